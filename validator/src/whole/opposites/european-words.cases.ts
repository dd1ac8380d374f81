import { list } from '../../reader/languages/list.ts';
import type { OppositeWords } from './words.cases.ts';

const en: OppositeWords = {
  supply: list`
    Put 500 USDC into Aave to earn some interest
    Park 500 USDC in Aave for me
    Open a lending position on Aave with 500 USDC
    Top up my Aave deposit by 500 USDC
    Make a deposit of 500 USDC on Aave
  `,
  withdraw: list`
    Get my 500 USDC out of Aave
    Take 500 USDC back out of Aave
    Close my 500 USDC deposit on Aave
    Pull the 500 USDC I lent on Aave back to my wallet
    Cash out my 500 USDC position on Aave
    Make a withdrawal of 500 USDC from Aave
    Empty my Aave deposit of 500 USDC
  `,
  borrow: list`
    Take out a 500 USDC loan on Aave
    Draw 500 USDC against my collateral on Aave
    Get me a loan of 500 USDC on Aave
    Increase my Aave debt by 500 USDC
    Open a 500 USDC loan on Aave
  `,
  repay: list`
    Pay off my loan on Aave, 500 USDC
    Pay back the 500 USDC I borrowed on Aave
    Bring my Aave debt down by 500 USDC
    Settle 500 USDC of my debt on Aave
    Close out my 500 USDC loan on Aave
    Make a repayment of 500 USDC on Aave
    Return the borrowed 500 USDC to Aave
  `,
  wrap: list`
    Turn 2 ETH into WETH
    Convert 2 plain ETH to wrapped ether
    I need 2 WETH, make them from my ETH
  `,
  unwrap: list`
    Turn my 2 WETH back into ETH
    Convert 2 wrapped ether to plain ETH
    Make plain ETH out of my 2 WETH
    Redeem 2 WETH for ETH
  `,
  stake: list`
    Lock 2 ETH in Lido for staking
    Put 2 ETH to work at Lido
    Start staking 2 ETH with Lido
    Mint stETH from 2 ETH at Lido
  `,
  unstake: list`
    Take 2 stETH out of staking at Lido
    End the staking of 2 stETH with Lido
    Request a withdrawal of 2 stETH from Lido
    Cash in 2 stETH at Lido for ETH
  `,
  approve: list`
    Let {friend} spend up to 500 USDC of mine
    Give {friend} an allowance of 500 USDC
    Set the USDC allowance of {friend} to 500
    Raise the allowance of {friend} to 500 USDC
  `,
  revoke: list`
    Bring the 500 USDC allowance of {friend} to zero
    Take the 500 USDC allowance away from {friend}
    Stop {friend} from spending my USDC, the 500 USDC allowance has to go
    Withdraw the permission of {friend} to spend 500 USDC
    Undo the 500 USDC approval for {friend}
    Remove the spending limit of 500 USDC that {friend} has
  `,
  buy: list`
    Buy at least 0.1 WETH with 500 USDC on Uniswap V3
    Spend 500 USDC on Uniswap V3 and get at least 0.1 WETH
    Go from 500 USDC to at least 0.1 WETH on Uniswap V3
  `,
  sell: list`
    Sell at most 0.1 WETH for 500 USDC on Uniswap V3
    Get me 500 USDC for no more than 0.1 WETH on Uniswap V3
    Cash at most 0.1 WETH out into 500 USDC on Uniswap V3
  `,
  use: list`
    Turn on WETH as collateral on Aave
    Use my WETH as collateral on Aave
    Make my WETH count as collateral on Aave
  `,
  spare: list`
    Turn off WETH as collateral on Aave
    Stop using my WETH as collateral on Aave
    Take WETH out of my collateral on Aave
    My WETH shall no longer be collateral on Aave, switch it off
  `,
  send: list`
    Send 500 USDC to {friend}
    Pay {friend} 500 USDC
    Give {friend} the 500 USDC I owe
  `,
  request: list`
    Request 500 USDC from {friend}
    Ask {friend} to pay me 500 USDC
    Collect 500 USDC from {friend}
    Send {friend} a bill for 500 USDC
    Get the 500 USDC back that {friend} owes me
    Invoice {friend} for 500 USDC
  `,
  leave: list`
    Bridge 500 USDC from Ethereum to Base with CCTP
    Bring 500 USDC over to Base from Ethereum with CCTP
  `,
  return: list`
    Bridge 500 USDC from Base to Ethereum with CCTP
    Bring my 500 USDC from Base back home to Ethereum with CCTP
  `,
};

