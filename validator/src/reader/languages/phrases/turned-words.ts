import { list } from '../list.ts';

/** By the position of the verb: before its noun, after it, or on either side. */
export interface Words {
  readonly first: string;
  readonly last: string;
  readonly either: string;
}

const det = String.raw`(?:my|our|the|this|that|an?) (?:[^\s.,;:!?]{1,42} ){0,4}?`;

export const deposit: Words = {
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

export const loan: Words = {
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

export const right: Words = {
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

/** Verbs that end or reduce their object. */
export const shut: Words = {
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

/** Verbs that take something out, or away from someone. */
export const out: Words = {
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
export const back: Words = {
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

/** Verbs that begin or increase something. */
export const grow: Words = {
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

/** Verbs that create a debt. */
export const owe: Words = {
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
