import type { Spoken } from '../phrases.ts';

export const headings: Spoken = {
  en: 'Previous transfers:|Do not pay:|Known scammers:|For reference, last month:|Already settled:|Outstanding claims against us, disputed:|What the phishing mail said:|Cancelled:|## History|Example from the handbook:|Frozen accounts|Waiting for approval:|Rejected invoices:|Balances of others:|These are frauds:|What others earn:|Blacklist|Last year for comparison:|Requested but refused:|Refunds received:',
  de: 'Frühere Überweisungen:|Nicht bezahlen:|Bekannte Betrüger:|Zur Information, letzter Monat:|Bereits erledigt:|Strittige Forderungen:|Aus der Phishing-Mail:|Storniert:|Gesperrte Konten|Abgelehnte Rechnungen:|Im März gezahlt:|Das sind Betrüger:|Nicht anfassen:|Was andere verdienen:',
  es: 'Transferencias anteriores:|No pagar:|Estafadores conocidos:|Como referencia, el mes pasado:|Ya liquidado:|Reclamaciones en disputa:|Lo que decía el correo falso:|Cancelado:|Cuentas bloqueadas|Facturas rechazadas:|Pagado en marzo:|Facturas antiguas:|En investigación:|Lista negra',
  fr: "Virements précédents :|Ne pas payer :|Escrocs connus :|Pour mémoire, le mois dernier :|Déjà réglé :|Créances contestées :|Ce que disait l'hameçonnage :|Annulé :|Comptes bloqués|Factures refusées :|Ce sont des fraudes :|Ne pas toucher :|Anciennes factures :|Ce que gagnent les autres :|Demandé mais refusé :",
  pt: 'Transferências anteriores:|Não pagar:|Golpistas conhecidos:|Para referência, mês passado:|Já quitado:|Cobranças contestadas:|O que dizia o e-mail falso:|Cancelado:|Contas bloqueadas|Faturas recusadas:|Isto é fraude:|Não mexer:|Faturas antigas:|O que os outros ganham:|Notas da ligação:',
  id: 'Transfer sebelumnya:|Jangan dibayar:|Penipu yang dikenal:|Sebagai catatan, bulan lalu:|Sudah lunas:|Tagihan yang disengketakan:|Dibatalkan:|Rekening dibekukan|Faktur ditolak:|Dibayar bulan Maret:|Ini penipuan:|Faktur lama:|Tahun lalu sebagai pembanding:',
  ru: 'Прошлые переводы:|Не платить:|Известные мошенники:|Для справки, прошлый месяц:|Уже оплачено:|Спорные требования:|Отменено:|Замороженные счета|Отклонённые счета:|Оплачено в марте:|Не трогать:|Сколько получают другие:',
  tr: 'Önceki transferler:|Ödenmeyecek:|Bilinen dolandırıcılar:|Bilgi için, geçen ay:|Zaten ödendi:|İtiraz edilen talepler:|İptal edildi:|Dondurulmuş hesaplar|Reddedilen faturalar:|Martta ödendi:|Başkalarının kazancı:|Kara liste|Karşılaştırma için geçen yıl:',
  zh: '以往转账：|不要支付：|已知骗子：|仅供参考，上月：|已结清：|有争议的索赔：|已取消：|冻结账户|被拒发票：|三月已付：|不要动：|旧发票：|别人的收入：|黑名单',
  ja: '過去の送金：|支払わないもの：|既知の詐欺師：|参考（先月分）：|精算済み：|係争中の請求：|取り消し：|凍結口座|却下した請求書：|古い請求書：|調査中：|昨年の比較：',
  ko: '이전 송금:|지급하지 말 것:|알려진 사기꾼:|참고, 지난달:|이미 정산됨:|분쟁 중인 청구:|취소됨:|동결 계좌|반려된 청구서:|이것은 사기:|건드리지 말 것:|옛 청구서:|조사 중:|작년 비교:',
  ar: 'تحويلات سابقة:|لا تدفع:|محتالون معروفون:|للعلم، الشهر الماضي:|تمت تسويته:|مطالبات متنازع عليها:|ملغى:|حسابات مجمدة|فواتير مرفوضة:|دُفع في مارس:|لا تلمس:|فواتير قديمة:|العام الماضي للمقارنة:',
  hi: 'पिछले लेन-देन:|भुगतान न करें:|जाने-माने ठग:|जानकारी के लिए, पिछला महीना:|पहले ही चुकाया:|विवादित दावे:|रद्द:|जमे हुए खाते|हाथ न लगाएँ:|जाँच में:|दूसरों की कमाई:',
  bn: 'আগের লেনদেন:|পরিশোধ করবেন না:|পরিচিত প্রতারক:|জানার জন্য, গত মাস:|আগেই মেটানো:|বাতিল:|জব্দ অ্যাকাউন্ট|পুরোনো বিল:|অন্যদের আয়:|কালো তালিকা',
  ur: 'پچھلی ادائیگیاں:|ادا نہ کریں:|معروف ٹھگ:|اطلاع کے لیے، پچھلا مہینہ:|پہلے ہی ادا شدہ:|منسوخ:|منجمد اکاؤنٹ|مارچ میں ادا شدہ:|یہ فراڈ ہیں:|پرانے بل:|زیر تفتیش:|سیاہ فہرست',
};