const es: OppositeWords = {
  supply: list`
    Mete 500 USDC en Aave para ganar intereses
    Haz un depósito de 500 USDC en Aave
    Abre una posición de préstamo en Aave con 500 USDC
    Aporta 500 USDC a Aave
  `,
  withdraw: list`
    Saca mis 500 USDC de Aave
    Haz un retiro de 500 USDC de Aave
    Cierra mi depósito de 500 USDC en Aave
    Devuélveme a la billetera los 500 USDC que tengo en Aave
    Recupera mis 500 USDC de Aave
  `,
  borrow: list`
    Pide un préstamo de 500 USDC en Aave
    Toma prestados 500 USDC en Aave
    Sácame un préstamo de 500 USDC en Aave
    Aumenta mi deuda en Aave en 500 USDC
  `,
  repay: list`
    Paga mi préstamo de Aave, 500 USDC
    Devuelve los 500 USDC que pedí prestados en Aave
    Salda 500 USDC de mi deuda en Aave
    Amortiza 500 USDC de mi préstamo en Aave
    Liquida mi préstamo de 500 USDC en Aave
    Cancela mi deuda de 500 USDC en Aave
  `,
  wrap: list`
    Convierte 2 ETH en WETH
    Envuelve 2 ETH
    Pasa 2 ETH a ether envuelto
  `,
  unwrap: list`
    Convierte mis 2 WETH otra vez en ETH
    Desenvuelve 2 WETH
    Pasa 2 WETH a ETH normal
  `,
  stake: list`
    Pon 2 ETH en staking en Lido
    Haz staking de 2 ETH con Lido
    Bloquea 2 ETH en Lido
  `,
  unstake: list`
    Saca 2 stETH del staking de Lido
    Deshaz el staking de 2 stETH en Lido
    Solicita el retiro de 2 stETH de Lido
  `,
  approve: list`
    Autoriza a {friend} a gastar 500 USDC
    Dale a {friend} un permiso de gasto de 500 USDC
    Deja que {friend} gaste hasta 500 USDC míos
  `,
  revoke: list`
    Quítale a {friend} el permiso de 500 USDC
    Pon a cero la autorización de 500 USDC de {friend}
    Retira la autorización de 500 USDC que tiene {friend}
    Anula el permiso de gasto de 500 USDC de {friend}
    Elimina la aprobación de 500 USDC para {friend}
  `,
  buy: list`
    Compra al menos 0,1 WETH con 500 USDC en Uniswap V3
    Gasta 500 USDC en Uniswap V3 y consigue al menos 0,1 WETH
  `,
  sell: list`
    Vende como máximo 0,1 WETH por 500 USDC en Uniswap V3
    Consigue 500 USDC por no más de 0,1 WETH en Uniswap V3
  `,
  use: list`
    Activa WETH como garantía en Aave
    Usa mi WETH como colateral en Aave
  `,
  spare: list`
    Desactiva WETH como garantía en Aave
    Deja de usar mi WETH como colateral en Aave
    Quita WETH de mi garantía en Aave
  `,
  send: list`
    Manda 500 USDC a {friend}
    Págale 500 USDC a {friend}
  `,
  request: list`
    Pídele 500 USDC a {friend}
    Cóbrale 500 USDC a {friend}
    Solicita un pago de 500 USDC a {friend}
    Reclama a {friend} los 500 USDC que me debe
    Pásale una factura de 500 USDC a {friend}
  `,
  leave: 'Pasa 500 USDC de Ethereum a Base con CCTP',
  return: list`
    Pasa 500 USDC de Base a Ethereum con CCTP
    Trae de vuelta 500 USDC de Base a Ethereum con CCTP
  `,
};

