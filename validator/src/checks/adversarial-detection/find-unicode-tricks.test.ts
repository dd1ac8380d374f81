import { expect, test } from 'vitest';
import { findUnicodeTrick } from './find-unicode-tricks.ts';

/** Texts, each with the expected trick. */
const hostile: readonly (readonly [string, string])[] = [
  ['Send 5 \u202eCDSU\u202c to Bob', 'bidi'],
  ['Send \u202d500\u202c USDC', 'bidi'],
  ['Pay \u2066bob\u2069 5 USDC', 'bidi'],
  ['Send 5 USDC to bob\u200f.eth', 'bidi'],
  ['Send 5\u200b0 USDC to Bob', 'hidden'],
  ['Send 5 US\u200dDC to Bob', 'hidden'],
  ['Send 5 US\u200cDC to Bob', 'hidden'],
  ['Send 5 USDC\ufeff to Bob', 'hidden'],
  ['Send 5 USDC\u2060 to Bob', 'hidden'],
  ['Send 5\u00ad0 USDC', 'hidden'],
  ['Send\u2063 5 USDC', 'hidden'],
  ['Send 5 USDC \u{e0069}\u{e0067}\u{e006e}\u{e006f}\u{e0072}\u{e0065}', 'hidden'],
  ['Send 5 USDC\u180e to Bob', 'hidden'],
  ['Send 5 USDC\u3164', 'hidden'],
  ['Send 5 USDC\u0000 to Bob', 'control'],
  ['Send 5 USDC\u0008\u0008 to Bob', 'control'],
  ['Send 5 USDC\u001b[2K to Bob', 'control'],
  ['Send 5 USDC to Bоb', 'mixed'],
  ['Sеnd 5 USDC to Bob', 'mixed'],
  ['Swap on Uniswаp', 'mixed'],
  ['Pay vitalіk.eth 1 ETH', 'mixed'],
  ['Pay αlice 5 USDC', 'mixed'],
  ['supply to Aaνe', 'mixed'],
  ['Ѕwap 5 USDC', 'mixed'],
  ['send to раypal.eth', 'mixed'],
  ['Send 𝟓𝟎 USDC', 'styled'],
  ['𝗌𝖾𝗇𝖽 5 USDC', 'styled'],
  ['Ｓｅｎｄ 5 USDC', 'styled'],
  ['Send 5 USDC 😀\u{e0142}\u{e0150}', 'hidden'],
  ['ɡive 5 USDC to ɑlice', 'mixed'],
  ['Send 5٠ USDC', 'digits'],
  ['Send 1०0 USDC', 'digits'],
  ['S\u0335e\u0335n\u0335d\u0335 5 USDC', 'marks'],
  [`Send 5 USDC${'\u0301'.repeat(12)}`, 'marks'],
];

