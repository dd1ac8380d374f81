import { list } from '../list.ts';

/** Names of fields for a duration: their value does not postpone anything. */
export const lifetimes = new RegExp(
  list`
    expir
    valid
    until
    till
    deadline
    \bttl\b
    ends?$
    \bdue
    lifetime
    good for
    gültig
    frist
    ablauf
    vence
    venc
    caduc
    plazo
    prazo
    échéance
    срок
    действ
    истек
    有效
    期限
    截止
    到期
    有効
    기한
    유효
    만료
    geçerli
    süre
    berlaku
    kedaluwarsa
    صلاحية
    ينتهي
    मान्य
    वैध
    মেয়াদ
    میعاد
  `,
  'iu',
);

/** Values that leave nothing open. */
export const settled = list`
  (?!
    now
    asap
    immediate
    right away
    today
    none
    n/?a
    no$
    met
    ok
    done
    yes
    ✅
    sofort
    jetzt
    heute
    keine
    ahora
    hoy
    inmediat
    ya$
    ningun
    maintenant
    immédiat
    aujourd
    aucune
    agora
    hoje
    imediat
    nenhum
    сейчас
    немедленно
    сегодня
    нет$
    现在
    立即
    马上
    今天
    无
    今すぐ
    即時
    本日
    なし
    지금
    즉시
    오늘
    없음
    şimdi
    hemen
    bugün
    yok
    sekarang
    segera
    hari ini
    tidak ada
    الآن
    فورا
    اليوم
    अभी
    तुरंत
    आज
    এখন
    এখনই
    আজ
    ابھی
    فوری
    آج
    by\x20
    before\x20
    within\x20
    until\x20
    until$
    bis\x20
    antes\x20
    avant\x20
    до\x20
    sebelum\x20
  )(?=\S)
`;

/** A bound of the trade in a field for conditions. */
export const bounds = list`
  (?!
    [^\n]{0,60}(?:
      min
      max
      least
      most
      slippage
      mind
      al menos
      moins
      mínimo
      не менее
      至少
      最低
      最少
      최소
      en az
      minimal
      الأقل
      कम से कम
      অন্তত
      کم از کم
    )
  )
`;

/** Names of fields for preconditions. */
export const conditionNames = list`
  triggers?
  conditions?
  precondition
  only if
  only when
  auslöser
  bedingung
  disparador
  condición
  condición previa
  déclencheur
  gatilho
  condição
  триггер
  условие
  触发
  触发条件
  条件
  トリガー
  트리거
  조건
  tetikleyici
  koşul
  şart
  pemicu
  syarat
  الشرط
  شرط
  शर्त
  শর্ত
`;

/** Names of fields for the time of execution. */
export const scheduleNames = list`
  (?:execution|value|pay|payment|run|send|start|scheduled|settlement)[ _](?:date|day|time|at|on)
  run[ _]at
  execute[ _](?:at|on)
  scheduled(?: for)?
  schedule
  not before
  valid after
  ausführung am
  ausführungsdatum
  ausführungstermin
  fecha de ejecución
  fecha de pago
  programado
  date d.exécution
  date de paiement
  prévu
  data de execução
  data do pagamento
  agendado
  дата исполнения
  дата платежа
  执行日期
  执行时间
  付款日期
  定时
  実行日
  実行日時
  予定日
  支払日
  실행일
  실행 시간
  예정일
  지급일
  işlem tarihi
  ödeme tarihi
  tanggal eksekusi
  jadwal
  تاريخ التنفيذ
  موعد التنفيذ
  निष्पादन तिथि
  তারিখ
  تاریخ
`;

/** Names of fields for progress. */
export const holdNames = list`
  (?:
    status
    approvals?
    approver(?: ?\d)?
    signer(?: ?\d)?
    sign-?off
    state
    freigabe
    estado
    aprobación
    statut
    approbation
    aprovação
    статус
    согласование
    状态
    审批
    状態
    承認
    상태
    승인
    durum
    onay
    persetujuan
    الحالة
    الموافقة
    स्थिति
    মঞ্জুরি
    حالت
  )
`;

/** Their values before completion. */
export const held = list`
  [^\p{L}\n]{0,6}(?:
    pending
    await
    waiting
    draft
    on hold
    not approved
    unapproved
    rejected
    denied
    outstanding
    to do
    todo
    blocked
    ausstehend
    offen
    entwurf
    pendiente
    borrador
    en attente
    brouillon
    pendente
    rascunho
    ожида
    черновик
    待
    未
    草稿
    保留
    下書き
    대기
    보류
    초안
    bekliyor
    beklemede
    taslak
    menunggu
    tertunda
    draf
    معلق
    قيد
    लंबित
    বাকি
    زیر
  )
`;

/** `approved: false`: a flag that is off. */
export const switchedOff = new RegExp(
  list`
    (?<=(?:^|[{,;|/\n])\s{0,8}["'*_]{0,3})(?:is[ _]?)?(?:
      approved
      confirmed
      authori[sz]ed
      execute
      executable
      active
      enabled
      signed
      final
      released
      go
      live
      send
      submit
      broadcast
      ready
    )["'*_]{0,3}\s?[:=]\s?["']?(?:false|no|null|0|pending|not yet|never)(?![\p{L}\d.])
  `,
  'giu',
);