const fr: OppositeWords = {
  supply: list`
    Place 500 USDC sur Aave
    Fais un dépôt de 500 USDC sur Aave
    Ouvre une position de prêt de 500 USDC sur Aave
    Mets 500 USDC dans Aave
  `,
  withdraw: list`
    Récupère mes 500 USDC sur Aave
    Fais un retrait de 500 USDC depuis Aave
    Sors 500 USDC d’Aave
    Clôture mon dépôt de 500 USDC sur Aave
    Rapatrie mes 500 USDC depuis Aave vers mon portefeuille
  `,
  borrow: list`
    Contracte un prêt de 500 USDC sur Aave
    Emprunte 500 USDC sur Aave
    Fais un emprunt de 500 USDC sur Aave
    Augmente ma dette de 500 USDC sur Aave
  `,
  repay: list`
    Rembourse mon prêt Aave, 500 USDC
    Rends les 500 USDC empruntés sur Aave
    Solde ma dette de 500 USDC sur Aave
    Réduis ma dette Aave de 500 USDC
    Fais un remboursement de 500 USDC sur Aave
    Règle mon emprunt de 500 USDC sur Aave
  `,
  wrap: list`
    Transforme 2 ETH en WETH
    Emballe 2 ETH
    Convertis 2 ETH en ether emballé
  `,
  unwrap: list`
    Retransforme mes 2 WETH en ETH
    Déballe 2 WETH
    Convertis 2 WETH en ETH simple
  `,
  stake: list`
    Mets 2 ETH en staking chez Lido
    Stake 2 ETH chez Lido
    Bloque 2 ETH chez Lido
  `,
  unstake: list`
    Sors 2 stETH du staking chez Lido
    Retire 2 stETH de Lido
    Arrête le staking de 2 stETH chez Lido
    Demande le retrait de 2 stETH chez Lido
  `,
  approve: list`
    Autorise {friend} à dépenser 500 USDC
    Donne à {friend} une autorisation de 500 USDC
    Laisse {friend} dépenser jusqu’à 500 USDC
  `,
  revoke: list`
    Retire à {friend} son autorisation de 500 USDC
    Remets à zéro l’autorisation de 500 USDC de {friend}
    Annule l’approbation de 500 USDC pour {friend}
    Supprime la permission de {friend} de dépenser 500 USDC
    Enlève à {friend} le droit de dépenser 500 USDC
  `,
  buy: list`
    Achète au moins 0,1 WETH avec 500 USDC sur Uniswap V3
    Dépense 500 USDC sur Uniswap V3 pour au moins 0,1 WETH
  `,
  sell: list`
    Vends au plus 0,1 WETH pour 500 USDC sur Uniswap V3
    Obtiens 500 USDC pour 0,1 WETH au maximum sur Uniswap V3
  `,
  use: list`
    Active le WETH comme garantie sur Aave
    Utilise mon WETH comme collatéral sur Aave
  `,
  spare: list`
    Désactive le WETH comme garantie sur Aave
    Arrête d’utiliser mon WETH comme collatéral sur Aave
    Retire le WETH de mes garanties sur Aave
  `,
  send: list`
    Envoie 500 USDC à {friend}
    Paie 500 USDC à {friend}
  `,
  request: list`
    Demande 500 USDC à {friend}
    Réclame 500 USDC à {friend}
    Facture 500 USDC à {friend}
    Envoie à {friend} une demande de paiement de 500 USDC
    Récupère les 500 USDC que {friend} me doit
  `,
  leave: 'Transfère 500 USDC d’Ethereum vers Base avec CCTP',
  return: list`
    Transfère 500 USDC de Base vers Ethereum avec CCTP
    Ramène 500 USDC de Base sur Ethereum avec CCTP
  `,
};

