import type { Spoken } from '../phrases.ts';

/** What people write behind an amount or at the end, and what begins with the words of a lower bound. */
export const closings: Spoken = {
  en: 'or more precisely, that is the plan|at least today|or more about that tomorrow|at least that is what I was told|minimum fuss please|or better said, the usual|at a minimum I hope he thanks me|no less important: thanks|from now on|at the very least send a receipt|or higher management will complain|and up we go|starting at noon|at least once I want this done on time|more to follow|upwards and onwards|more soon|more or less the usual story|not less grateful, Tom|at least be quick',
  de: 'oder genauer gesagt, das Übliche|mindestens heute|ab morgen mehr dazu|wenigstens das|mehr dazu später|oder besser gesagt, wie immer|mindestens so dankbar, Tom|zumindest nach Plan|ab sofort|mehr nicht|oder mehr davon am Montag|wenigstens pünktlich',
  es: 'o más bien, lo de siempre|al menos hoy|por lo menos eso me dijeron|o mejor dicho, lo habitual|más detalles mañana|como mínimo da las gracias|a partir de ahora|al menos sé rápido|nada menos|más cosas luego|desde luego|por lo menos una vez a tiempo',
  fr: "ou plus précisément, comme d'habitude|au moins aujourd'hui|du moins c'est ce qu'on m'a dit|ou mieux dit, comme prévu|plus de détails demain|au minimum dis merci|à partir de maintenant|au moins sois rapide|rien de moins|plus à venir|pour le moins|plus tôt que tard",
  pt: 'ou mais precisamente, o de sempre|pelo menos hoje|ao menos foi o que disseram|ou melhor, como combinado|mais detalhes amanhã|no mínimo agradeça|a partir de agora|pelo menos seja rápido|nada menos|mais depois|ou mais tarde conto',
  id: 'atau lebih tepatnya, seperti biasa|setidaknya hari ini|paling tidak begitu katanya|atau lebih baik, sesuai rencana|minimal bilang terima kasih|mulai sekarang|lebih lanjut besok|setidaknya cepat ya|tak kurang penting, makasih|sekian dan terima kasih',
  ru: 'или точнее, как обычно|по крайней мере сегодня|как минимум скажи спасибо|или лучше сказать, как всегда|начиная с этого дня|больше подробностей завтра|хотя бы вовремя|не менее важно: спасибо|от и до|более того, спасибо|больше ничего',
  tr: 'ya da daha doğrusu, her zamanki gibi|en azından bugün|en az bir kez zamanında|asgari nezaket lütfen|şu andan itibaren|daha fazlası yarın|hiç değilse çabuk ol|ve üzeri sonra konuşulur|bundan fazlası yok',
  zh: '以上|以上。|以上，谢谢|以上就是全部|至少今天|至少我是这么听说的|起码快一点|更多内容明天再说|最少说声谢谢|以上内容请确认|以上拜托了|不低于往常的速度',
  ja: '以上|以上。|以上です。|以上、よろしくお願いします。|以上、経理部より|少なくとも今日は|以上の通りです。|最低限お礼は言ってください。|以上でお願いします。|以上になります。|これ以上はありません。|今後とも',
  ko: '이상|이상입니다|이상입니다.|이상, 총무팀 드림|적어도 오늘은|최소한 감사 인사는 하세요|이상 전달드립니다|이상 끝|더 자세한 건 내일|지금부터|이상으로 마칩니다|부터 감사합니다',
  ar: 'أو بالأحرى كالعادة|على الأقل اليوم|على الأقل هكذا قيل لي|ابتداء من الآن|المزيد غدا|على أقل تقدير اشكره|أو أكثر تحديدا كما اتفقنا|لا أقل ولا أكثر كلاما',
  hi: 'या ज़्यादा सही कहूँ तो, हमेशा की तरह|कम से कम आज|कम से कम मुझे यही बताया गया|अब से|बाक़ी कल|कम से कम शुक्रिया कह देना|और ज़्यादा बाद में|न्यूनतम झंझट',
  bn: 'বা আরও ঠিকভাবে বললে, যথারীতি|অন্তত আজ|কমপক্ষে ধন্যবাদ জানিও|এখন থেকে|আরও কথা কাল|অন্তত তাই শুনেছি|ন্যূনতম ঝামেলা',
  ur: 'یا زیادہ درست یہ کہ ہمیشہ کی طرح|کم از کم آج|کم از کم شکریہ کہہ دینا|اب سے|مزید کل|کم از کم مجھے یہی بتایا گیا|زیادہ باتیں بعد میں',
};
