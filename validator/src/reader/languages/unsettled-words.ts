import { compilePattern } from '../../patterns/compile-pattern.ts';
import { arabic } from './ar/unsettled.ts';
import { bengali } from './bn/unsettled.ts';
import { german } from './de/unsettled.ts';
import { english } from './en/unsettled.ts';
import { spanish } from './es/unsettled.ts';
import { french } from './fr/unsettled.ts';
import { hindi } from './hi/unsettled.ts';
import { indonesian } from './id/unsettled.ts';
import { japanese } from './ja/unsettled.ts';
import { korean } from './ko/unsettled.ts';
import { list } from './list.ts';
import { portuguese } from './pt/unsettled.ts';
import type { Unsettled } from './rows.ts';
import { russian } from './ru/unsettled.ts';
import { turkish } from './tr/unsettled.ts';
import { urdu } from './ur/unsettled.ts';
import { chinese } from './zh/unsettled.ts';

/** How a verb goes on, or ends, that instructs, in languages whose endings tell: at least one in the text has to. Nouns instruct by what follows them. */
export const ordering: Readonly<Record<string, RegExp>> = {
  ja: new RegExp(
    list`
      [てで](?=この|その|自分|私|僕|俺|わたし)
      [てで](?:ください|下さい|くれ|ほしい|欲しい|もらえ|もらい|いただ|おい|おき|いい|ね|よ|(?=[\s。、！!〜~…"」』)）]|$))
      [とど]いて
      [てで](?=[ァ-ヺA-Za-z0-9])
      ！
      !
      お?願い
      た[いく]
      頼
      よろ
      ましょう
      ます
      せよ
      しろ
      こと
      くださ
      [しりい]、
      する
      は最大
      を最大
      ：
      :
      ^.{0,6}[。、\n]
      ^[^ぁ-ん]{2,8}$
    `,
    'u',
  ),
  ko: /줘|줄 수|줄래|주[세십시실]|[해라자][요.\s!~"]|[해라자]$|하[세십]|ㄱㄱ|부탁|요청(?:드립|합니)|바랍|바라|싶|도 돼|주문|[아어여해]서|하여|하고|까지|할 것|하기|처리|[:：]|^.{0,4}[\s]?$/u,
  ru: /^\p{L}+(?:и|й|ь|те|ть|ти|ться|тись)(?!\p{L})|^(?!\p{L}+(?:л|ла|ли|ло|лся|лась|лись|ю|ем|ёт|ет|ит|им|ют|ут|ят|ат)(?!\p{L}))\p{L}+/iu,
  hi: new RegExp(
    list`
      दो
      दें
      देंगे
      देंगी
      दे\s
      दीजि
      देना
      कर[ोें]
      कर(?:ा|वा)(?:एँ|एं|ओ|इए|इये|ना)
      कीजि
      लो
      लें
      ना है
      ना चाह
      चाहि
      जाओ
      [ोओ](?![\p{L}\p{M}])
      [:：।]
      ^.{0,12}$
    `,
    'u',
  ),
  ur: /دو|دیں|دے|دیج|دینا|کر[ویں]|کر(?:ا|وا)(?:ئیں|ؤ|ئیے)|کیج|لو|لیں|نا ہے|نا چاہ|چاہی|جاؤ|ؤ|[:：۔]|^.{0,12}$/u,
  bn: new RegExp(
    list`
      দাও
      দিন
      দে
      করো
      কর
      করুন
      নাও
      নিন
      পাঠাও
      ও(?![\p{L}\p{M}])
      ুন
      (?:[নলস]ো|ান|বেন|িয়েন|[নস]েন)(?![\p{L}\p{M}])
      হোক
      তে চাই
      চাই
      হবে
      [:：।]
      ^.{0,12}$
    `,
    'u',
  ),
};

/** `전송 승인(…)에 서명해`: a noun for what is to be signed, with the instruction further on. */
export const signing: Readonly<Record<string, RegExp>> = {
  ko: /^[^.。\n]{0,60}(?:에 )?서명(?:해| ?(?:부탁(?!드렸|했)|진행해|처리해))/u,
  hi: new RegExp(
    list`
      ^[^।\n]{0,60}(?:साइन|हस्ताक्षर)\s(?:कर\s?(?:दो|दें|दीजिए|दे(?!\p{L}|\p{M}))|करो|करें|कीजिए)
      ^[\p{L}\p{M}]{2,12}\s?कर\s[^।,;\n]{0,60}\sले\s(?:आओ|आएँ|आएं|आना|आइए)(?![\p{L}\p{M}])
    `,
    'u',
  ),
  ur: new RegExp(
    list`
      ^[^۔\n]{0,60}(?:سائن|دستخط)\s(?:کر\s?(?:دو|دیں|دیجیے)|کرو|کریں|کیجیے)
      ^[\p{L}\p{M}]{2,12}\sکر\s[^۔،;\n]{0,60}\sلے\s(?:آؤ|آئیں|آنا|آئیے)(?![\p{L}\p{M}])
    `,
    'u',
  ),
  // Also a verb that leaves the order to the last one: `তুলে আমার ওয়ালেটে আনো`.
  bn: new RegExp(
    list`
      ^[^।\n]{0,60}(?:সই|সাইন|স্বাক্ষর)\s(?:করো|করুন|কর|করে\s(?:দাও|দিন|দেন))
      ^[\p{L}\p{M}]{2,12}ে\s[^।,;\n]{0,60}\s(?:
        আনো
        আনুন
        এসো
        আসুন
        দাও
        দিন
        দেন
        নাও
        নিন
        রাখো
        রাখুন
        পাঠাও
        পাঠান
      )(?![\p{L}\p{M}])
    `,
    'u',
  ),
};

export const unsettled: Readonly<Record<string, Unsettled>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  pt: portuguese,
  tr: turkish,
  id: indonesian,
  ru: russian,
  ar: arabic,
  hi: hindi,
  bn: bengali,
  ur: urdu,
  zh: chinese,
  ja: japanese,
  ko: korean,
};

