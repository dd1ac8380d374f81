import type { EffectKind } from '../../../effects/effect.ts';
import { compilePattern } from '../../../patterns/compile-pattern.ts';
import { list } from '../list.ts';

/** What words can rule out; `grant` and `revocation` are the two ends of a right, a `payment` is what the owner sends to others. */
type Barred = EffectKind | 'grant' | 'revocation' | 'payment';

/** Words that say by a noun and its verb which way something goes: to close a deposit is no deposit. */
export interface Turn {
  readonly pattern: RegExp;
  /** What such words never ask for; where they rule out nothing, they only keep other verbs from being sure. */
  readonly bars: ReadonlySet<Barred>;
  /** Whether it speaks of the words before it, too. */
  readonly isOfClause: boolean;
  /** What it reads, as proof. */
  readonly example: string;
}

/** By where the verb stands: before its noun, behind it, or on either side. */
interface Words {
  readonly first: string;
  readonly last: string;
  readonly either: string;
}

const det = String.raw`(?:my|our|the|this|that|an?) (?:[^\s.,;:!?]{1,42} ){0,4}?`;

const deposit: Words = {
  first: list`
    ${det}(?:deposit|position|savings|stake|staking)
    the staking
    dep[óo]sitos?
    posici[óo]n
    posiç[ãa]o
    dépôt
    einlage
    einzahlung
    simpanan
    deposito
    депозит\p{L}*
    вклад\p{L}*
    стейкинг\p{L}*
    staking
    وديعت?\p{L}*
    تخزين
  `,
  last: list`
    einlage
    mevduat\p{L}*
    預け入れ
    預けた
    예치금
    예치
    맡긴
    넣어 둔
    जमा
    আমানত
    রাখা
    جمع شدہ
    ステーキング
    스테이킹
    स्टेकिंग
    স্টেকিং
    سٹیکنگ
  `,
  either: list`
    存款
    存單
    存单
    放在
    质押
    質押
  `,
};
const loan: Words = {
  first: list`
    (?:my|our|the|this|that|an?|borrowed) (?:[^\s.,;:!?]{1,42} ){0,4}?(?:loan|debt|credit|borrowing)
    préstamo
    deuda
    prêt
    emprunt
    dette
    kredit
    darlehen
    schulden
    empréstimo
    dívida
    pinjaman
    utang
    hutang
    за[ёй]м\p{L}*
    займ\p{L}*
    долг\p{L}*
    кредит\p{L}*
    قرض\p{L}*
    دين\p{L}*
    اقترض\p{L}*
  `,
  last: list`
    kredit
    darlehen
    schulden
    borcu\p{L}*
    borç
    kredim\p{L}*
    借入
    借金
    借りた
    ローン
    대출금?
    빌린
    빚
    कर्ज़?
    उधार
    लोन
    ঋণ
    ধার
    قرضہ?
    ادھار
  `,
  either: list`
    借款
    贷款
    貸款
    欠款
    欠的
    借的
    借了
  `,
};
const right: Words = {
  first: list`
    allowance
    approval
    permission
    spending (?:limit|right|cap)
    autorizaci[óo]n
    permiso
    aprobaci[óo]n
    autorisation
    permission
    approbation
    droit
    freigabe
    erlaubnis
    genehmigung
    autorização
    permissão
    aprovação
    izin
    persetujuan
    разрешени\p{L}*
    право
    аппрув\p{L}*
    إذن
    موافقة
    صلاحية
  `,
  last: list`
    freigabe
    erlaubnis
    iznin\p{L}*
    onayın\p{L}*
    yetkisin\p{L}*
    許可
    承認
    利用枠
    승인
    허용량
    권한
    अनुमति
    मंज़ूरी
    অনুমতি
    اجازت
  `,
  either: list`
    授权
    授權
    额度
    額度
    权限
    權限
  `,
};

