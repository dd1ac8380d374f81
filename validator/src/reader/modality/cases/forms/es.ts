import { list } from '../../../languages/list.ts';
import type { Paradigm } from './paradigm.ts';

export const spanish: Paradigm = {
  about: '5 USDC a la cuenta bob.eth',
  ordered: [
    list`
      envía
      envia
      envíe
      enviá
      enviad
      envíen
      enviar
      enviarle
      envíale
      envíame
      envíalos
      quiero *enviar
      quiero que *envíes
      necesito que *envíe
      puedes *enviar
      podrías *enviarle
      por favor *envía
      quiero que se *envíen
      quisiera *enviar
      hay que *enviar
      para el alquiler *envía
      hola Juan, *envía
      *envío de
      *envíese
      ahora *envía
      desde mi cuenta *envía
      hola, *envía
      porfa *envía
    `,
    list`
      transfiere
      transfiera
      transferir
      transfiéreme
      transfiérele
      transfieran
      transferid
      *transferencia de
      haz una *transferencia de
      quiero que *transfieras
      me gustaría *transferir
      quiero que se *transfieran
      a mi hermano *transfiérele
    `,
    list`
      cambia
      cambie
      cambiá
      cambiad
      cambien
      cambiar
      cámbiame
      cámbialos
      quiero *cambiar
      quiero que *cambies
      puedes *cambiarme
      quiero que se *cambien
      *cambio de
      tengo que *cambiar
      *canjear
    `,
    list`
      compra
      compre
      comprá
      comprad
      compren
      comprar
      cómprame
      cómpralos
      quiero *comprar
      quiero que *compres
      *compra de
      quiero que se *compren
      con mis ahorros *compra
    `,
    list`
      vende
      venda
      vendé
      vended
      vendan
      vender
      véndeme
      véndelos
      quiero *vender
      quiero que *vendas
      *venta de
      quiero que se *vendan
    `,
    list`
      deposita
      deposite
      depositá
      depositad
      depositen
      depositar
      deposítame
      quiero *depositar
      quiero que *deposites
      *depósito de
      quiero que se *depositen
    `,
    list`
      retira
      retire
      retirá
      retirad
      retiren
      retirar
      retírame
      quiero *retirar
      quiero que *retires
      *retiro de
      quiero que se *retiren
      de la bóveda *retira
    `,
    list`
      aprueba
      apruebe
      aprobá
      aprobad
      aprueben
      aprobar
      apruébale
      quiero *aprobar
      quiero que *apruebes
      quiero que se *aprueben
    `,
  ],
  told: [
    list`
      envié
      envió
      enviaste
      enviamos
      enviaron
      enviaré
      enviará
      enviarás
      enviaremos
      enviarán
      enviaba
      enviaban
      enviaría
      enviarían
      envío
      envías
      envían
      enviado
      he *enviado
      yo *envío
      Juan *envía
      mi hermano *envía
      el cliente *envía
      le *envía
      me *envía
      se *envía
      ella *envía
      va a *enviar
      quiere *enviar
      voy a *enviar
      nosotros *enviamos
      la empresa de mi primo *envía
      Juan siempre *envía
    `,
    list`
      transferí
      transfirió
      transferiste
      transferimos
      transfirieron
      transferiré
      transferirá
      transferiremos
      transferirán
      transfería
      transferiría
      transfiero
      transfieres
      transfieren
      transferido
      María *transfiere
      mi jefe *transfiere
      se *transfiere
      han *transferido
      pensaba *transferir
      nos *transfiere
    `,
    list`
      cambié
      cambió
      cambiaste
      cambiamos
      cambiaron
      cambiaré
      cambiará
      cambiaremos
      cambiarán
      cambiaba
      cambiaría
      cambias
      cambian
      cambiado
      mi amiga *cambia
      Pedro *cambia
      se *cambia
      había *cambiado
    `,
    list`
      compré
      compró
      compraste
      compramos
      compraron
      compraré
      comprará
      compraremos
      comprarán
      compraba
      compraría
      compro
      compran
      comprado
      mi padre *compra
      Pedro *compra
      se *compra
    `,
    list`
      vendí
      vendió
      vendiste
      vendimos
      vendieron
      venderé
      venderá
      venderemos
      venderán
      vendía
      vendería
      vendo
      vendes
      venden
      vendido
      mi padre *vende
      Ana *vende
      se *vende
    `,
    list`
      deposité
      depositó
      depositaste
      depositamos
      depositaron
      depositaré
      depositará
      depositaremos
      depositaba
      depositaría
      deposito
      depositan
      depositado
      mi banco *deposita
      Ana *deposita
    `,
    list`
      retiré
      retiró
      retiraste
      retiramos
      retiraron
      retiraré
      retirará
      retiraremos
      retiraba
      retiraría
      retiro
      retiran
      retirado
      mi socio *retira
      Luis *retira
    `,
    list`
      aprobé
      aprobó
      aprobaste
      aprobamos
      aprobaron
      aprobaré
      aprobará
      aprobaba
      aprobaría
      apruebo
      aprueban
      aprobado
      mi socio *aprueba
      Luis *aprueba
    `,
  ],
};