/**
 * Words by which somebody takes back what was just said, in any language: people slip in the language that they think in. An excuse for
 * something else is harmless: `perdón por la molestia`.
 */
export const slips = compilePattern(
  list`
    (?<![\p{L}\p{M}])(?:
      ay no
      uy no
      perd[óo]n(?!\s(?:por|la|el|que|si))
      me equivoqu[ée]
      quise decir
      mejor dicho
      digo(?= (?!que)\p{L})
      qué brut[oa]
      ai não
      desculp[ae](?!\s(?:por|pel[ao]|o|a|se|mas))
      me enganei
      errei
      quero dizer
      ou melhor
      scusa(?!\s(?:per|il|la|se))
      mi sono sbagliat[oa]
      volevo dire
      anzi
      pardon(?!\s(?:pour|de|du|si|my|me|the))
      je me suis tromp[ée]e?
      je voulais dire
      je veux dire
      entschuldigung(?!\s(?:für|dass|wegen))
      sorry nein
      ach nein
      äh nein
      ich meine
      ich meinte
      vertippt
      verschrieben
      quatsch
      ой
      прости(?:те)?(?!\s(?:за|что))
      извини(?:те)?(?!\s(?:за|что))
      то есть
      вернее
      ошибся
      ошиблась
      опечатка
      pardon yani
      yanlış yazdım
      yanlış oldu
      demek istedim
      eh maaf
      aduh
      maksud(?: ?saya|nya)
      salah ketik
      salah tulis
      oops
      whoops
      no wait
      wait no
      i meant
      typo
    )(?![\p{L}\p{M}])
    不对
    不對
    说错
    說錯
    打错
    打錯
    写错
    寫錯
    ごめん(?!なさい。?$)
    間違え
    まちがえ
    じゃなくて
    아 ?미안
    아니다
    잘못 ?(?:썼|적|말)
    آسف(?!ة?\s(?:على|لل|عن|لأن))
    أقصد
    قصدي
    माफ़? ?कर
    गलती से
    মাফ কর
    ভুল(?!ো|বে না|বেন না)
  `,
  'iu',
);
