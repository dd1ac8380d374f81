import type { Seed } from './seed.ts';

export const italian: Seed = {
  code: 'it',
  writesDecimalComma: true,
  verbs: {
    send: `manda mandare mandagli mandale invia inviare inviagli inviale invii spedisci spedire trasferisci trasferire gira
      girare giragli fai_un_bonifico_di fai_un_trasferimento_di fare_un_bonifico_di`,
    pay: 'paga pagare pagagli pagale',
    swap: `scambia scambiare swappa swappare cambia cambiare converti convertire trasforma trasformare fai_uno_swap_di
      fare_uno_swap_di`,
    buy: 'compra comprare comprami acquista acquistare',
    sell: 'vendi vendere vendimi',
    deposit: 'deposita depositare versa versare metti mettere mettimi',
    withdraw:
      'preleva prelevare prelevami ritira ritirare ritirami tira_fuori tirami_fuori tirare_fuori togli togliere',
    borrow: 'prendi_in_prestito prendere_in_prestito prendimi_in_prestito',
    repay: 'ripaga ripagare rimborsa rimborsare restituisci restituire',
    stake:
      'metti_in_staking mettere_in_staking metti_in_stake metti_a_staking stakka stakkare staka stakare fai_staking_di',
    unstake: 'togli_dallo_staking togliere_dallo_staking leva_dallo_staking',
    wrap: 'wrappa wrappare',
    unwrap: 'unwrappa unwrappare',
    bridge: 'fai_il_bridge_di fai_bridge_di fare_il_bridge_di bridgia bridgiare',
    move: 'sposta spostare spostami',
    approve: `approva approvare autorizza autorizzare dai_l'approvazione_di dai_l'approvazione_per`,
    revoke: `revoca revocare togli_l'approvazione rimuovi_l'approvazione elimina_l'approvazione`,
    claim: 'riscuoti riscuotere reclama reclamare',
  },
  roles: {
    to: 'a ad al allo alla all ai agli alle verso in su sul',
    on: 'su sul sulla sullo sull in nel nella nello via tramite con',
    from: 'da dal dalla dallo dall dai',
    for: 'con in per a contro verso',
    with: 'con usando',
  },
  min: 'almeno minimo come_minimo non_meno_di',
  max: 'massimo al_massimo fino_a non_più_di',
  all: 'tutto tutti tutta tutte tutti_i tutti_gli tutte_le tutto_il tutta_la tutti_i_miei',
  half: 'metà la_metà metà_dei metà_degli metà_del la_metà_dei la_metà_degli metà_dei_miei',
  numbers: {
    '0.5': 'mezzo mezzo_di',
    '1.5': 'uno_e_mezzo un_e_mezzo',
    one: 'un uno',
    two: 'due',
    three: 'tre',
    four: 'quattro',
    five: 'cinque',
    six: 'sei',
    seven: 'sette',
    eight: 'otto',
    nine: 'nove',
    ten: 'dieci',
    fifteen: 'quindici',
    twenty: 'venti',
    'twenty five': 'venticinque',
    thirty: 'trenta',
    forty: 'quaranta',
    fifty: 'cinquanta',
    sixty: 'sessanta',
    seventy: 'settanta',
    eighty: 'ottanta',
    ninety: 'novanta',
    'one hundred': 'cento',
    'two hundred': 'duecento',
    'three hundred': 'trecento',
    'five hundred': 'cinquecento',
    'one thousand': 'mille',
    'two thousand': 'duemila',
  },
  names: { ETH: 'ether etere', BTC: 'bitcoin', USDC: 'usd_coin' },
  self: 'mio_portafoglio mio_wallet il_mio_portafoglio il_mio_wallet me_stesso mio_conto qui_nel_wallet nel_mio_wallet sul_mio_wallet',
  approval: `approvazione l'approvazione autorizzazione l'autorizzazione`,
  and: 'e poi e_poi',
  asks: `puoi potresti può potrebbe mi_puoi mi_potresti riesci_a potete vorrei voglio dovresti_per_favore`,
  fillers: `il lo la gli le l i di del dello della dei degli delle d un' mio mia miei mie per_favore per_piacere perfavore grazie
    grazie_mille ciao ehi senti allora adesso ora subito qui eh dai indirizzo portafoglio conto rete catena saldo che_ho quelli
    quello quella questo questa buongiorno buonasera salve amico bro caro`,
  reasons: `fratello sorella mamma papà amica zio zia nonna nonno cugino collega moglie marito figlio figlia affitto cena pranzo
    pizza spesa biglietto biglietti regalo compleanno bolletta bollette stipendio fattura caffè viaggio box auto box_auto`,
  stops: `non mai no nessuno niente nulla annulla annullare aspetta aspettare attendi ferma fermati stop lascia lascia_stare
    lascia_perdere lascia_stare scherzo scherzavo anzi invece domani dopodomani dopo stasera più_tardi tardi poi_vediamo quando
    se appena finché finchè prima_che a_meno qualora ogni settimana mese già ieri ho ha hanno abbiamo aveva ha_detto detto dice
    diceva chiede chiesto ha_chiesto dimentica dimenticalo ripensato ho_cambiato_idea cambiato ripensamento forse magari dovrei
    devo perché come_mai quanto oppure o eccetto tranne senza bozza simulazione simula prova_prima conferma evita evitare
    ricordami blocca sospendi rimanda rinvia`,
};