const harmless = [
  'Send 5 USDC to Bob',
  'Envoie 5 USDC à Hélène',
  'Überweise 5 USDC an Jürgen',
  'Отправь 5 USDC Бобу',
  'Отправь Бобу 5 USDC через Uniswap',
  'Στείλε 5 USDC στον Νίκο',
  '发送 5 USDC 给 Bob',
  'ボブに5 USDCを送る',
  'Bobに５USDC送って',
  '보내줘 5 USDC',
  'अमित को 5 USDC भेजो',
  'अमित को ५ USDC भेजो',
  'أرسل 5 USDC إلى بوب',
  'أرسل ٥ USDC إلى بوب',
  'শিমুলকে 5 USDC পাঠাও',
  'gửi 5 USDC cho Đặng Thị Ngọc Ánh',
  'Gönder 5 USDC, İzmir ışık',
  'Wyślij 5 USDC do Łukasza Żółć',
  'send 5 USDC 🚀🚀',
  'send 5 USDC 👨\u200d👩\u200d👧 family',
  'send 5 USDC ❤\ufe0f',
  'flag of Wales \u{1f3f4}\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f} costs 5 USDC',
  'نمی\u200cخواهم 5 USDC بفرستم',
  'क्\u200dष 5 USDC',
  'शर्\u200cमा को 5 USDC',
  'Send 5 USDC – quickly… “now”',
  'Send 5\u00a0USDC to Bob',
  'Send 5\u202f000 USDC',
  'Send €5 worth, 5 µETH or ½ ETH',
  'swap 5 USDC → DAI (≥ 4.9)',
  'Line one\nline two\tand a tab\r\n',
  'use 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  'send 10 USD₮0',
  'swap 1 ETH for Ξ or ₿',
  'Pay O\u2019Brien 5 USDC',
  'Ｂｏｂ さんに 5 USDC',
  'عربى\u200f 5 USDC\u200e ثم 10',
  'CO₂ credits: send 5 USDC',
  'naïve café résumé 5 USDC',
  'ﬁve USDC',
  '1\ufe0f\u20e3 swap 2\ufe0f\u20e3 send',
  '① swap 5 USDC ② send',
  '\ufeffSend 5 USDC',
  'COVID-19 α-variant fund: 5 USDC',
  'the Δ-neutral vault, σ of 5 %',
  'Москва-Bank 5 USDC',
  'USDC-кошелёк: отправь 5',
  '5 USDC-ը Հայկին',
  'שלח 5 USDC לבוב',
  'שלח 5 USDC אל \u2068bob.eth\u2069 עכשיו',
  'أرسل 5 USDC إلى \u202abob.eth\u202c',
  'the infra\u00adstruc\u00adture bill: 5 USDC',
  'thank you \u200b for 5 USDC',
  '\u200eSend 5 USDC to Bob',
  'ពាក្យ\u200bខ្មែរ 5 USDC',
  'Send ２５０ USDC',
  'Отправь 5 USDCов Бобу',
  'step 1\u20e3: send 5 USDC',
  'send 5 USDC ™\ufe0f →\ufe0e ✔\ufe0e',
  'send 5 USDC 🧑\u200d🩰',
];

/** Characters that may have been copied with the text: found, but doubtful. */
const copied: readonly string[] = [
  'Send 5 USDC\ufeff to Bob',
  'Send 5 USDC\u2060 to Bob',
  'Send \u200b5 USDC to Bob',
  'Pay \u2066bob\u2069 5 USDC',
  'Call \u202a+49 151 1234\u202c, then send 5 USDC',
  'Ｓｅｎｄ 5 USDC',
  'Send 5 USDC\u2028thanks',
  'Send 5 USDC\u000cPage 2',
  `Send 5 USDC ${'\u200b and'.repeat(20)}`,
];

/** Characters that look like those, but change the text or how it is read. */
const hidden: readonly string[] = [
  'Send 5 USDC\ufeff\ufeff to Bob',
  'Send 5 US\u2060DC to Bob',
  'Send 5\u00ad0 USDC to Bob',
  'Send 5 u\u00adsdc to vita\u00adlik.eth',
  'Pay \u2067bob 5\u2069 USDC',
  'Pay \u2066bob 5 USDC',
  'שלח \u202eCDSU 5\u202c',
  'שלח \u2067USDC 5\u2069',
  '送金 0xd8dA6BF26964aF9D7eEd9e03E53415D37aA9604５ へ 5 USDC',
  'ส่ง 5\u200b0 USDC',
  'Отправь 5 USDC Бoбу-aдмину рaypal',
];

test.each(copied)('a character that may be copied is doubtful: %j', (text) => {
  expect(findUnicodeTrick(text)).toMatchObject({ isSure: false });
});

test.each(hidden)('a character that changes the text is certain: %j', (text) => {
  expect(findUnicodeTrick(text)).toMatchObject({ isSure: true });
});

test('a symbol cut in two is certain, another word is not', () => {
  const isToken = (word: string) => word === 'usdc';
  expect(findUnicodeTrick('Send 5 us\u00addc', isToken)).toMatchObject({ isSure: true });
  expect(findUnicodeTrick('Send it for\u00adward', isToken)).toBeNull();
});

test.each(hostile)('the trick is found in %j', (text, kind) => {
  expect(findUnicodeTrick(text)?.kind).toBe(kind);
});

test.each(harmless)('honest text has no trick: %j', (text) => {
  expect(findUnicodeTrick(text)).toBeNull();
});
