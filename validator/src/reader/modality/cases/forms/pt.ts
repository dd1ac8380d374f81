import { list } from '../../../languages/list.ts';
import type { Paradigm } from './paradigm.ts';

export const portuguese: Paradigm = {
  about: '5 USDC para a carteira do meu irmão bob.eth',
  ordered: [
    list`
      envia
      envie
      enviem
      enviar
      envie-me
      envia-lhe
      quero *enviar
      quero que *envie
      pode *enviar
      você pode *enviar
      por favor *envie
      gostaria de *enviar
      preciso *enviar
      *envio de
      para o aluguel *envia
      oi João, *envia
      me *envia
      agora *envia
    `,
    list`
      manda
      mande
      mandem
      mandar
      quero *mandar
      quero que *mande
      me *manda
      poderia *mandar
      pro meu irmão *manda
      da minha conta *manda
      por favor *manda
    `,
    list`
      transfere
      transfira
      transfiram
      transferir
      quero *transferir
      quero que *transfira
      *transferência de
      faça uma *transferência de
      pode *transferir
    `,
    list`
      troca
      troque
      troquem
      trocar
      quero *trocar
      quero que *troque
      *troca de
      pode *trocar
      preciso que *troque
    `,
    list`
      compra
      compre
      comprem
      comprar
      quero *comprar
      quero que *compre
      *compra de
      me *compra
    `,
    'vende|venda|vendam|vender|quero *vender|quero que *venda|*venda de',
    list`
      deposita
      deposite
      depositem
      depositar
      quero *depositar
      quero que *deposite
      *depósito de
    `,
    'saca|saque|saquem|sacar|quero *sacar|quero que *saque|*saque de|do cofre *saca',
    'aprova|aprove|aprovem|aprovar|quero *aprovar|quero que *aprove',
  ],
  told: [
    list`
      enviei
      enviou
      enviamos
      enviaram
      enviarei
      enviará
      enviaremos
      enviarão
      enviava
      enviavam
      enviaria
      enviariam
      envio
      enviam
      enviado
      tenho *enviado
      eu *envio
      João *envia
      meu irmão *envia
      o cliente *envia
      ela *envia
      vai *enviar
      quer *enviar
      nós *enviamos
      a gente *envia
      a empresa do meu primo *envia
    `,
    list`
      mandei
      mandou
      mandamos
      mandaram
      mandarei
      mandará
      mandaremos
      mandarão
      mandava
      mandaria
      mando
      mandam
      mandado
      Maria *manda
      minha mãe *manda
      ele me *manda
    `,
    list`
      transferi
      transferiu
      transferimos
      transferiram
      transferirei
      transferirá
      transferia
      transferiria
      transfiro
      transferem
      transferido
      Pedro *transfere
      meu chefe *transfere
    `,
    list`
      troquei
      trocou
      trocamos
      trocaram
      trocarei
      trocará
      trocava
      trocaria
      troco
      trocam
      trocado
      Pedro *troca
      minha amiga *troca
    `,
    list`
      comprei
      comprou
      compramos
      compraram
      comprarei
      comprará
      comprava
      compraria
      compro
      compram
      comprado
      Ana *compra
      meu pai *compra
    `,
    list`
      vendi
      vendeu
      vendemos
      venderam
      venderei
      venderá
      vendia
      venderia
      vendo
      vendem
      vendido
      Ana *vende
      meu pai *vende
    `,
    list`
      depositei
      depositou
      depositamos
      depositaram
      depositarei
      depositará
      depositava
      depositaria
      deposito
      depositam
      depositado
      Ana *deposita
      o banco *deposita
    `,
    list`
      saquei
      sacou
      sacamos
      sacaram
      sacarei
      sacará
      sacava
      sacaria
      saco
      sacam
      sacado
      meu sócio *saca
      Luís *saca
    `,
    list`
      aprovei
      aprovou
      aprovamos
      aprovaram
      aprovarei
      aprovará
      aprovava
      aprovaria
      aprovo
      aprovam
      aprovado
      meu sócio *aprova
      Luís *aprova
    `,
  ],
};
