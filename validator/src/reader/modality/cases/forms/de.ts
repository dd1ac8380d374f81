import { list } from '../../../languages/list.ts';
import type { Paradigm } from './paradigm.ts';

export const german: Paradigm = {
  about: '5 USDC an die Adresse von bob.eth',
  ordered: [
    list`
      sende
      send
      sendet bitte
      senden Sie
      bitte … *senden
      … *senden
      sende bitte
      ich möchte … *senden
      ich will … *senden
      ich würde gerne … *senden
      kannst du … *senden
      könntest du … *senden
      können Sie bitte … *senden
      wir möchten … *senden
      du sollst … *senden
      bitte *sende
      für die Miete *sende
      hallo Peter, *sende
      von meinem Konto *sende
      und *sende
      jetzt *sende
    `,
    list`
      schick
      schicke
      schickt bitte
      schicken Sie
      bitte … *schicken
      … *schicken
      schick mal
      ich möchte … *schicken
      kannst du mir … *schicken
      lass uns … *schicken
      bitte *schick
    `,
    list`
      überweise
      überweis
      überweisen Sie
      … *überweisen
      bitte … *überweisen
      ich möchte … *überweisen
      *Überweisung von
      ich muss … *überweisen
      könntest du bitte … *überweisen
    `,
    list`
      tausche
      tausch
      tauschen Sie
      … *tauschen
      ich möchte … *tauschen
      *Tausch von
      kannst du … *tauschen
      bitte *tausche
    `,
    list`
      kaufe
      kauf
      kaufen Sie
      … *kaufen
      ich will … *kaufen
      *Kauf von
      kauf mir
      kannst du … *kaufen
      bitte *kaufe
    `,
    list`
      verkaufe
      verkauf
      verkaufen Sie
      … *verkaufen
      ich will … *verkaufen
      *Verkauf von
      bitte *verkaufe
    `,
    list`
      … *einzahlen
      zahle … ein
      zahl … ein
      ich möchte … *einzahlen
      *Einzahlung von
      bitte … *einzahlen
    `,
    list`
      … *abheben
      hebe … ab
      heb … ab
      ich möchte … *abheben
      *Abhebung von
      bitte … *abheben
    `,
    'genehmige|genehmigen Sie|… *genehmigen|ich möchte … *genehmigen|bitte *genehmige',
  ],
  told: [
    list`
      ich *sende
      wir *senden
      er *sendet
      sie *sendet
      Peter *sendet
      mein Bruder *sendet
      der Kunde *sendet
      sendet Peter
      sendete
      sandte
      sendeten
      gesendet
      ich habe … *gesendet
      ich werde … *senden
      er will … *senden
      er wird … *senden
      ich würde … *senden
      hätte … *gesendet
      die Firma meines Vetters *sendet
      Peter und Anna *senden
      wurden … *gesendet
      man *sendet
      jetzt *sende ich
    `,
    list`
      ich *schicke
      wir *schicken
      er *schickt
      Peter *schickt
      mein Chef *schickt
      schickte
      schickten
      geschickt
      ich habe … *geschickt
      sie *schicken
      ich *schick
      dann *schicke ich
    `,
    list`
      ich *überweise
      wir *überweisen
      er *überweist
      Anna *überweist
      meine Frau *überweist
      überwies
      überwiesen
      ich habe … *überwiesen
      die Kunden *überweisen
      ich werde … *überweisen
    `,
    list`
      ich *tausche
      wir *tauschen
      er *tauscht
      Anna *tauscht
      tauschte
      tauschten
      getauscht
      ich *tausch
      ich werde … *tauschen
      meine Kollegen *tauschen
    `,
    list`
      ich *kaufe
      wir *kaufen
      er *kauft
      Anna *kauft
      kaufte
      kauften
      gekauft
      ich *kauf
      ich werde … *kaufen
      mein Vater *kauft
    `,
    list`
      ich *verkaufe
      wir *verkaufen
      er *verkauft
      Anna *verkauft
      verkaufte
      verkauften
      ich habe … *verkauft
      mein Vater *verkauft
      ich werde … *verkaufen
    `,
    list`
      ich *zahle … ein
      wir *zahlen … ein
      er *zahlt … ein
      Anna *zahlt … ein
      zahlte … ein
      eingezahlt
      ich habe … *eingezahlt
      ich werde … *einzahlen
    `,
    list`
      ich *hebe … ab
      wir *heben … ab
      er *hebt … ab
      Anna *hebt … ab
      hob … ab
      abgehoben
      ich habe … *abgehoben
      ich werde … *abheben
    `,
    list`
      ich *genehmige
      wir *genehmigen
      er *genehmigt
      Anna *genehmigt
      genehmigte
      ich habe … *genehmigt
      mein Chef *genehmigt
    `,
  ],
};