const de: OppositeWords = {
  supply: list`
    Leg 500 USDC bei Aave an
    Zahl 500 USDC bei Aave ein
    Mach eine Einzahlung von 500 USDC bei Aave
    Eröffne bei Aave eine Einlage über 500 USDC
  `,
  withdraw: list`
    Hol meine 500 USDC aus Aave raus
    Zahl mir 500 USDC von Aave aus
    Löse meine Einlage von 500 USDC bei Aave auf
    Nimm 500 USDC wieder aus Aave heraus
    Bitte eine Auszahlung von 500 USDC aus Aave
  `,
  borrow: list`
    Nimm bei Aave einen Kredit über 500 USDC auf
    Leih mir 500 USDC bei Aave
    Erhöhe meine Schulden bei Aave um 500 USDC
    Bitte ein Darlehen von 500 USDC bei Aave aufnehmen
  `,
  repay: list`
    Zahl meinen Kredit bei Aave ab, 500 USDC
    Gib die geliehenen 500 USDC an Aave zurück
    Tilge 500 USDC meiner Schulden bei Aave
    Begleiche meine Schulden von 500 USDC bei Aave
    Lös meinen Kredit über 500 USDC bei Aave ab
    Mach bei Aave eine Rückzahlung von 500 USDC
  `,
  wrap: list`
    Mach aus 2 ETH WETH
    Wandle 2 ETH in WETH um
    Verpacke 2 ETH
  `,
  unwrap: list`
    Mach aus meinen 2 WETH wieder ETH
    Wandle 2 WETH zurück in ETH
    Entpacke 2 WETH
  `,
  stake: list`
    Stake 2 ETH bei Lido
    Leg 2 ETH bei Lido zum Staken an
    Binde 2 ETH bei Lido
  `,
  unstake: list`
    Nimm 2 stETH bei Lido aus dem Staking
    Hol 2 stETH aus Lido zurück
    Beende das Staking von 2 stETH bei Lido
  `,
  approve: list`
    Erlaube {friend}, 500 USDC auszugeben
    Gib {friend} eine Freigabe über 500 USDC
    Räume {friend} ein Limit von 500 USDC ein
  `,
  revoke: list`
    Entzieh {friend} die Freigabe über 500 USDC
    Setz die Freigabe von 500 USDC für {friend} auf null
    Nimm {friend} die Erlaubnis für 500 USDC wieder weg
    Lösch die Freigabe von 500 USDC für {friend}
    Hebe die Freigabe über 500 USDC für {friend} auf
  `,
  buy: list`
    Kauf mindestens 0,1 WETH für 500 USDC auf Uniswap V3
    Gib 500 USDC auf Uniswap V3 aus und hol mindestens 0,1 WETH
  `,
  sell: list`
    Verkauf höchstens 0,1 WETH für 500 USDC auf Uniswap V3
    Besorg mir 500 USDC für höchstens 0,1 WETH auf Uniswap V3
  `,
  use: list`
    Schalte WETH bei Aave als Sicherheit ein
    Nutze mein WETH bei Aave als Sicherheit
  `,
  spare: list`
    Schalte WETH bei Aave als Sicherheit aus
    Nimm WETH bei Aave aus der Besicherung
    Benutze mein WETH nicht länger als Sicherheit bei Aave
  `,
  send: list`
    Schick 500 USDC an {friend}
    Überweise 500 USDC an {friend}
  `,
  request: list`
    Fordere 500 USDC von {friend} an
    Bitte {friend} um 500 USDC
    Stell {friend} 500 USDC in Rechnung
    Treib die 500 USDC ein, die {friend} mir schuldet
    Schick {friend} eine Rechnung über 500 USDC
    Zieh 500 USDC von {friend} ein
  `,
  leave: 'Bring 500 USDC mit CCTP von Ethereum nach Base',
  return: list`
    Bring 500 USDC mit CCTP von Base nach Ethereum
    Hol meine 500 USDC mit CCTP von Base zurück nach Ethereum
  `,
};

