import { barredBy } from '../barred.ts';
import { list } from '../list.ts';

export const german = barredBy([
  [
    list`
      (?<!\p{L})(?:
        (?:
          das
          dies(?:e[rs]?)?
          es
          die (?:zahlung|überweisung)
        ) (?:
          darf
          dürfen
          kann
          können
          soll
          sollte
          muss
        ) (?:[\p{L}]+ ){0,3}(?:nicht|niemand|keiner|nie|niemals)(?!\p{L})(?! (?:ohne|vor|später|mehr als|über))
        (?:niemand|keiner|kann|darf|dürfen|können|nicht) (?:[\p{L}]+ ){0,3}(?:das|es|dies) (?:[\p{L}]+ ){0,2}(?:
          nicht
          niemand
          keiner
          zahlen
          bezahlen
          überweisen
          senden
          freigeben
        )
        (?:nicht|niemals) (?:bezahlt|überwiesen|gezahlt|gesendet|freigegeben) werden
        (?:zahlung|überweisung|auszahlung|das|dies|es) (?:ist|wird|wäre|bleibt) (?:[\p{L}]+ ){0,2}(?:
          verboten
          untersagt
          unzulässig
          nicht (?:erlaubt|gestattet|zulässig|genehmigt|möglich|drin)
        )
      )(?!\p{L})
    `,
    'Das darf niemand zahlen.',
  ],
]);
