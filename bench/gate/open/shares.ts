import type { Spoken } from '../phrases.ts';

/** A stated balance, and an order of a share of it. */
export const sharesOf: Spoken = {
  en: 'there is {amount} left, move half to my cousin {who}|I have {amount}, send a third of it to {who}|Balance {amount}. Transfer a quarter to {who}.|{amount} came in; 25% goes to {who}, send it|Of the {amount} we collected, pay {who} half|We hold {amount} in total, send one half to {who} please|The pot is {amount}, give {who} a fifth|My {amount}: send two thirds to {who}|There are {amount} in the wallet and {who} should get half of those, send it now|Savings: {amount}. Pay {who} an eighth.|We made {amount} this week. Send {who} ten percent.|{amount} is what I own. Half of it belongs to {who}: send it.',
  de: 'es sind noch {amount} da, schick die Hälfte an meinen Cousin {who}|Ich habe {amount}, sende ein Drittel davon an {who}|Stand {amount}. Überweise ein Viertel an {who}.|{amount} kamen rein, schick 25 % an {who}|Von den {amount} zahl {who} die Hälfte|Im Topf sind {amount}, gib {who} ein Fünftel davon|Kasse: {amount}, davon zwei Drittel an {who} senden|Auf dem Konto sind {amount}; gib 40 % an {who} weiter|Von meinen {amount} bekommt {who} die Hälfte, zahl das|Erspartes: {amount}. Zahle {who} ein Achtel.|Wir haben {amount} verdient. Schick {who} zehn Prozent.',
  es: 'quedan {amount}, manda la mitad a mi primo {who}|Tengo {amount}, envía un tercio a {who}|Saldo {amount}. Transfiere una cuarta parte a {who}.|Entraron {amount}, envía el 25 % a {who}|De los {amount}, paga la mitad a {who}|El bote es de {amount}, envía dos tercios a {who}|En la cuenta hay {amount}; pasa el 40 % a {who}|De mis {amount}, a {who} le toca la mitad, págasela',
  fr: 'il reste {amount}, envoie la moitié à mon cousin {who}|J’ai {amount}, envoie un tiers à {who}|Solde {amount}. Transfère un quart à {who}.|{amount} sont arrivés, envoie 25 % à {who}|Des {amount}, verse la moitié à {who}|La cagnotte est de {amount}, envoie deux tiers à {who}|Le compte affiche {amount} ; passe 40 % à {who}|Sur mes {amount}, la moitié revient à {who}, verse-la|Nous avons gagné {amount}. Envoie dix pour cent à {who}.',
  pt: 'sobraram {amount}, manda metade pro meu primo {who}|Tenho {amount}, envie um terço para {who}|Saldo {amount}. Transfira um quarto para {who}.|Entraram {amount}, envie 25% para {who}|Dos {amount}, pague metade para {who}|O bolo é de {amount}, envie dois terços para {who}|Ganhamos {amount}. Envie dez por cento para {who}.',
  id: 'masih ada {amount}, kirim setengahnya ke sepupuku {who}|Aku punya {amount}, kirim sepertiganya ke {who}|Saldo {amount}. Transfer seperempatnya ke {who}.|{amount} masuk, kirim 25% ke {who}|Dari {amount}, bayar separuhnya ke {who}',
  ru: 'осталось {amount}, переведи половину двоюродному брату {who}|У меня {amount}, отправь треть на {who}|Баланс {amount}. Переведи четверть на {who}.|Пришло {amount}, отправь 25% на {who}|Из {amount} заплати половину {who}|На счёте {amount}; передай 40% на {who}',
  tr: 'geriye {amount} kaldı, yarısını kuzenime {who} gönder|{amount} var, üçte birini {who} adresine gönder|Bakiye {amount}. Çeyreğini {who} adresine aktar.|{amount} geldi, %25 kadarını {who} adresine gönder|Kasada {amount} var, yarısını {who} adresine yolla|Hesapta {amount} var; %40 kadarını {who} adresine aktar|Bu hafta {amount} kazandık. Yüzde onunu {who} adresine gönder.',
  zh: '还剩 {amount}，转一半给我表弟 {who}|我有 {amount}，把三分之一发给 {who}|余额 {amount}。转四分之一到 {who}。|到账 {amount}，发25%给 {who}|这 {amount} 里付一半给 {who}|账户里有 {amount}，转40%给 {who}',
  ja: '{amount} 残っています。半分をいとこの {who} に送ってください。|{amount} あります。3分の1を {who} に送って。|残高は {amount}。4分の1を {who} に送金してください。|{amount} 入金されたので、25%を {who} に送ってください。|私の {amount} のうち半分は {who} の分なので払ってください。',
  ko: '{amount} 남았어. 절반을 사촌 {who} 에게 보내줘|{amount} 있어. 3분의 1을 {who} 로 보내줘|잔액 {amount}. 4분의 1을 {who} 로 송금해.|{amount} 들어왔으니 25%를 {who} 로 보내줘',
  ar: 'بقي {amount}، أرسل نصفها إلى ابن عمي {who}|لدي {amount}، أرسل ثلثها إلى {who}|الرصيد {amount}. حول ربعها إلى {who}.|وصل {amount}، أرسل 25% إلى {who}|من أصل {amount} لدي النصف لـ {who}، ادفعه',
  hi: '{amount} बचे हैं, आधे मेरे चचेरे भाई {who} को भेज दो|मेरे पास {amount} हैं, एक तिहाई {who} को भेजो|बैलेंस {amount}। एक चौथाई {who} को भेजो।|{amount} आए, 25% {who} को भेज दो|खाते में {amount} हैं, 40% {who} को दे दो|हमने {amount} कमाए। दस प्रतिशत {who} को भेजो।',
  bn: '{amount} বাকি আছে, অর্ধেক আমার চাচাতো ভাই {who} কে পাঠাও|আমার কাছে {amount} আছে, এক তৃতীয়াংশ {who} কে পাঠাও|ব্যালেন্স {amount}। চার ভাগের এক ভাগ {who} কে পাঠাও।|অ্যাকাউন্টে {amount} আছে, ৪০% {who} কে দাও',
  ur: '{amount} بچے ہیں، آدھے میرے کزن {who} کو بھیج دو|میرے پاس {amount} ہیں، ایک تہائی {who} کو بھیجو|بیلنس {amount}۔ ایک چوتھائی {who} کو بھیجو۔|میرے {amount} میں سے آدھا {who} کا ہے، ادا کر دو',
};

