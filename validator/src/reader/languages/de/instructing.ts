import { verb } from '../imperative-forms.ts';
import { type Instructing, tellingWords } from '../instructing.ts';
import { list } from '../list.ts';

/** German verbs whose stem ends in t, so that -te is not their past. */
const endsInT = list`
  \p{L}{0,8}(?:
    leit
    biet
    halt
    schalt
    walt
    wart
    statt
    splitt
    richt
    kett
    start
    kost
    acht
    miet
    wert
    arbeit
    wort
    spalt
    rat
    beantrag
  )
`;

/** Words after a verb that address someone: `schickst du mir bitte`. */
const courtesy = '\\s+(?:du\\s|ihr\\s)?(?:bitte|mal|mir|uns|ihm|ihr|doch)(?!\\p{L})';

/** Pasts with the ending of an instruction. */
const pasts =
  '\\p{L}{0,6}(?:(?:wies|hob|nahm|gab|zog|lieh|schob|warf|ließ|liess|trug|warb)(?:en)?|(?:sandt|wandt|bracht)en?)';

export const german: Instructing = {
  imperatives: {
    orders: verb(
      // The plural imperative needs a courtesy, because the same form also states what someone does.
      list`
        (?:ent|über)?nimm
        (?:über|ver)?gib
        \p{L}+t(?=${courtesy})
        \p{L}+(?:ung|ungen|abe|ing|swap|transfer|kredit)
      `,
    ),
    tells: verb(
      list`
        (?!${endsInT}en?(?!\p{L}))\p{L}+te[nt]?
        (?:${pasts})(?!\p{L})
        (?!${endsInT}(?!\p{L}))\p{L}+[^r]t(?!\p{L})(?<!permit|limit|deposit|mint|audit)(?!${courtesy})
      `,
    ),
    shared: verb('\\p{L}+'),
    subjects: {
      pronouns: list`
        ich
        er
        man
        wer
        jemand
        niemand
      `,
      spokenTo: list`
        wir
        sie
      `,
      determiners: list`
        der
        die
        das
        ein
        eine
        mein
        meine
        dein
        deine
        sein
        seine
        unser
        unsere
        ihr
        ihre
        euer
        eure
        dieser
        diese
        dieses
        jeder
        jede
      `,
      prepositions: list`
        an
        am
        auf
        aus
        außer
        bei
        beim
        bis
        durch
        für
        fürs
        gegen
        im
        in
        ins
        mit
        nach
        ohne
        seit
        über
        um
        unter
        unterm
        vom
        von
        vor
        während
        wegen
        zu
        zum
        zur
        zwischen
        per
        via
        als
        wie
        alle
        aufs
        ans
      `,
      genitives: list`
        der
        dieser
        jeder
      `,
      times: list`
        mal
        monat
        woche
        tag
        jahr
        hälfte
        rest
      `,
      named: verb('\\p{L}+n'),
      behind: /^\p{L}+\s+(?:ich|er|man|wir|jemand)(?!\p{L})/u,
      onlyBeforeAmounts: verb('\\p{L}+(?:n|e)'),
    },
  },
  inPlace: null,
  tellers: {
    ahead: tellingWords(
      list`
        er
        man
        wer
        würde(?! gerne?)
        würden(?! sie| wir gerne?)
        wollte*
        könnte
        hätte(?! gerne?)
        hat
        hatte*
        wird
        wurde*
        müsste
        dürfte*
        plant
        plane
        überlegt
        beabsichtigt
      `,
    ),
    form: /^\p{L}+(?:(?:ck|sch|is|hl|is|chs|auf|end|leg|nk)t|st|te|test)(?!\p{L})(?!\s+(?:bitte|mal|mir|uns|ihm|ihr|doch))/u,
  },
  ordering: null,
  signing: null,
};
