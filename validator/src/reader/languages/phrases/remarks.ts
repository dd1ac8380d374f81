import { list } from '../list.ts';
import { words } from '../words.ts';

/** Words that may precede the opening word. */
export const openers = new Set(
  words`
    and but so ok okay hey hi hello well now also just please um hmm oh actually then ah eh euh äh ach hm no
    non nein não oder wait y e et und и а ну нет ой لا
  `,
);

/** A preposition also governs what follows these: `para mi madre y mi padre`. */
export const joinsParties = 'y e et und dan sowie más mais plus';

/** Words after a Turkish verb that asks or wishes. */
export const turkishHelper = /^(?:m[ıiuü]s[ıiuü]n\p{L}*|ist[ei]\p{L}*)$/u;

/** Words after a comma that ask for assent, thank or address someone. */
export const tags = new Set(
  words`
    hear understood capisce ok okay alright thanks please yeah yea yup cheers ta can lah hor leh innit eh deal
    cool bitte porfa merci danke gracias tamam blz beleza né ne vale right hein accord oui ja gell gelle sí si
    yes ya kan dong ладно хорошо да 好 好吗 可以吗 吧 ね よ 알겠지 응 ठीक ना ঠিক ٹھیک تمام ماشي
  `,
);

/** `…, which is 0xabc?`: a relative clause after its noun, not a question. */
export const relative = new RegExp(
  list`
    ^(?:which|whose (?:address|wallet)|who) (?:is|being) (?:at )?(?:0x|[\w-]{1,40}\.eth)
    ^(?:which|who|whose) (?:he|she|they|i|we) (?:gave|sent|has|have|uses?|owns?|trusts?)
  `,
  'iu',
);

/** Words before a memo, a name or a label. */
export const memos = new Set(
  words`
    memo note message reference subject titled named called label labelled comment description reason saying
    text notiz betreff verwendungszweck nota concepto mensaje mensagem message motif açıklama catatan
  `,
);

/** Text that a mail program adds below a message. */
export const mailSignature = new RegExp(
  list`
    ^[ \t]*(?:
      sent from my
      sent via
      get outlook for
      gesendet von
      von meinem (?:iphone|ipad|handy|smartphone|android|samsung|galaxy|mobil)
      enviado desde mi
      enviado do meu
      envoyé depuis mon
      envoyé de mon
      отправлено с
      iphone'umdan
    )[^\n]*
    ^--[ \t]?$[\s\S]*
  `,
  'gimu',
);

/** A payment without a verb: `85 USDC to 0xabc`. */
export const bareOrder = new RegExp(
  list`
    (?<![\d.,])\d[\d.,]{0,30}\s{1,3}[A-Za-z]{2,10}\s{1,3}(?:to|for|→|->|a|an|para|à|на|给|ke)\s{1,3}(?:
      0x[0-9a-f]{40}
      [\p{L}\p{N}-]{1,60}\.eth
    )
  `,
  'giu',
);

/** `Sign it`, `please sign`: alone, about an earlier mention. */
export const signing = new RegExp(
  list`
    (?<=(?:^|[.!,;\n]) {0,2})(?:
      (?:please|pls|plz|kindly|so|then|now|just|and|ok|okay|yes),?\x20
    ){0,3}sign(?: (?:it|this|that|this one))?(?:
      \x20(?:please|pls|plz|now|for me|right away|today)
    )*(?=\s{0,2}(?:[.!:,\n]|$))
  `,
  'giu',
);

/** Words that join one thing to another. */
export const joinsClauses = new Set('and or nor y o et ou e und oder ve veya dan atau и или'.split(' '));

/** `…, so I can pay them when I pick it up`: a purpose with a time, after the instruction. */
export const forPurpose = new RegExp(
  list`
    (?:^|[\s,])(?:
      so (?:that )?(?:i|we|he|she|they) (?:can|could|have|has)
      damit (?:ich|wir|er|sie)
    )(?!\p{L})(?!
      [^.;:!?,\n]{0,80}(?<!\p{L})(?:
        releas
        send
        execut
        sign
        submit
        broadcast
        confirm
        approv
        decid
        check
        freigeb
        send
        überweis
        bestätig
        entscheid
      )
    )[^.;:!?,\n]{0,80}$
  `,
  'iu',
);

/** The end of a Chinese report that something has happened. */
export const hasComeAbout = /了[，,；;\s]{0,3}$/u;

/** Words that open the step before. */
export const opensSequence = /^(?:once|after|when|nach|tras|après|após)$/;