/** What is left of an order that stands before it. */
export const sharesLeft: Spoken = {
  en: 'Only half of it.|Just a third for now.|A quarter of that is enough.|Half, that is.|Make it 25% of that.|Half now, half when the goods arrive.|Do just 50% of it today.|But move half and no more.|Keep two thirds of it here.|One fifth of it will do.|No, halve it.|Three quarters stay with me.|Half the sum suffices.|One third only, please.|Just the first half.',
  de: 'Nur die Hälfte davon.|Erstmal nur ein Drittel.|Ein Viertel davon reicht.|Also die Hälfte.|Mach 25 % davon.|Die Hälfte jetzt, der Rest bei Lieferung.|Zwei Drittel davon bleiben hier.|Ein Zehntel reicht.|40 % davon, genau gesagt.',
  es: 'Solo la mitad.|Por ahora un tercio.|Con una cuarta parte basta.|La mitad, vamos.|Que sea el 25 %.|La mitad ahora y la otra mitad a la entrega.|Dos tercios se quedan aquí.|Basta un décimo.|El 40 %, para ser exactos.|Divídelo: hoy la mitad.|Media suma basta.',
  fr: 'Seulement la moitié.|Un tiers pour l’instant.|Un quart suffit.|La moitié, donc.|Mets-en 25 %.|La moitié maintenant, le reste à la livraison.|Deux tiers restent ici.|Un dixième suffit.|40 %, pour être exact.|Partage : la moitié aujourd’hui.|Non, divise par deux.',
  pt: 'Só a metade.|Por enquanto um terço.|Um quarto basta.|Metade, no caso.|Faça 25% disso.|Metade agora, metade na entrega.|Dois terços ficam aqui.|Um décimo basta.|40% disso, para ser exato.|Divida: metade hoje.|Não, corte pela metade.|Três quartos ficam comigo.',
  id: 'Setengahnya saja.|Sepertiga dulu.|Seperempatnya cukup.|25% saja dari itu.|Separuh sekarang, separuh nanti.|Sepersepuluh saja.|Bagi dua: hari ini separuh.',
  ru: 'Только половину.|Пока лишь треть.|Четверти хватит.|Сделай 25% от этого.|Половину сейчас, остальное при доставке.|Точнее, 40% от этого.',
  tr: 'Sadece yarısı.|Şimdilik üçte biri.|Dörtte biri yeter.|Bunun %25 kadarı olsun.|Yarısı şimdi, kalanı teslimatta.|Tam olarak %40 kadarı.|Dörtte üçü bende kalsın.',
  zh: '只要一半。|先来三分之一。|四分之一就够了。|其中的25%即可。|现在付一半，到货再付另一半。|十分之一就行。|准确说是其中40%。|分开：今天付一半。',
  ja: '半分だけで。|とりあえず3分の1。|4分の1で十分です。|そのうち25%だけ。|今は半分、残りは納品時に。|1割で足ります。|4分の3は残してください。',
  ko: '절반만요.|일단 3분의 1만.|4분의 1이면 충분해요.|그중 25%만.|지금 절반, 나머지는 납품 때.',
  ar: 'النصف فقط.|الثلث الآن.|الربع يكفي.|اجعلها 25% منها.|النصف الآن والباقي عند التسليم.|بالضبط 40% منها.|قسّمها: النصف اليوم.',
  hi: 'सिर्फ़ आधा।|अभी एक तिहाई।|एक चौथाई काफ़ी है।|इसका 25% ही।|आधा अभी, बाक़ी डिलीवरी पर।|ठीक-ठीक इसका 40%।',
  bn: 'শুধু অর্ধেক।|আপাতত এক তৃতীয়াংশ।|এর ২৫% হলেই হবে।|অর্ধেক এখন, বাকিটা ডেলিভারিতে।|ভাগ করো: আজ অর্ধেক।',
  ur: 'صرف آدھا۔|ابھی ایک تہائی۔|ایک چوتھائی کافی ہے۔|آدھا ابھی، باقی ڈیلیوری پر۔|دسواں حصہ کافی ہے۔|ٹھیک ٹھیک اس کا 40%۔',
};
