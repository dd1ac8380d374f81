import { describe, expect, it } from 'vitest';
import { readModality } from './modality.ts';

/** Words that leave the instruction open; `[…]` marks the verbs. */
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

describe('an open clause next to an order leaves the order open', () => {
  it.each([
    ['a later word', "[Send] 5 USDC to bob.eth. I'll shout.", ["I'll"]],
    ['another day', '[Send] 5 USDC to bob.eth. Tomorrow is better.', ['Tomorrow is better']],
    ['a change of the day', '[Send] 5 USDC to bob.eth. Make it another day.', ['Make it another day']],
    ['another speaker, with a comma', 'My sister says, please [send] 5 USDC to bob.eth.', ['My sister says,']],
    ['a time before the story', 'Tomorrow 9:00 - he is short. [Send] 5 USDC to bob.eth.', ['Tomorrow 9:00 - ']],
    [
      'a verb that only holds the order back',
      '[Sende] 5 USDC an bob.eth, aber nichts, bis ich mein Okay [gebe].',
      ['bis ich'],
    ],
    ['the executor', '[Envoie] 5 USDC à bob.eth. Le dernier clic est pour moi.', ['dernier clic']],
    ['an earlier step', '[Sende] 5 USDC an bob.eth. Vorher reden wir.', ['Vorher']],
    ['a person who has yet to sign', '[Envía] 5 USDC a bob.eth. Marta tiene que firmar.', ['tiene que firmar']],
    ['a remark that does not identify its language', "[Send] 5 USDC to bob.eth. I'm having doubts.", ['having doubts']],
    ['a remark in brackets', '[Send] 5 USDC (after my okay) to bob.eth.', ['after my okay']],
    ['a request for time', '[Send] 5 USDC to bob.eth. [Give] me 5 minutes.', ['Give me 5 minutes']],
    [
      'a request for time in a chat',
      'owner: [send] 5 USDC to bob.eth\nagent: Shall I go ahead?\nowner: [give] me five minutes',
      ['give me five minutes'],
    ],
    ['a contrast', '[Sende] 5 USDC an bob.eth. Allerdings zögert Greta.', ['Allerdings']],
    ['a status field', '[Send] 5 USDC to bob.eth. Status: frozen.', ['Status: frozen']],
    ['a form that is only filled in', 'Rellena la [transferencia] de 5 USDC a bob.eth.', ['Rellena la transferencia']],
    ['waiting', '[Send] 5 USDC to bob.eth, sit tight.', ['sit tight']],
    ['deciding', '[Send] 5 USDC to bob.eth. It goes to the trustees.', ['trustees']],
    ['a frame', 'Motion 7: [send] 5 USDC to bob.eth.', ['Motion']],
    ['a payment made otherwise', '[Send] 5 USDC to bob.eth. She took it in cash.', ['in cash']],
    ['another language', '[Envía] 5 USDC a bob.eth. Te aviso.', ['Te aviso']],
    ['a missing signature', '[Envie] 5 USDC para bob.eth. Falta a assinatura da Rita.', ['Falta a assinatura']],
    ['a hold', '[Envie] 5 USDC para bob.eth. Segura isso uns dias.', ['Segura']],
    ['a preparation', 'Deixa tudo engatilhado: [envie] 5 USDC para bob.eth.', ['Deixa tudo engatilhado']],
    [
      'a sentence that does not identify its language',
      '[Envie] 5 USDC para bob.eth. Foi só um exemplo.',
      ['só um exemplo'],
    ],
    ['no consent yet', '[Отправь] 5 USDC на bob.eth. Нужна ещё подпись мужа.', ['Нужна ещё подпись']],
    ['an order that is held ready', 'Держи наготове: [отправь] 5 USDC на bob.eth.', ['наготове']],
    ['another day', '[Отправь] 5 USDC на bob.eth. Сделаем в другой раз.', ['в другой раз']],
    ['a wait for a signature', 'bob.eth adresine 5 USDC [gönder]. Avukat imzalamadan gitmesin.', ['imzalamadan']],
    ['a capital with a dot', 'bob.eth adresine 5 USDC [gönder]. İmzası eksik.', ['İmzası eksik']],
    [
      'over the border of clauses',
      'bob.eth adresine 5 USDC [gönder]. Bugünkü toplantıdan sonra olacak.',
      ['toplantıdan sonra'],
    ],
    ['a preceding signature', '[Kirim] 5 USDC ke bob.eth. Bendahara harus tanda tangan.', ['harus tanda tangan']],
    ['an order that is held', '[Kirim] 5 USDC ke bob.eth. Tahan ini sampai Rabu.', ['Tahan']],
    ['a language without spaces', '[送] 5 USDC 给 bob.eth，我再跟你说', ['我再']],
    [
      'Japanese: only after something else',
      '5 USDC を bob.eth に[送]ってください。ハンコをもらってからね。',
      ['てからね'],
    ],
    ['Japanese: hands off', '5 USDC を bob.eth に[送]ってください。何も動かさないで。', ['動かさないで']],
    ['Korean: a signature', 'bob.eth로 5 USDC [보내]줘. 부장님 서명이 아직 없어.', ['서명이 아직 없어']],
    ['Korean: a preparation', '미리 준비해 둬: bob.eth로 5 USDC [보내]줘.', ['미리 준비']],
    ['Chinese: a missing document', '[转] 5 USDC 给 bob.eth。合同到了才行。', ['了才行']],
    ['Chinese in Taiwan: a missing approval', '[轉] 5 USDC 給 bob.eth。主管還沒點頭。', ['還沒點頭']],
    ['Hindi: a signature', 'bob.eth को 5 USDC [भेजो]। अनिता के दस्तख़त बाकी हैं।', ['दस्तख़त बाकी'.normalize('NFC')]],
    ['Hindi: another day', 'bob.eth को 5 USDC [भेजो]। असली भुगतान किसी और दिन।', ['किसी और दिन']],
    ['Urdu: a signature', 'bob.eth کو 5 USDC [بھیجو]۔ ابھی تک دستخط نہیں ہوئے۔', ['دستخط نہیں']],
    ['Urdu: hands off', 'bob.eth کو 5 USDC [بھیجو]۔ بٹن مت دبانا۔', ['مت دبانا']],
    ['Arabic: a signature', '[أرسل] 5 USDC إلى bob.eth. ينقص توقيع سارة.', ['ينقص توقيع']],
    ['Arabic: another decision maker', '[أرسل] 5 USDC إلى bob.eth. الأمر متروك للمدير.', ['متروك']],
    ['Bengali: a signature', 'bob.eth ঠিকানায় 5 USDC [পাঠাও]। রিনার সই বাকি।', ['সই বাকি']],
    ['Bengali: a change of mind', 'bob.eth ঠিকানায় 5 USDC [পাঠাও]। আমার মত বদলে গেছে।', ['মত বদলে']],
  ])('%s', (_, words, found) => {
    expect(unsettledIn(words)).toEqual(found);
  });

  it.each([
    ['a reason', '[Send] 5 USDC to bob.eth, the roof leaks and he has no gas.'],
    ['a remark before the order, which is the last word', "I said I'll wait. Now [send] 5 USDC to bob.eth."],
    ['a label that instructs', '[Cancel] my signed transfers: nonce word 3.'],
    ['a wait that is not needed', '[Envie] 5 USDC para bob.eth. Não precisa esperar o Rui.'],
    ['a hold by another party', '[Envie] 5 USDC para bob.eth. O banco dela segura tudo.'],
    ['a remainder that stays', '[Envie] 5 USDC para bob.eth. O resto fica quieto.'],
    ['an approval in the past', '[Отправь] 5 USDC на bob.eth. Директор одобрил.'],
    ['a reminder', '[Отправь] 5 USDC на bob.eth. Не забудь про чек.'],
    ['a greeting', 'bob.eth adresine 5 USDC [gönder]. Ona selam söyle.'],
    ['a wait in the past', 'bob.eth adresine 5 USDC [gönder]. Haftalarca bekledi.'],
    ['a signature that is not needed', '[Kirim] 5 USDC ke bob.eth. Tidak perlu tanda tangan siapa pun.'],
    ['a completed check', '[Kirim] 5 USDC ke bob.eth. Alamatnya sudah saya cek lagi.'],
    ['a bound', '[Swap] 5 USDC for DAI, at least 4.9 or leave it.'],
    ['a word that looks like a short form', '[Send] 5 USDC to bob.eth, she did well.'],
    ['the words of another speaker', 'owner: [send] 5 USDC to bob.eth\nagent: I will do that'],
    ['a contrast with a bound', '[Swap] 5 USDC for DAI, but get me at least 4.9.'],
    ['a contrast that hurries', '[Envoie] 5 USDC à bob.eth, mais vite.'],
    ['a request for time before the order', 'owner: [give] me a minute\nowner: [send] 5 USDC to bob.eth'],
    ['a status that is complete', '[Send] 5 USDC to bob.eth. Status: approved.'],
    ['brackets with a name', '[Send] 5 USDC to bob.eth (my brother).'],
    ['a form of an order', '5 USDC を [送]ってください'],
    ['a consent in the past, in Japanese', '5 USDC を bob.eth に[送]ってください。部長の承認は昨日もらいました。'],
    ['a wait that is not needed, in Korean', 'bob.eth로 5 USDC [보내]줘. 기다릴 필요 없어.'],
    ['a reminder, in Chinese', '[转] 5 USDC 给 bob.eth。别忘了留收据。'],
    ['a consent in the past, in Hindi', 'bob.eth को 5 USDC [भेजो]। बॉस ने कल मंज़ूरी दे दी।'],
    ['a wait that is not needed, in Urdu', 'bob.eth کو 5 USDC [بھیجو]۔ انتظار کرنے کی ضرورت نہیں۔'],
    ['a consent in the past, in Arabic', '[أرسل] 5 USDC إلى bob.eth. حصلت على موافقة المدير.'],
    ['a reminder, in Bengali', 'bob.eth ঠিকানায় 5 USDC [পাঠাও]। রসিদটা নিতে ভুলো না।'],
  ])('but not %s', (_, words) => {
    expect(unsettledIn(words)).toEqual([]);
  });
});