const pt: OppositeWords = {
  supply: list`
    Coloca 500 USDC na Aave para render
    Faz um depósito de 500 USDC na Aave
    Aplica 500 USDC na Aave
    Abre uma posição de 500 USDC na Aave
  `,
  withdraw: list`
    Tira meus 500 USDC da Aave
    Faz um saque de 500 USDC da Aave
    Resgata 500 USDC da Aave
    Encerra meu depósito de 500 USDC na Aave
    Traz de volta os 500 USDC que estão na Aave
  `,
  borrow: list`
    Pega um empréstimo de 500 USDC na Aave
    Toma 500 USDC emprestados na Aave
    Faz um empréstimo de 500 USDC na Aave para mim
    Aumenta minha dívida na Aave em 500 USDC
  `,
  repay: list`
    Quita meu empréstimo na Aave, 500 USDC
    Devolve os 500 USDC que peguei emprestados na Aave
    Abate 500 USDC da minha dívida na Aave
    Paga 500 USDC da minha dívida na Aave
    Liquida meu empréstimo de 500 USDC na Aave
    Amortiza 500 USDC do empréstimo na Aave
  `,
  wrap: list`
    Transforma 2 ETH em WETH
    Embrulha 2 ETH
    Converte 2 ETH em ether embrulhado
  `,
  unwrap: list`
    Transforma meus 2 WETH de volta em ETH
    Desembrulha 2 WETH
    Converte 2 WETH em ETH normal
  `,
  stake: list`
    Faz staking de 2 ETH na Lido
    Coloca 2 ETH em staking na Lido
  `,
  unstake: list`
    Tira 2 stETH do staking da Lido
    Desfaz o staking de 2 stETH na Lido
    Solicita o saque de 2 stETH da Lido
  `,
  approve: list`
    Autoriza {friend} a gastar 500 USDC
    Dá a {friend} uma permissão de 500 USDC
    Deixa {friend} gastar até 500 USDC meus
  `,
  revoke: list`
    Tira de {friend} a permissão de 500 USDC
    Zera a autorização de 500 USDC de {friend}
    Cancela a aprovação de 500 USDC para {friend}
    Remove a autorização de 500 USDC que {friend} tem
  `,
  buy: list`
    Compra pelo menos 0,1 WETH com 500 USDC na Uniswap V3
    Gasta 500 USDC na Uniswap V3 e pega pelo menos 0,1 WETH
  `,
  sell: list`
    Vende no máximo 0,1 WETH por 500 USDC na Uniswap V3
    Consegue 500 USDC por no máximo 0,1 WETH na Uniswap V3
  `,
  use: list`
    Ativa WETH como garantia na Aave
    Usa meu WETH como colateral na Aave
  `,
  spare: list`
    Desativa WETH como garantia na Aave
    Para de usar meu WETH como colateral na Aave
    Tira WETH da garantia na Aave
  `,
  send: list`
    Manda 500 USDC para {friend}
    Paga 500 USDC a {friend}
  `,
  request: list`
    Cobra 500 USDC de {friend}
    Pede 500 USDC a {friend}
    Solicita um pagamento de 500 USDC a {friend}
    Recupera os 500 USDC que {friend} me deve
    Manda para {friend} uma cobrança de 500 USDC
  `,
  leave: 'Passa 500 USDC da Ethereum para a Base com CCTP',
  return: list`
    Passa 500 USDC da Base para a Ethereum com CCTP
    Traz 500 USDC da Base de volta para a Ethereum com CCTP
  `,
};