/** Verbs that end or lessen whatever they are said of. */
const shut: Words = {
  first: list`
    clos(?:e|ing)(?: out)?
    empty
    drain
    end
    stop
    cancel
    undo
    reduce
    lower
    shrink
    wind (?:down|up)
    remove
    kill
    cierr?a\p{L}*
    cancela
    anula
    elimina
    reduce
    deshaz
    termina
    a cero
    clôtur\p{L}*
    ferme
    annul\p{L}*
    supprim\p{L}*
    réduis
    arrêt\p{L}*
    à zéro
    schließ\p{L}*
    beend\p{L}*
    lösch\p{L}*
    senk\p{L}*
    encerra
    fecha
    zera
    desfaz
    remove
    tutup
    hapus
    batalkan
    nolkan
    kurangi
    hentikan
    закр\p{L}*
    обнул\p{L}*
    прекрат\p{L}*
    уменьш\p{L}*
    убер\p{L}*
    أغلق
    ألغ
    أزل
    صفر
    صفّر
    خفض
  `,
  last: list`
    kapat\p{L}*
    kaldır\p{L}*
    iptal
    sıfırla\p{L}*
    azalt\p{L}*
    sonlandır\p{L}*
    解約
    解除
    取り消
    ゼロ
    なくし
    減ら
    해지
    해제
    취소
    줄여
    정리
    0으로
    बंद
    हटा
    रद्द
    शून्य
    कम कर
    বন্ধ
    বাতিল
    শূন্য
    সরা
    কমা
    بند
    ختم
    منسوخ
    ہٹا
    کم کر
    auf null
    auflös
  `,
  either: list`
    取消
    解除
    关闭
    關閉
    清零
    归零
    歸零
    撤销
    撤銷
  `,
};
/** Verbs that take something out, or away from somebody. */
const out: Words = {
  first: list`
    cash out
    take
    get
    pull
    bring
    free
    saca
    quita\p{L}*
    quíta\p{L}*
    retira
    recupera
    devuélv\p{L}*
    récupèr\p{L}*
    sors
    retir\p{L}*
    enlèv\p{L}*
    hol
    nimm
    lös\p{L}*
    entzieh\p{L}*
    tira
    resgata
    traz
    cairkan
    keluarkan
    tarik
    cabut
    ambil kembali
    забер\p{L}*
    вывед\p{L}*
    сними
    отзов\p{L}*
    верни
    اسحب
    استرد
    استرجع
    أخرج
  `,
  last: list`
    geri al\p{L}*
    çıkar\p{L}*
    戻
    引き出
    出金
    取り戻
    빼
    찾아
    돌려
    회수
    निकाल
    वापस
    তুলে
    ফেরত
    বের
    نکال
    واپس
  `,
  either: list`
    拿回
    提出
    取出
    領回
    领回
    取回
    收回
    赎回
    贖回
  `,
};
/** Verbs that pay a debt. */
const back: Words = {
  first: list`
    pay(?:ing)? (?:off|down|back)
    pay
    settle
    clear
    return
    repay
    give back
    paga
    salda
    liquida
    amortiza
    devuelve
    rembours\p{L}*
    rends
    solde
    règle
    zahl
    tilg\p{L}*
    begleich\p{L}*
    gib
    lös
    quita
    devolve
    abate
    lunasi
    bayar
    kembalikan
    cicil
    погас\p{L}*
    верни
    выплат\p{L}*
    سدد
    سداد
    أعد
    ادفع
  `,
  last: list`
    öde\p{L}*
    返
    完済
    갚
    상환
    완납
    청산
    돌려
    चुका
    लौटा
    वापस
    শোধ
    পরিশোধ
    ফেরত
    ادا
    چکا
    لوٹا
    واپس
  `,
  either: list`
    还(?![要想有是可能需得没不会])
    還(?![要想有是可能需得沒不會])
    偿
    償
    结清
    結清
    清偿
  `,
};
/** Verbs that begin something or make it more. */
const grow: Words = {
  first: list`
    open
    increase
    raise
    grow
    top up
    aumenta
    abre
    augmente
    ouvre
    erhöh\p{L}*
    eröffne
    tambah
    buka
    увелич\p{L}*
    открой
    пополн\p{L}*
    زد
    افتح
  `,
  last: list`
    artır\p{L}*
    増や
    늘려
    늘리
    बढ़ा
    বাড়া
    بڑھا
  `,
  either: list`
    增加
    新增
    开一笔
    開一筆
  `,
};
/** Verbs that make a debt. */
const owe: Words = {
  first: list`
    take (?:out|on|up)
    draw
    pide
    pedir
    toma
    sácame
    haz
    contracte
    fais
    aufnehm\p{L}*
    nimm
    pega
    faz
    toma
    ambil
    ajukan
    оформ\p{L}*
    возьми
    خذ
  `,
  last: list`
    組ん
    대출받아
    कर्ज़ लो
    ঋণ নাও
    قرض لو
  `,
  either: list`
    再借
    增加
  `,
};

