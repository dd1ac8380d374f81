import { describe, expect, it } from 'vitest';
import { readModality } from './modality.ts';

/** Words that leave the instruction open, where `[…]` marks the verbs. */
function unsettledIn(marked: string): string[] {
  const text = marked.replaceAll(/[[\]]/g, '');
  const verbs = [...marked.matchAll(/\[(.*?)\]/g)].map(({ index, 1: verb = '' }, before) => {
    const start = index - 2 * before;
    return { start, end: start + verb.length };
  });
  return readModality(text, verbs)
    .cues.filter(({ kind }) => kind === 'unsettled')
    .map((cue) => text.slice(cue.start, cue.end));
}

describe('a clause that is not settled leaves the order open', () => {
  it.each([
    ['what comes later', "[Send] 5 USDC to bob.eth. I'll shout.", ["I'll"]],
    ['another day', '[Send] 5 USDC to bob.eth. Tomorrow is better.', ['Tomorrow is better']],
    ['a change of the day', '[Send] 5 USDC to bob.eth. Make it another day.', ['Make it another day']],
    ['somebody else, with a comma', 'My sister says, please [send] 5 USDC to bob.eth.', ['My sister says,']],
    ['a time ahead of the story', 'Tomorrow 9:00 - he is short. [Send] 5 USDC to bob.eth.', ['Tomorrow 9:00 - ']],
    [
      'a verb that only holds it back',
      '[Sende] 5 USDC an bob.eth, aber nichts, bis ich mein Okay [gebe].',
      ['bis ich'],
    ],
    ['waiting', '[Send] 5 USDC to bob.eth, sit tight.', ['sit tight']],
    ['deciding', '[Send] 5 USDC to bob.eth. It goes to the trustees.', ['trustees']],
    ['a frame', 'Motion 7: [send] 5 USDC to bob.eth.', ['Motion']],
    ['what was done otherwise', '[Send] 5 USDC to bob.eth. She took it in cash.', ['in cash']],
    ['another language', '[Envía] 5 USDC a bob.eth. Te aviso.', ['Te aviso']],
    ['a signature that is missing', '[Envie] 5 USDC para bob.eth. Falta a assinatura da Rita.', ['Falta a assinatura']],
    ['what is to be held', '[Envie] 5 USDC para bob.eth. Segura isso uns dias.', ['Segura']],
    ['prepared only', 'Deixa tudo engatilhado: [envie] 5 USDC para bob.eth.', ['Deixa tudo engatilhado']],
    ['a sentence whose words tell no language', '[Envie] 5 USDC para bob.eth. Foi só um exemplo.', ['só um exemplo']],
    ['no consent yet', '[Отправь] 5 USDC на bob.eth. Нужна ещё подпись мужа.', ['Нужна ещё подпись']],
    ['an order that is held ready', 'Держи наготове: [отправь] 5 USDC на bob.eth.', ['наготове']],
    ['another day', '[Отправь] 5 USDC на bob.eth. Сделаем в другой раз.', ['в другой раз']],
    ['until somebody signs', 'bob.eth adresine 5 USDC [gönder]. Avukat imzalamadan gitmesin.', ['imzalamadan']],
    ['a capital with a dot', 'bob.eth adresine 5 USDC [gönder]. İmzası eksik.', ['İmzası eksik']],
    [
      'over the border of clauses',
      'bob.eth adresine 5 USDC [gönder]. Bugünkü toplantıdan sonra olacak.',
      ['toplantıdan sonra'],
    ],
    ['what comes first', '[Kirim] 5 USDC ke bob.eth. Bendahara harus tanda tangan.', ['harus tanda tangan']],
    ['an order that is held', '[Kirim] 5 USDC ke bob.eth. Tahan ini sampai Rabu.', ['Tahan']],
    ['a language without spaces', '[送] 5 USDC 给 bob.eth，我再跟你说', ['我再']],
  ])('%s', (_, words, found) => {
    expect(unsettledIn(words)).toEqual(found);
  });

  it.each([
    ['a reason', '[Send] 5 USDC to bob.eth, the roof leaks and he has no gas.'],
    ['what is said before the order, which is the last word', "I said I'll wait. Now [send] 5 USDC to bob.eth."],
    ['a label that instructs', '[Cancel] my signed transfers: nonce word 3.'],
    ['nobody who has to wait', '[Envie] 5 USDC para bob.eth. Não precisa esperar o Rui.'],
    ['what somebody else holds', '[Envie] 5 USDC para bob.eth. O banco dela segura tudo.'],
    ['a rest that stays', '[Envie] 5 USDC para bob.eth. O resto fica quieto.'],
    ['what was approved', '[Отправь] 5 USDC на bob.eth. Директор одобрил.'],
    ['a reminder', '[Отправь] 5 USDC на bob.eth. Не забудь про чек.'],
    ['a greeting', 'bob.eth adresine 5 USDC [gönder]. Ona selam söyle.'],
    ['who waited', 'bob.eth adresine 5 USDC [gönder]. Haftalarca bekledi.'],
    ['no signature that is needed', '[Kirim] 5 USDC ke bob.eth. Tidak perlu tanda tangan siapa pun.'],
    ['what was checked', '[Kirim] 5 USDC ke bob.eth. Alamatnya sudah saya cek lagi.'],
    ['a bound', '[Swap] 5 USDC for DAI, at least 4.9 or leave it.'],
    ['a word that looks like a short form', '[Send] 5 USDC to bob.eth, she did well.'],
    ['the words of somebody else', 'owner: [send] 5 USDC to bob.eth\nagent: I will do that'],
    ['a form of an order', '5 USDC を [送]ってください'],
  ])('but not %s', (_, words) => {
    expect(unsettledIn(words)).toEqual([]);
  });
});
