import { compilePattern } from '../../../patterns/compile-pattern.ts';
import { either, list } from '../list.ts';

/** `My brother would like a loan`: the wish of someone other than the owner. */
export const othersWish = new RegExp(
  list`
    \b(?:my|his|her|our|their|the|some|a) (?!
      (?:owner|user|principal|client|wallet|account|treasury|dao|safe|team|company|desk|committee|board)\b
    )\p{L}{2,20} (?:
      would like
      wishes for
      is after
      dreams of
      keeps asking for
      asks for
      asked for
    )\b
  `,
  'iu',
);

/** Past tenses that report something instead of requesting it. */
export const tells = new RegExp(
  list`
    \b(?:
      went
      gone
      was
      were
      did
      done
      already
      (?<!\bbe )paid
      (?<!\bbe )sent
      came
      arrived
      received
      (?:is|are) (?:going|about) to
      plans to
      might
      would have
    )\b
  `,
  'i',
);

/**
 * The same in other languages, within the clause of an amount: the verb may follow it, as in `5 USDC hat er an 0x…
 * gezahlt`. Such a short text does not identify its language, so these words must not look like words of another one.
 */
export const tellsOfAmount = compilePattern(
  `(?<!\\p{L})(?:${either(
    list`
      hat (?:er|sie|man|der|die|das|mein|meine|unser|unsere|\p{Lu}\p{L}+)
      wurden?
      hatten?
      gingen
      gezahlt
      bezahlt
      geschickt
      gesendet
      überwiesen
      (?:aus|ein|ab|über|weiter|zurück)ge\p{L}{2,12}(?:t|en)
    `,
    list`
      (?:le|les|se|me|nos|lo|los|la|las|ya) \p{L}{2,14}(?:aron|ieron|aban?|ó)
      (?:fue|fueron|han|había|habían) \p{L}{2,14}[ai]d[oa]s?
    `,
    list`
      (?:
        ont
        avons
        avait
        avaient
        furent
        étaient
        sont
        (?:il|elle|on|qui) a
      ) (?:été |déjà |bien ){0,2}\p{L}{1,14}(?:és?|ées?|us?|is)
    `,
    list`
      (?:foi|foram|tinha|tinham) \p{L}{2,14}[ai]d[oa]s?
      (?:ele|ela|eles|elas|quem|já) \p{L}{2,14}(?:ou|eu|iu|aram|eram|iram)
    `,
  )})(?!\\p{L})`,
  'u',
);

/** `action: "refuse"`: the verb field with an unknown word in it. */
export const verbField = new RegExp(
  list`
    (?<=(?:^|[\s{,;|"'])["'*_]{0,3})(?:
      action
      operation
      op
      command
      act
      action[ _]?type
    )["'*_]{0,3}\s?[:=]\s?["'*_]{0,3}\p{L}[\p{L}_-]{0,40}
  `,
  'iu',
);

/** The same in other languages, for clauses after an instruction. */
export const storyVerbs: Readonly<Record<string, ReadonlySet<string>>> = {
  de: new Set('muss müssen ist sind war waren hat hatte hatten wird wurde wurden'.split(' ')),
  es: new Set('es son está fue era eran tiene tenía cumple hay hubo'.split(' ')),
  fr: new Set('est sont était étaient fut fête avait'.split(' ')),
  pt: new Set('é são está foi era eram tem tinha faz houve'.split(' ')),
  id: new Set('ada adalah sudah ulang'.split(' ')),
  ru: new Set('был была было были будет у'.split(' ')),
};

/** Verbs that report what someone did. */
export const pastVerbs = new RegExp(
  list`
    ^(?:
      sent
      paid
      gave
      sold
      bought
      spent
      took
      lent
      swapped
      borrowed
      staked
      deposited
      withdrew
      claimed
      traded
      transferred
      bridged
      moved
    )$
  `,
  '',
);