/** Up to a number of letters, and not into another clause; points and commas of numbers are none. */
const GAP = String.raw`(?:[^.,;:!?\n。，；！？、]|[.,](?=\d)){0,70}?`;

const said = (verbs: readonly Words[], noun: Words): RegExp => {
  const all = (order: keyof Words) => verbs.map((each) => each[order]).join('|');
  const orders = [
    String.raw`(?<!\p{L})(?:${all('first')})(?!\p{L})${GAP}(?<!\p{L})(?:${noun.first})`,
    `(?:${noun.last})${GAP}(?:${all('last')})`,
    `(?:${all('either')})${GAP}(?:${noun.either})`,
    `(?:${noun.either})${GAP}(?:${all('either')})`,
  ];
  return compilePattern(orders.join('|'), 'giu');
};

/** What is brought to the owner goes into nothing. */
const home = new RegExp(
  list`
    (?:
      back (?:in)?to
      (?<!(?:keep|keeping|stays?|held|hold|remain|receive|have) (?:[^\s.,;:!?]{1,20} ){0,4})in
    )\s+my wallet
    a mi (?:billetera|cartera|wallet)
    vers mon portefeuille
    (?:in|auf) mein(?:e|er)? wallet
    (?:para|pra) (?:a )?minha carteira
    ke dompet(?:ku| saya)
    cüzdanıma
    на мой кошел[её]к
    回(?:到)?(?:我的)?[钱錢]包
    内?ウォレットに戻
    내 지갑으로
    मेरे वॉलेट में
    আমার ওয়ালেটে
    میرے والیٹ میں
    إلى محفظتي
  `,
  'giu',
);

/** The owner is to receive it, and no address says that a payee is meant who is called so. */
const toOwner = new RegExp(
  list`
    (?<!\p{L})(?:
      (?:in)?to (?:me|us)
      (?:in)?to (?:my|our)(?: own)? (?:wallet|account|address|safe|treasury)
      a (?:mi|nuestra) (?:billetera|cartera|cuenta|wallet)
      (?:vers|sur) (?:mon|notre) (?:portefeuille|compte|wallet)
      (?:in|auf) (?:mein|unser)(?:e[rsn]?)? (?:wallet|konto|adresse)
      (?:para|pra) (?:a )?(?:minha|nossa) (?:carteira|conta|wallet)
      ke (?:dompet|rekening|akun|wallet)(?:ku| saya| kami)
      cüzdanıma
      cüzdanımıza
      hesabıma
      hesabımıza
      на (?:мой|наш) (?:кошел[её]к|сч[её]т|адрес)
    )(?!\p{L})(?![^.;\n]{0,60}0x[0-9a-f]{40})
    (?:转|轉|汇|匯)?(?:到|进|進|回)(?:我|我们|我們)的?(?:[钱錢]包|[账賬帳][户戶])
    (?:私|自分|弊社|こちら)のウォレットに
    (?:제|내|저희|우리)\s?지갑으로
    (?:मेरे|हमारे) (?:वॉलेट|खाते) में
    আমার (?:ওয়ালেটে|অ্যাকাউন্টে)
    (?:میرے|ہمارے) (?:والیٹ|اکاؤنٹ) میں
    إلى (?:محفظت|حساب)(?:ي|نا)
  `,
  'giu',
);

/** Money is taken from whom the verb names. */
const collects = /(?<!\p{L})(?:charge|debit|collect from|pull from)\s+(?:0x[0-9a-f]{40}|[\p{L}\p{N}-]{1,40}\.eth)/giu;

