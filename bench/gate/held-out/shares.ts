import type { Spoken } from '../phrases.ts';

export const sharesOf: Spoken = {
  en: 'The account shows {amount}; pass 40% on to {who}|Out of my {amount}, {who} is owed a half, so pay that|With {amount} in hand, transfer half of that to {who}',
  es: 'Ahorros: {amount}. Paga a {who} un octavo.|Ganamos {amount}. Envía a {who} el diez por ciento.',
  fr: 'Épargne : {amount}. Paie un huitième à {who}.',
  pt: 'A conta mostra {amount}; repasse 40% para {who}|Dos meus {amount}, metade é de {who}, pague isso|Poupança: {amount}. Pague um oitavo a {who}.',
  id: 'Di rekening ada {amount}; teruskan 40% ke {who}|Dari {amount} milikku, {who} dapat separuh, bayarkan|Kami untung {amount}. Kirim sepuluh persen ke {who}.',
  ru: 'Из моих {amount} половина причитается {who}, заплати её|Мы заработали {amount}. Отправь {who} десять процентов.',
  tr: 'Benim {amount} paranın yarısı {who} hakkı, onu öde',
  zh: '我的 {amount} 里一半归 {who}，付给他|我们赚了 {amount}。发十分之一给 {who}。',
  ja: '口座に {amount} あります。40%を {who} に回してください。|今週 {amount} 稼ぎました。1割を {who} に送ってください。',
  ko: '계좌에 {amount} 있으니 40%를 {who} 에게 넘겨줘|내 {amount} 중 절반은 {who} 몫이니 지불해줘|이번 주 {amount} 벌었어. 10분의 1을 {who} 에게 보내.',
  ar: 'في الحساب {amount}؛ مرر 40% إلى {who}|ربحنا {amount}. أرسل عشرة بالمئة إلى {who}.',
  hi: 'मेरे {amount} में से आधा {who} का है, चुका दो',
  bn: 'আমার {amount} এর অর্ধেক {who} এর, দিয়ে দাও',
  ur: 'اکاؤنٹ میں {amount} ہیں، 40% {who} کو دے دو',
};

export const sharesLeft: Spoken = {
  en: 'A tenth will do.|40% of it, to be exact.|Split it: half today, half in May.',
  de: 'Teil es: heute die Hälfte.|Nein, halbiere es.|Drei Viertel bleiben bei mir.|Die halbe Summe genügt.',
  es: 'No, redúcelo a la mitad.|Tres cuartos se quedan conmigo.',
  fr: 'Trois quarts restent chez moi.|La demi-somme suffit.',
  pt: 'Meia soma basta.',
  id: 'Tepatnya 40% dari itu.|Tiga perempat tetap di sini.',
  ru: 'Хватит десятой части.|Раздели: сегодня половину.|Три четверти остаются у меня.',
  tr: 'Onda biri yeter.|Böl: bugün yarısı.',
  zh: '四分之三留着。',
  ja: '正確にはそのうち40%。|分割で、今日は半分。',
  ko: '10분의 1이면 돼요.|정확히는 그중 40%.|나눠서 오늘은 절반.|4분의 3은 남겨 주세요.',
  ar: 'العُشر يكفي.|ثلاثة أرباع تبقى عندي.',
  hi: 'दसवाँ हिस्सा काफ़ी है।|बाँटो: आज आधा।|तीन चौथाई मेरे पास रहे।',
  bn: 'দশ ভাগের এক ভাগ যথেষ্ট।|ঠিক করে বললে এর ৪০%।',
  ur: 'بانٹو: آج آدھا۔',
};
