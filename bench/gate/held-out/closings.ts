import type { Spoken } from '../phrases.ts';

export const closings: Spoken = {
  en: 'at least for me this is urgent|no fewer than three people asked me|at least tell me when done|upward of noon is fine|or greater minds may disagree|at least that much is clear|over and out',
  de: 'ab dafür|wenigstens heute mal|oder mehr weiß ich nicht|und darüber hinaus nichts|ab Mittag passt',
  es: 'o eso dicen|y sobre todo, gracias|más vale pronto|por lo menos avisa|a partir del mediodía va bien',
  fr: "au moins pour moi c'est urgent|minimum d'effort, merci|et surtout merci|plus vite que ça|ou plus clairement, maintenant|au moins préviens-moi|à partir de midi c'est bon",
  pt: 'ou mais claro, agora|ao menos me avise|a partir do meio-dia serve',
  id: 'setidaknya bagi saya ini mendesak|dan di atas segalanya, terima kasih|lebih cepat lebih baik|paling sedikit sekali tepat waktu|mulai siang boleh',
  ru: 'или так говорят|по крайней мере для меня это срочно|с полудня можно',
  tr: 'ya da öyle diyorlar|en azından benim için acil|asgari çabayla lütfen|ve her şeyden önce teşekkürler|öğleden itibaren uygun',
  zh: '以上为准|以上就这样|起码今天办完|最低限度说声好',
  ja: '以上でございます。',
  ko: '이상입니다. 수고하세요.|이상 부탁드립니다|적어도 저에겐 급합니다',
  ar: 'أو هكذا يقال|على الأقل أخبرني|ليس أقل أهمية: شكرا',
  hi: 'कम से कम मेरे लिए यह ज़रूरी है|और सबसे ऊपर धन्यवाद|इससे ज़्यादा कुछ नहीं',
  bn: 'বা এমনটাই শুনেছি|অন্তত আমার জন্য জরুরি|কমপক্ষে জানিও|আর সবার উপরে ধন্যবাদ',
  ur: 'کم از کم میرے لیے ضروری ہے|دوپہر سے ٹھیک ہے',
};
