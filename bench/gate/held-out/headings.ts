import type { Spoken } from '../phrases.ts';

export const headings: Spoken = {
  en: 'Paid in March:|Do not touch:|Old invoices:|Under investigation:|Payments of a competitor:|Notes from the call:',
  de: 'Alte Rechnungen:|In Prüfung:|Sperrliste|Vorjahr zum Vergleich:|Gefordert, aber abgelehnt:|Notizen vom Telefonat:',
  es: 'Estos son un fraude:|No tocar:|Lo que ganan otros:|El año pasado, para comparar:|Pedido pero denegado:|Notas de la llamada:',
  fr: "Payé en mars :|En cours d'enquête :|Liste noire|L'an dernier, pour comparer :|Notes de l'appel :",
  pt: 'Pago em março:|Em investigação:|Ano passado, para comparar:|Pedido mas negado:',
  id: 'Jangan disentuh:|Sedang diselidiki:|Penghasilan orang lain:|Daftar hitam',
  ru: 'Это мошенники:|Старые счета:|Под следствием:|Чёрный список|Прошлый год для сравнения:',
  tr: 'Bunlar sahte:|Dokunma:|Eski faturalar:|İnceleme altında:',
  zh: '这些是诈骗：|调查中：|去年对比：',
  ja: '三月支払済み：|以下は詐欺：|触らないこと：|他人の収入：|ブラックリスト',
  ko: '3월에 지급됨:|남들의 수입:|블랙리스트',
  ar: 'هذه احتيالات:|قيد التحقيق:|ما يكسبه الآخرون:|القائمة السوداء',
  hi: 'मार्च में चुकाया:|ये धोखेबाज़ हैं:|पुराने बिल:|काली सूची',
  bn: 'মার্চে মেটানো:|এরা প্রতারক:|হাত দেবেন না:|তদন্তাধীন:',
  ur: 'ہاتھ نہ لگائیں:|دوسروں کی کمائی:',
};

export const errands: Spoken = {
  en: 'Clear what is open.|Make the payout.|Complete the payment today.',
  de: 'Gleiche den offenen Posten aus.|Überweise es.|Schließ die Zahlung ab.|Bezahl den Handwerker.',
  es: 'Libera el dinero, por favor.',
  fr: 'Fais le versement.|Paie le plombier.',
  pt: 'Quite o que está aberto.|Faça o repasse.|Conclua o pagamento.|Pague o encanador.',
  id: 'Kirim saja sekarang.|Selesaikan pembayarannya.',
  ru: 'Закрой долг.|Выплати деньги, пожалуйста.|Заверши оплату.',
  tr: 'Hemen gönder.|Ödemeyi tamamla.',
  zh: '请放款。',
  ja: '振り込んでください。',
  ko: '미납분을 정산해 주세요.|돈을 풀어 주세요.',
  ar: 'أتم الدفع.|أرسله الآن.',
  hi: 'बक़ाया निपटा दो।',
  bn: 'টাকা পাঠিয়ে দাও।|পেমেন্ট শেষ করো।',
  ur: 'بقایا نمٹا دو۔|ادائیگی مکمل کرو۔',
};
