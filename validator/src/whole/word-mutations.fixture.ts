/** Words that change the amount next to them, by language; `|` separates phrases. */
interface Changing {
  /** Before the amount and its asset. */
  readonly before?: string;
  /** After them. */
  readonly after?: string;
  /** A sentence of its own, at the end of the text. */
  readonly last?: string;
  /** Between the number and its asset: a currency that is not a token. */
  readonly worth: string;
}

export const changingWords: Readonly<Record<string, Changing>> = {
  en: {
    before:
      'half of |half |a third of |two thirds of |my half of the |my share of the |a quarter of |' +
      'twice |double |triple |the rest of |what is left of |the remainder of |one tenth of |most of |' +
      'part of |some of |roughly half |10% of |all but ',
    after:
      ' minus the fee| less 5%| less the deposit| plus tip| plus 10%| on top of my share| twice|' +
      ' times two| x2| per person| per head| a month| split between us| divided by two| halved|' +
      ' in two parts| in three instalments| net of fees| after fees| before tax| per token|' +
      ' including the fee| incl. fees| apiece',
    last:
      ' I only owe half of it.| Split it in half first.| Send my half only.| Take 5% off.|' +
      ' Add 10% for the tip.| Deduct what I paid yesterday.| We go halves on it.|' +
      ' My share is a third.| Round it up to the next hundred.| Keep back 20 of it.| Do it twice.|' +
      ' Double it.',
    worth:
      ' euros worth of | € worth of | pounds in | quid of | yen of | rupees of | INR worth of |' +
      ' EUR in | CHF of | pesos worth of | reais worth of | lira in | naira worth of | shillings in |' +
      ' won worth of | yuan of | Canadian dollars in | AUD of ',
  },
  de: {
    before:
      'die Hälfte von |die Hälfte der |ein Drittel von |zwei Drittel von |meinen Anteil an den |' +
      'das Doppelte von |zweimal |den Rest der |ein Viertel von |einen Teil von |10 % von |' +
      'alles bis auf ',
    after:
      ' abzüglich Gebühren| minus Gebühr| minus 5 %| plus Trinkgeld| zuzüglich 10 %| pro Person|' +
      ' pro Kopf| zweimal| in zwei Raten| in zwei Teilen| durch zwei geteilt| mal zwei| netto|' +
      ' nach Abzug der Gebühren| inklusive Gebühr| im Monat| je Stück| geteilt durch drei',
    last:
      ' Davon nur meine Hälfte.| Ich schulde nur die Hälfte.| Zieh vorher 5 % ab.|' +
      ' Wir teilen uns das.| Verdopple es.| Leg noch 10 % drauf.| Behalte 20 davon zurück.',
    worth: ' Euro in | € in | Franken in | Pfund in | EUR in | CHF in ',
  },
  es: {
    before:
      'la mitad de |un tercio de |dos tercios de |mi parte de los |el doble de |el resto de los |' +
      'una cuarta parte de |parte de los |el 10 % de |todo menos ',
    after:
      ' menos la comisión| menos el 5 %| más propina| más el 10 %| por persona| por cabeza| dos veces|' +
      ' en dos partes| en dos pagos| dividido entre dos| multiplicado por dos| netos|' +
      ' descontando la comisión| comisión incluida| al mes| a medias| por dos',
    last: ' Manda solo mi mitad.| Solo debo la mitad.| Resta antes el 5 %.| Vamos a medias.| Duplícalo.| Añade un 10 % de propina.| Réstale lo que pagué ayer.',
    worth: ' euros en | € en | pesos en | pesos de | soles en | EUR en | dólares canadienses en ',
  },
  fr: {
    before:
      'la moitié de |la moitié des |un tiers de |deux tiers de |ma part des |le double de |' +
      'le reste des |un quart de |une partie des |10 % de |tout sauf ',
    after:
      ' moins les frais| moins 5 %| plus le pourboire| plus 10 %| par personne| par tête| deux fois|' +
      ' en deux fois| en deux parties| divisé par deux| multiplié par deux| nets de frais|' +
      ' frais déduits| frais compris| par mois| à partager en deux| fois deux',
    last:
      " Envoie seulement ma moitié.| Je n'en dois que la moitié.| Retire 5 % avant.|" +
      ' On partage en deux.| Double la somme.| Ajoute 10 % de pourboire.|' +
      " Déduis ce que j'ai payé hier.",
    worth: ' euros en | € de | euros de | francs suisses en | livres de | EUR en | dollars canadiens de ',
  },
  pt: {
    before:
      'metade de |metade dos |um terço de |dois terços de |a minha parte dos |o dobro de |' +
      'o resto dos |um quarto de |parte dos |10% de |tudo menos ',
    after:
      ' menos a taxa| menos 5%| mais gorjeta| mais 10%| por pessoa| por cabeça| duas vezes|' +
      ' em duas vezes| em duas parcelas| dividido por dois| vezes dois| líquidos| descontando a taxa|' +
      ' taxa incluída| por mês| rachado em dois',
    last:
      ' Manda só a minha metade.| Só devo metade.| Desconta 5% antes.| A gente racha.| Dobra o valor.|' +
      ' Acrescenta 10% de gorjeta.| Tira o que paguei ontem.',
    worth: ' reais em | reais de | euros em | € em | BRL em | escudos de ',
  },
  id: {
    before:
      'setengah dari |separuh dari |sepertiga dari |dua pertiga dari |bagianku dari |' +
      'dua kali lipat dari |sisa dari |seperempat dari |sebagian dari |10% dari ',
    after:
      ' dikurangi biaya| dikurangi 5%| ditambah tip| plus 10%| per orang| dua kali| dalam dua bagian|' +
      ' dibagi dua| kali dua| bersih setelah biaya| termasuk biaya| per bulan| dipotong biaya|' +
      ' patungan berdua',
    last:
      ' Kirim bagianku saja, separuhnya.| Aku cuma utang setengahnya.| Potong dulu 5%.|' +
      ' Kita patungan.| Gandakan.| Tambah 10% buat tip.| Kurangi yang kubayar kemarin.',
    worth: ' rupiah dalam | ribu rupiah dalam | ringgit dalam | IDR dalam | euro dalam ',
  },
  ru: {
    before:
      'половину от |половину |треть от |две трети от |мою долю от |вдвое больше |остаток от |' +
      'четверть от |часть от |10% от |всё кроме ',
    after:
      ' за вычетом комиссии| минус комиссия| минус 5%| плюс чаевые| плюс 10%| на человека| с человека|' +
      ' дважды| два раза| двумя частями| в два захода| пополам| поделённые на два| умножить на два|' +
      ' без комиссии| с учётом комиссии| в месяц',
    last:
      ' Отправь только мою половину.| Я должен только половину.| Сначала вычти 5%.| Делим пополам.|' +
      ' Удвой сумму.| Добавь 10% на чай.| Вычти то, что я заплатил вчера.',
    worth: ' рублей в | рублей | тысяч рублей в | евро в | гривен в | тенге в | RUB в ',
  },
  tr: {
    before: 'yarısını, yani |toplam tutarın yarısı: |iki katı ',
    after:
      "'nin yarısını|'nin üçte birini|'nin üçte ikisini|'nin iki katını|'nin kalanını|" +
      "'den payıma düşeni|'nin %10'unu| eksi komisyon| eksi %5| artı bahşiş| artı %10| kişi başı|" +
      ' iki kez| iki parça halinde| ikiye bölünmüş| net| komisyon dahil| aylık|' +
      ' kesintiler düşüldükten sonra',
    last: ' Sadece benim yarımı gönder.| Ben sadece yarısını borçluyum.| Önce %5 düş.| Yarı yarıya bölüşüyoruz.| İki katına çıkar.| %10 bahşiş ekle.',
    worth: ' lira değerinde | liralık | TL karşılığı | TL değerinde | avroluk | euro değerinde ',
  },
  zh: {
    before: '一半的|三分之一的|三分之二的|两倍的|双倍的|四分之一的',
    after:
      '的一半|的三分之一|的三分之二|的两倍|的百分之十|的10%|减去手续费|减5%|加小费|加10%|每人|每个人|两次|分两笔|除以二|乘以二|扣税后|含手续费|平摊后我的那份|里我的那一半',
    last: ' 只发我的那一半。| 我只欠一半。| 先扣掉5%。| 我们对半分。| 翻倍。| 再加10%小费。| AA制，只付我那份。',
    worth: '元人民币的|块钱的|元的|人民币等值的|欧元的|日元的|港币的|台币等值的',
  },
  ja: {
    before: '半分の|3分の1の|2倍の|倍額の',
    after:
      'の半分|の3分の1|の3分の2|の2倍|の倍|の一部|の10%|から手数料を引いた額|マイナス5%|プラスチップ|プラス10%|を一人あたり|ずつ2回|を2回|を2回に分けて|' +
      'を割り勘にした分|を2で割った額|手数料込み|の私の分',
    last: ' 私の分の半分だけ送って。| 先に5%引いて。| 割り勘で。| 倍にして。| チップを10%足して。| 昨日払った分を引いて。',
    worth: '円分の|円相当の|万円分の|ユーロ分の|ユーロ相当の|ウォン分の',
  },
  ko: {
    before: '두 배의 |반의 ',
    after:
      '의 절반|의 3분의 1|의 3분의 2|의 두 배|의 일부|의 10%|에서 수수료를 뺀 금액|에서 5% 뺀 금액| 더하기 팁| 플러스 10%| 인당| 두 번|' +
      ' 두 번에 나눠서| 나누기 2| 반반 나눈 금액| 수수료 포함| 중 내 몫| 중에 내 반',
    last: ' 내 몫 절반만 보내.| 나는 절반만 빚졌어.| 먼저 5% 빼.| 반반 부담이야.| 두 배로 해.| 팁 10% 더해.| 어제 낸 건 빼고.| 더치페이야.',
    worth: '원어치 |원 상당의 |만 원어치 | 원어치 |유로어치 |엔어치 | 유로 상당 ',
  },
  ar: {
    before: 'نصف |ثلث |ثلثي |ضعف |ربع |جزء من |حصتي من |10% من ',
    after:
      ' ناقص الرسوم| ناقص 5%| بعد خصم الرسوم| زائد إكرامية| زائد 10%| للشخص| لكل شخص| مرتين|' +
      ' على دفعتين| مقسومة على اثنين| مضروبة في اثنين| صافي| شاملة الرسوم| شهريا| مناصفة',
    last: ' أرسل نصيبي فقط، النصف.| أنا مدين بالنصف فقط.| اخصم 5% أولا.| نتقاسمها مناصفة.| ضاعف المبلغ.| أضف 10% إكرامية.',
    worth: ' يورو من | ريال من | درهم من | جنيه بعملة | دينار من | ما يعادل ريال من ',
  },
  hi: {
    before: 'आधा |आधे |एक तिहाई |दोगुना |दुगना |चौथाई |मेरे हिस्से के ',
    after:
      ' का आधा| का एक तिहाई| का दो तिहाई| का दोगुना| का 10%| का मेरा हिस्सा| घटा शुल्क| माइनस 5%|' +
      ' में से फीस काटकर| प्लस टिप| प्लस 10%| प्रति व्यक्ति| दो बार| दो किस्तों में| बटा दो| गुणा दो|' +
      ' फीस सहित| हर महीने',
    last: ' सिर्फ मेरा आधा भेजो।| मुझ पर सिर्फ आधा बकाया है।| पहले 5% काट लो।| हम आधा-आधा बाँट रहे हैं।| दोगुना कर दो।| 10% टिप जोड़ दो।',
    worth: ' रुपये के | रुपये मूल्य के | रुपयों के | यूरो के | रुपए जितने ',
  },
  bn: {
    before: 'অর্ধেক |এক তৃতীয়াংশ |দ্বিগুণ |আমার ভাগের ',
    after:
      ' এর অর্ধেক| এর এক তৃতীয়াংশ| এর দ্বিগুণ| এর 10%| থেকে ফি বাদ দিয়ে| বিয়োগ 5%| প্লাস 10%|' +
      ' জনপ্রতি| দুইবার| দুই কিস্তিতে| ভাগ দুই| গুণ দুই| ফি সহ| প্রতি মাসে',
    last: ' শুধু আমার অর্ধেক পাঠাও।| আগে 5% কেটে নাও।| দ্বিগুণ করে দাও।',
    worth: ' টাকার | টাকা মূল্যের | ইউরোর | রুপির ',
  },
  ur: {
    before: 'آدھے |ایک تہائی |دگنا |میرے حصے کے ',
    after:
      ' کا آدھا| کا ایک تہائی| کا دگنا| کا 10%| میں سے فیس کاٹ کر| منفی 5%| جمع 10%| فی کس| دو بار|' +
      ' دو قسطوں میں| تقسیم دو| ضرب دو| فیس سمیت| ہر مہینے',
    last: ' صرف میرا آدھا بھیجو۔| پہلے 5% کاٹ لو۔| دگنا کر دو۔',
    worth: ' روپے کے | روپے مالیت کے | یورو کے | روپوں کے ',
  },
};