const id: OppositeWords = {
  supply: list`
    Taruh 500 USDC di Aave biar dapat bunga
    Setor 500 USDC ke Aave
    Buka posisi pinjaman 500 USDC di Aave sebagai pemberi pinjaman
    Simpan 500 USDC di Aave
  `,
  withdraw: list`
    Tarik 500 USDC dari Aave
    Keluarkan 500 USDC saya dari Aave
    Ambil kembali 500 USDC saya dari Aave
    Cairkan simpanan 500 USDC di Aave
    Tutup simpanan 500 USDC saya di Aave
  `,
  borrow: list`
    Pinjam 500 USDC di Aave
    Ambil pinjaman 500 USDC di Aave
    Ajukan utang 500 USDC di Aave
    Tambah utang saya di Aave sebesar 500 USDC
  `,
  repay: list`
    Lunasi pinjaman saya di Aave, 500 USDC
    Bayar utang 500 USDC saya di Aave
    Kembalikan 500 USDC yang saya pinjam di Aave
    Kurangi utang saya di Aave sebesar 500 USDC
    Cicil pinjaman Aave saya 500 USDC
    Tutup pinjaman 500 USDC saya di Aave
  `,
  wrap: list`
    Ubah 2 ETH jadi WETH
    Bungkus 2 ETH
  `,
  unwrap: list`
    Ubah 2 WETH kembali jadi ETH
    Buka bungkus 2 WETH
    Jadikan 2 WETH saya ETH biasa
  `,
  stake: list`
    Stake 2 ETH di Lido
    Kunci 2 ETH di Lido
  `,
  unstake: list`
    Unstake 2 stETH di Lido
    Tarik 2 stETH dari staking Lido
    Hentikan staking 2 stETH di Lido
  `,
  approve: list`
    Izinkan {friend} memakai 500 USDC saya
    Beri {friend} izin belanja 500 USDC
  `,
  revoke: list`
    Cabut izin 500 USDC milik {friend}
    Nolkan izin 500 USDC untuk {friend}
    Hapus persetujuan 500 USDC untuk {friend}
    Batalkan izin {friend} memakai 500 USDC
  `,
  buy: 'Beli minimal 0,1 WETH dengan 500 USDC di Uniswap V3',
  sell: list`
    Jual maksimal 0,1 WETH untuk 500 USDC di Uniswap V3
    Dapatkan 500 USDC dengan maksimal 0,1 WETH di Uniswap V3
  `,
  use: list`
    Aktifkan WETH sebagai jaminan di Aave
    Pakai WETH saya sebagai agunan di Aave
  `,
  spare: list`
    Nonaktifkan WETH sebagai jaminan di Aave
    Berhenti pakai WETH saya sebagai agunan di Aave
    Matikan WETH sebagai jaminan di Aave
  `,
  send: list`
    Kirim 500 USDC ke {friend}
    Bayar {friend} 500 USDC
  `,
  request: list`
    Minta 500 USDC dari {friend}
    Tagih 500 USDC ke {friend}
    Mintakan pembayaran 500 USDC ke {friend}
    Kirim tagihan 500 USDC ke {friend}
  `,
  leave: 'Pindahkan 500 USDC dari Ethereum ke Base lewat CCTP',
  return: list`
    Pindahkan 500 USDC dari Base ke Ethereum lewat CCTP
    Bawa pulang 500 USDC dari Base ke Ethereum lewat CCTP
  `,
};

const tr: OppositeWords = {
  supply: list`
    Aave'ye 500 USDC yatır
    500 USDC'yi Aave'ye koy
    Aave'de 500 USDC'lik bir mevduat aç
    Aave'ye 500 USDC ekle
  `,
  withdraw: list`
    Aave'den 500 USDC çek
    Aave'deki 500 USDC'mi geri al
    500 USDC'mi Aave'den çıkar
    Aave'deki 500 USDC'lik mevduatımı kapat
    Aave'deki 500 USDC'mi cüzdanıma getir
  `,
  borrow: list`
    Aave'den 500 USDC borç al
    Aave'de 500 USDC kredi çek
    Aave'deki borcumu 500 USDC artır
  `,
  repay: list`
    Aave'deki borcumu öde, 500 USDC
    Aave'den aldığım 500 USDC borcu geri öde
    Aave kredimin 500 USDC'sini kapat
    Aave'deki borcumu 500 USDC azalt
    Aave'ye 500 USDC borç ödemesi yap
  `,
  wrap: list`
    2 ETH'yi WETH'e çevir
    2 ETH sar
  `,
  unwrap: list`
    2 WETH'i tekrar ETH'ye çevir
    2 WETH'i aç
    2 WETH'imi normal ETH yap
  `,
  stake: list`
    Lido'da 2 ETH stake et
    2 ETH'yi Lido'da kilitle
  `,
  unstake: list`
    Lido'daki 2 stETH'yi stake'ten çıkar
    Lido'dan 2 stETH çek
    Lido'da 2 stETH'nin stake'ini sonlandır
  `,
  approve: list`
    {friend} adresine 500 USDC harcama izni ver
    {friend} adresinin 500 USDC'mi harcamasına izin ver
  `,
  revoke: list`
    {friend} adresinin 500 USDC iznini kaldır
    {friend} adresinin 500 USDC harcama iznini iptal et
    {friend} için 500 USDC onayını sıfırla
    {friend} adresine verdiğim 500 USDC iznini geri al
  `,
  buy: "Uniswap V3'te 500 USDC ile en az 0,1 WETH al",
  sell: list`
    Uniswap V3'te en fazla 0,1 WETH satıp 500 USDC al
    Uniswap V3'te en çok 0,1 WETH karşılığında 500 USDC al
  `,
  use: list`
    Aave'de WETH'i teminat olarak aç
    Aave'de WETH'imi teminat olarak kullan
  `,
  spare: list`
    Aave'de WETH'i teminat olarak kapat
    Aave'de WETH'imi teminat olarak kullanmayı bırak
    WETH'i Aave teminatımdan çıkar
  `,
  send: list`
    {friend} adresine 500 USDC gönder
    {friend} adresine 500 USDC öde
  `,
  request: list`
    {friend} adresinden 500 USDC iste
    {friend} adresinden 500 USDC tahsil et
    {friend} adresine 500 USDC fatura kes
    {friend} adresinden 500 USDC ödeme talep et
  `,
  leave: "CCTP ile 500 USDC'yi Ethereum'dan Base'e taşı",
  return: list`
    CCTP ile 500 USDC'yi Base'den Ethereum'a taşı
    CCTP ile 500 USDC'mi Base'den Ethereum'a geri getir
  `,
};