/** Somebody else is to pay. */
const asks = new RegExp(
  list`
    (?<!\p{L})(?:
      ask
      invoice
      bill
      charge
      remind
      chase
      dun
    )\s+(?:0x[0-9a-f]{40}|\p{L}{1,20}(?:\.eth)?)\s+(?:to (?:pay|send|give|return)|for (?=\d))
    owes? (?:me|us)(?!\p{L})
    (?<!\p{L})(?:pay|send|give) me(?!\p{L})
    (?:solicita|pide|exige|solicite|pede|peça)\p{L}{0,3} (?:un|el|o|um) pag(?:o|amento)
    me (?:deben?|doit|doivent|devem?)(?!\p{L})
    (?<!\p{L})bitte\s+(?:0x[0-9a-f]{40}|\p{L}{1,20}(?:\.eth)?)\s+um (?=\d)
    (?:mir|uns) schulde
    schuldet (?:mir|uns)
    (?<!\p{L})minta(?:kan)?(?!\p{L})
    (?<!\p{L})tagih\p{L}*
    попрос\p{L}*
    (?:мне|нам) долж
    долж\p{L}{1,2} (?:мне|нам)
    向\s{0,2}(?:0x[0-9a-f]{40}|\p{L}{1,8})\s{0,2}(?:要|收|讨|討|请款|請款)
    欠我
    求めて
    請求して
    달라고
    청구해
    (?:से|سے)\s[^.,;\n]{0,30}(?:माँग|मांग|वसूल|مانگ|وصول)
    طالب
    اطلب
  `,
  'giu',
);

/** A bill is sent, and not what it is of. */
const bills = new RegExp(
  list`
    (?<!\p{L})(?:
      send
      pass
      give
      write
      issue
      email
      pásale
      manda
      mándale
      envía
      envoie
      schick
      sende
      stell
      kirim(?:kan)?
      отправь
      выставь
      أرسل
      ابعث
    )(?!\p{L})[^.,;:!?\n]{0,60}?(?<!(?:for|against|of|on|per|por|pour|für|para|auf|за|via) )(?:
      an? (?:bill|invoice|payment request|request)
      una? (?:factura|cobro)
      une (?:facture|demande)
      eine (?:rechnung|zahlungsaufforderung)
      uma (?:cobrança|fatura)
      tagihan
      faktur
      сч[её]т на
      فاتورة ب
    )
    fatura (?:kes|gönder|yolla)
    請求書を?(?:送|出|発行)
    청구서를?\s?(?:보내|발송|끊)
    (?:बिल|इनवॉइस)\s(?:भेज|बना)
    (?:بل|انوائس)\s(?:بھیج|بنا)
    বিল\s(?:পাঠা|দাও)
    (?:发|寄|开|發|開)[^，。\n]{0,50}(?:账单|帳單|发票|發票|请款单)
  `,
  'giu',
);

/** A right that comes down to nothing. */
const zero =
  /(?<!\p{L})(?:to (?:zero|nothing|nil|0)|a cero|à zéro|auf null|a zero|jadi nol)(?![\p{L}\d])|(?:清零|归零|歸零|ゼロに)/giu;

/** What a position is backed by: with it, other verbs mean the switch. */
const collateral = new RegExp(
  list`
    collateral
    collat[ée]ral
    garant[íi]a
    besicherung
    sicherheit
    agunan
    jaminan
    teminat
    залог
    обеспечени
    抵押
    担保
    담보
    गिरवी
    कोलैटरल
    জামানত
    ضمان
  `,
  'giu',
);

/** To lend out, or to take out on loan. */
const lentOut = /借出/gu;

const turn = (pattern: RegExp, example: string, ...bars: readonly Barred[]): Turn => ({
  pattern,
  bars: new Set(bars),
  isOfClause: false,
  example,
});
const ofClause = (...rest: Parameters<typeof turn>): Turn => ({ ...turn(...rest), isOfClause: true });

export const turns: readonly Turn[] = [
  turn(said([shut, out], deposit), 'Empty my Aave deposit', 'supply', 'stake'),
  turn(said([grow], deposit), 'Open a lending position', 'withdraw', 'unstake'),
  turn(said([shut, back], loan), '還 Aave 的借款', 'borrow'),
  turn(said([grow, owe], loan), 'Aumenta mi deuda', 'repay'),
  turn(said([shut, out], right), 'Enlève à Bob le droit', 'grant'),
  turn(said([grow], right), 'Raise the allowance', 'revocation'),
  turn(bills, 'Send Bob a bill for 500 USDC', 'send'),
  turn(collateral, 'Nimm WETH aus der Besicherung'),
  turn(lentOut, '再借出 500 USDC'),
  ofClause(home, "Aave'deki 500 USDC'mi cüzdanıma getir", 'supply', 'stake', 'repay'),
  ofClause(asks, 'Ask bob.eth to pay me', 'send'),
  ofClause(toOwner, 'Bring 500 USDC from that wallet to mine, to my wallet', 'payment'),
  ofClause(collects, 'Charge bob.eth 500 USDC', 'payment'),
  ofClause(zero, 'Setz die Freigabe auf null', 'grant'),
];
