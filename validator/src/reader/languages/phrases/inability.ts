import { compilePattern } from '../../../patterns/compile-pattern.ts';
import { list } from '../list.ts';

/** Somebody who is no agent and nothing of the account: pronouns, and people by what they are to the owner. */
const others = {
  en: list`
    (?:
      he
      she
      they
      (?:my|our|his|her) (?!agent|assistant|bot|ai|wallet|safe|account|bank|board|treasur|company|team)\p{L}+
    )(?: (?:just|still|currently|now))?
  `,
  de: String.raw`(?:er|sie|(?:mein|unser|sein|ihr)e? (?!agent|assistent|bot|wallet|konto|bank|vorstand)\p{L}+)`,
  fr: String.raw`(?:ils?|elles?|(?:mon|ma|notre|son|sa) (?!agent|assistant|bot|portefeuille|compte|banque)\p{L}+)`,
  es: String.raw`(?:él|ella|ellos|ellas|(?:mi|nuestr[oa]|su) (?!agente|asistente|bot|cartera|cuenta|banco)\p{L}+)`,
  pt: String.raw`(?:el[ea]s?|(?:meu|minha|nosso|nossa|seu|sua) (?!agente|assistente|bot|carteira|conta|banco)\p{L}+)`,
  ru: list`
    (?:
      он
      она
      они
      (?:мой|моя|наш|наша) (?!агент|бот|помощник|кошел|счёт|банк)\p{L}+
      брат
      сестра
      мама
      папа
      друг
      подруга
      сын
      дочь
    )
  `,
  id: String.raw`(?:dia|mereka|(?:adik|kakak|ibu|ayah|teman|anak|mama|bapak|saudara)\p{L}*(?: (?:saya|aku|gue|gw))?)`,
};

const patterns: readonly string[] = [
  list`
    ${others.en} (?:
      can['’]?t
      cannot
      can not
      couldn['’]?t
      could not
      (?:is|are)(?:n['’]?t| not) able to
    )(?: (?:even|really|currently|now|just))?
  `,
  String.raw`${others.de} (?:kann|können|konnte|konnten) (?:[\p{L}]+ ){0,3}(?:nicht|nichts|kein\p{L}*)(?: [\p{L}]+){0,3}?`,
  `${others.fr} (?:ne |n['’])(?:peut|peuvent|pouvait|arrive|arrivent)(?: (?:pas|plus|même pas))?(?: à)?`,
  `${others.es} (?:ni siquiera |ya )?no (?:puede|pueden|podía|logra)(?: ni)?`,
  `${others.es} (?:no tiene|está sin) (?:nada|dinero|saldo|plata) (?:para|pa)`,
  `${others.pt} (?:(?:não|nem) tem|(?:es)?tá sem) (?:nada|dinheiro|saldo|grana) (?:pra|para)`,
  `${others.pt} (?:nem|não) (?:pode|podem|consegue|conseguem|conseguiu)(?: nem)?`,
  `${others.ru} (?:даже )?не (?:может|могут|мог|могла|смог|смогла)(?: даже)?`,
  `${others.id} (?:tidak|nggak|enggak|gak|ga|tak|belum) bisa`,
];

/** What may be meant by what somebody cannot do is this payment: `she cannot pay it`. */
const meant = list`
  (?! (?:it|this|that|them|so much|the (?:payment|money|amount|invoice)|es|das|ça|cela|esto|eso|isso|это|be )(?!\p{L}))
`;

/** `he can't pay gas`: what somebody else is unable to do is a reason, and forbids nothing. The verb is the end of the match. */
export const inability: readonly RegExp[] = [
  ...patterns.map((pattern) => compilePattern(String.raw`(?<!\p{L})${pattern} (?!be )\p{L}+${meant}`, 'giu')),
  /(?:ভাই|বোন|মা|বাবা|বন্ধু|সে|তারা)(?!\p{L})[^।.!?\n]{0,40}(?:পারে|পারছে|পারেন|পারছেন) না/gu,
  /(?:بھائی|بہن|امی|ابو|دوست|وہ)(?!\p{L})[^۔.!?\n]{0,40}نہیں \p{L}+ (?:سکت|پا رہ)\p{L}+/gu,
  /(?:भाई|बहन|माँ|मां|पापा|दोस्त|वह|वो)(?!\p{L})[^।.!?\n]{0,40}नहीं [\p{L}\p{M}]+ (?:सकत|पा रह)[\p{L}\p{M}]+/gu,
  /(?:他|她|弟弟|妹妹|哥哥|姐姐|朋友|妈妈|爸爸|媽媽)[^，。！？\n]{0,6}(?:没法|无法|不能|沒法|無法)[^，。！？\n]{0,8}/gu,
];
