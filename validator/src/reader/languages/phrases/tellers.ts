import { compilePattern } from '../../../patterns/compile-pattern.ts';
import { list } from '../list.ts';

/** What a language has where it tells of somebody's doing instead of instructing it. */
interface Tellers {
  /** Ahead of the verb in its clause: a subject that is not spoken to, a helper of time or of possibility. */
  readonly ahead?: RegExp;
  /** The verb with what follows it: a person, a tense or a mood that instructs nothing. */
  readonly form?: RegExp;
}

/** Words as a whole; `*` stands for any ending. */
const words = (list: string): RegExp =>
  compilePattern(`(?<![\\p{L}\\p{M}])(?:${list.replaceAll('*', '[\\p{L}\\p{M}]{0,12}')})(?![\\p{L}\\p{M}])`, 'u');

/** Where a language has one form for an instruction and for the third person, the words ahead of it tell them apart. */
export const tellers: Readonly<Record<string, Tellers>> = {
  de: {
    ahead: words(
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
  es: {
    ahead: words(
      list`
        él
        ella
        ellos
        ellas
        quien
        iba
        iban
        va a
        van a
        quiere
        quieren
        quería
        querían
        querría
        debería*
        podría
        podrían
        ha
        han
        había*
        estaba*
        está
        están
        planea*
        piensa*
        pensaba*
        suele*
        pretende*
      `,
    ),
  },
  fr: {
    ahead: words(
      list`
        il
        elle
        on
        ils
        elles
        qui
        va
        vont
        veut
        veulent
        voulait
        voulaient
        voudrait
        voudraient
        aimerait
        devrait
        devraient
        pourrait
        pourraient
        avait
        avaient
        était
        (?<!(?:mon|ton|son|le|un|ce|notre|votre|du|au|de) )compte
        comptait
        envisage*
        pense
        pensait
        souhaitait
      `,
    ),
  },
  pt: {
    ahead: words(
      list`
        ele
        ela
        eles
        elas
        quem
        vai
        vão
        ia
        iam
        iria*
        quer
        querem
        queria
        queriam
        deveria*
        poderia
        poderiam
        está
        estava*
        tinha*
        planeja*
        pretende*
        pensa
        pensava
        costuma*
      `,
    ),
  },
  tr: {
    form: new RegExp(
      list`
        ^\p{L}+(?:\s\p{L}+){0,1}?(?:
          [ıiuü]yor(?:du|muş|lar)?
          [ae]ca[kğ]\p{L}{0,6}
          [ae]ce[kğ]\p{L}{0,6}
          m[ae]k (?:ister\p{L}*|istiyor(?:du|muş|lar)?|üzere\p{L}*|niyet\p{L}*)
        )(?!\p{L})
      `,
      'u',
    ),
  },
  id: {
    ahead: words('dia|ia|mereka|beliau|akan|bakal|sedang|telah|berencana|berniat|seandainya|pernah'),
  },
  ru: {
    ahead: words(
      list`
        он
        она
        они
        кто
        хочет
        хотят
        хотел[аи]?(?! бы)
        собира*
        планиру*
        намерен*
        будет
        будут
        мог бы
        могла бы
        думает
        думал[аи]?
        решил[аи]?
        обещал[аи]?
        должен был
        должна была
      `,
    ),
  },
  ar: {
    ahead: words('هو|هي|هم|كان|كانت|كنت|يريد|تريد|يريدون|ينوي|تنوي|سوف|يفكر|تفكر|يخطط|ناوي'),
  },
  hi: {
    form: new RegExp(
      list`
        ^[\p{L}\p{M}]+(?:[\p{L}\p{M} ]{0,8})?(?:
          ने वाल[ाेी]
          न[ाे] चाहत[ाेी] (?:है|हैं|था|थे|थी)
          रह[ाेी] (?:है|हैं|था|थे|थी)
          त[ाेी] (?:है|हैं|था|थे|थी)
        )
      `,
      'u',
    ),
  },
  ur: {
    form: new RegExp(
      list`
        ^[\p{L}\p{M}]+(?:[\p{L}\p{M} ]{0,8})?(?:
          نے وال[اےی]
          ن[اے] چاہت[اےی] (?:ہے|ہیں|تھا|تھے|تھی)
          رہ[اےی] (?:ہے|ہیں|تھا|تھے|تھی)
          ت[اےی] (?:ہے|ہیں|تھا|تھے|تھی)
        )
      `,
      'u',
    ),
  },
  bn: {
    ahead: words('উনি|তিনি|সে|তারা|ওরা|ওনারা|তাঁরা'),
    form: /^[\p{L}\p{M}]+(?:[\p{L}\p{M} ]{0,8})?(?:তে (?:চায়|চান|যাচ্ছে|চলেছে|চেয়েছ)|চ্ছে(?:ন|ল)?(?![\p{L}\p{M}]))/u,
  },
  zh: { ahead: /(?<![给給向把帮幫替跟和与與让讓叫])[他她]|打算|本想|本来|原本|计划|計劃|正在|曾经|曾經|正要|准备要/u },
  ja: {
    form: /^.{0,8}?(?:予定|つもり|らしい|そうだ|そうです|はずだ|はずな|はずです|たがって|だろう|でしょう|って言って|と言って|みたい|んだって|んだけど|ところだ|ている(?!分|もの|の)|ていた(?!だ)|てた(?!の))/u,
  },
  ko: {
    form: /^.{0,6}?(?:려고|려던|ㄹ 예정|[할낼줄살팔뺄] 예정|예정이|예정인|한대|한다고|는대|는다고|겠대|겠다고|더라|던데|고 있[다어었는]|싶어 ?하|싶[대다]고?\s?(?:했|하더))/u,
  },
};