const ru: OppositeWords = {
  supply: list`
    Положи 500 USDC в Aave под проценты
    Внеси 500 USDC в Aave
    Открой депозит на 500 USDC в Aave
    Пополни мой депозит в Aave на 500 USDC
  `,
  withdraw: list`
    Забери мои 500 USDC из Aave
    Выведи 500 USDC из Aave
    Закрой мой депозит на 500 USDC в Aave
    Сними 500 USDC с Aave
    Верни 500 USDC из Aave на мой кошелёк
  `,
  borrow: list`
    Возьми заём 500 USDC на Aave
    Займи 500 USDC на Aave
    Оформи кредит на 500 USDC в Aave
    Увеличь мой долг в Aave на 500 USDC
  `,
  repay: list`
    Погаси мой заём на Aave, 500 USDC
    Верни 500 USDC, взятые в долг на Aave
    Закрой долг 500 USDC на Aave
    Уменьши мой долг в Aave на 500 USDC
    Выплати кредит 500 USDC на Aave
    Внеси платёж 500 USDC по кредиту на Aave
  `,
  wrap: list`
    Преврати 2 ETH в WETH
    Оберни 2 ETH
  `,
  unwrap: list`
    Преврати мои 2 WETH обратно в ETH
    Разверни 2 WETH
    Сделай из 2 WETH обычный ETH
  `,
  stake: list`
    Отправь 2 ETH в стейкинг Lido
    Застейкай 2 ETH в Lido
  `,
  unstake: list`
    Выведи 2 stETH из стейкинга Lido
    Забери 2 stETH из Lido
    Прекрати стейкинг 2 stETH в Lido
  `,
  approve: list`
    Разреши {friend} тратить 500 USDC
    Дай {friend} разрешение на 500 USDC
  `,
  revoke: list`
    Отзови разрешение {friend} на 500 USDC
    Обнули разрешение {friend} на 500 USDC
    Забери у {friend} право тратить 500 USDC
    Сними с {friend} разрешение на 500 USDC
    Убери аппрув на 500 USDC для {friend}
  `,
  buy: 'Купи не меньше 0,1 WETH за 500 USDC на Uniswap V3',
  sell: list`
    Продай не больше 0,1 WETH за 500 USDC на Uniswap V3
    Получи 500 USDC не более чем за 0,1 WETH на Uniswap V3
  `,
  use: list`
    Включи WETH как залог на Aave
    Используй мой WETH как обеспечение на Aave
  `,
  spare: list`
    Выключи WETH как залог на Aave
    Перестань использовать мой WETH как обеспечение на Aave
    Убери WETH из залога на Aave
  `,
  send: list`
    Отправь 500 USDC на {friend}
    Заплати {friend} 500 USDC
  `,
  request: list`
    Запроси 500 USDC у {friend}
    Попроси {friend} заплатить мне 500 USDC
    Выставь {friend} счёт на 500 USDC
    Взыщи 500 USDC с {friend}
    Верни 500 USDC, которые мне должен {friend}
  `,
  leave: 'Переведи 500 USDC из Ethereum в Base через CCTP',
  return: list`
    Переведи 500 USDC из Base в Ethereum через CCTP
    Верни 500 USDC из Base обратно в Ethereum через CCTP
  `,
};

export const europeanWords = { en, es, fr, de, pt, id, tr, ru };