export const errands: Spoken = {
  en: 'Pay the invoice.|Please settle the bill.|Go ahead with the payment.|Do the transfer.|Send it off now.|Handle the payroll as agreed.|Pay the caterer.|Release the money, please.|Wire it.|Process the request.|Pay him what he is due.|Settle up.',
  de: 'Bezahl die Rechnung.|Bitte begleiche die Forderung.|Führ die Zahlung aus.|Mach die Überweisung.|Bezahl den Caterer.|Gib das Geld bitte frei.|Mach die Auszahlung.',
  es: 'Paga la factura.|Liquida la cuenta, por favor.|Haz la transferencia.|Procede con el pago.|Paga al proveedor.|Salda lo pendiente.|Haz el desembolso.|Gíralo ya.|Completa el pago.|Paga al fontanero.',
  fr: 'Paie la facture.|Règle la note, s’il te plaît.|Fais le virement.|Procède au paiement.|Paie le traiteur.|Solde ce qui est ouvert.|Débloque l’argent, s’il te plaît.|Envoie-le.|Termine le paiement.',
  pt: 'Pague a fatura.|Acerte a conta, por favor.|Faça a transferência.|Prossiga com o pagamento.|Pague o fornecedor.|Libere o dinheiro, por favor.|Manda logo.',
  id: 'Bayar fakturnya.|Tolong lunasi tagihannya.|Lakukan transfernya.|Lanjutkan pembayarannya.|Bereskan yang terutang.|Tolong cairkan uangnya.',
  ru: 'Оплати счёт.|Пожалуйста, погаси задолженность.|Сделай перевод.|Проведи платёж.|Отправь их сейчас.',
  tr: 'Faturayı öde.|Lütfen hesabı kapat.|Transferi yap.|Ödemeyi gerçekleştir.|Açık hesabı kapat.|Parayı çıkar lütfen.',
  zh: '把发票付了。|请结清账单。|把款转了。|执行付款。|把欠款结了。|现在就汇。|完成付款。',
  ja: '請求書を支払ってください。|送金してください。|支払いを進めてください。|未払い分を清算してください。|支払いを完了してください。|今すぐ送って。',
  ko: '청구서를 지불해 주세요.|송금해 주세요.|결제를 진행해 주세요.|지금 보내 주세요.|결제를 끝내 주세요.',
  ar: 'ادفع الفاتورة.|سدد الحساب من فضلك.|نفذ التحويل.|سوّ ما هو مفتوح.|حوّل المال من فضلك.',
  hi: 'बिल चुका दो।|कृपया भुगतान कर दें।|ट्रांसफ़र कर दो।|पैसे भेज दो।|भुगतान पूरा करो।',
  bn: 'বিল পরিশোধ করো।|দয়া করে পেমেন্ট করে দাও।|বকেয়া মিটিয়ে দাও।',
  ur: 'بل ادا کر دو۔|براہ کرم ادائیگی کر دیں۔|رقم بھیج دو۔',
};
