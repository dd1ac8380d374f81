import { compilePattern } from '../../../patterns/compile-pattern.ts';
import { list } from '../list.ts';
/** Words with which an owner holds back an instruction, anywhere in the text. */
export interface HeldBack {
  readonly pattern: RegExp;
  /** Whether a later instruction may replace it. */
  readonly isTakenBack: boolean;
  /** A text that it matches. */
  readonly example: string;
}

const rows: readonly (readonly [string, string])[] = [
  [
    String.raw`\b(?:one of these days|some ?day soon|someday|at some point|eventually)\b`,
    'would love to have it staked one of these days',
  ],
  [
    list`
      \bnothing (?:
        goes
        leaves
        moves
        gets
        is (?:sent|paid|released|signed)
      )\b[^.\n]{0,60}\b(?:before|until|unless|till)\b
    `,
    'Nothing leaves the account before both names are on this sheet',
  ],
  [
    list`
      \b(?:awaiting|pending|subject to|waiting (?:for|on))\b[^.\n]{0,40}\b(?:
        approval
        release
        sign-?off
        confirmation
        go-?ahead
        authoris\p{L}*
        authoriz\p{L}*
        signature
      )
    `,
    'status: awaiting release by second authoriser',
  ],
  [
    list`
      \b(?<!no )(?:another|further|second|final|new|third) (?:
        vote
        approval
        signature
        sign-?off
        consent
        decision
        confirmation
      ) (?:is|will be) (?:still )?(?:needed|required|necessary|outstanding|missing)
    `,
    'Delegate our stake. A further vote is needed.',
  ],
  [
    String.raw`\b(?:until|before|after|once|till)\b[^.\n]{0,60}\bgreen light\b`,
    'not before I have given you the green light',
  ],
  [
    list`
      \b(?:
        dry[-_ ]?run(?!"?\s{0,2}[:=]\s{0,2}"?false)
        simulation only
        this is a simulation
        mode"?\s{0,2}[:=]\s{0,2}"?simulat\p{L}*
        simulate only
        for simulation
        test only
        not for execution
        do not (?:send|broadcast|execute|submit|sign)
      )\b
    `,
    'dry run, do not broadcast',
  ],
  [String.raw`\b(?:scratch|scrap|bin|ditch) (?:the|that|this)\b`, 'scratch the WETH sale'],
  [
    list`
      \b(?:
        remit
        pay
        send
        transfer
        settle
        release
        wire
        execute
        process
        forward
        disburse
        do (?:it|so|that)
      )\b[^.;\n]{0,60}\b(?:
        on (?:that|the said|said|the due|this) (?:date|day)
        at that time
        by then
        (?:when|once|as soon as)(?: (?:it|they|this|that))?(?: (?:is|are|falls?|comes?|becomes?))? due
      )\b
    `,
    'Kindly note it and remit on that date',
  ],
  [
    list`
      (?<!\p{L})(?:
        an (?:diesem|jenem) (?:tag|datum|termin)
        zum fälligkeits(?:tag|termin|datum)
        bei fälligkeit
        en esa fecha
        al vencimiento
        à cette date
        ce jour-là
        à l['’]échéance
        nessa data
        no vencimento
        pada tanggal (?:itu|tersebut)
        saat jatuh tempo
        o tarihte
        vadesinde
        vadesi gelince
        в эту дату
        в тот день
        при наступлении срока
      )(?!\p{L})
      届时
      屆時
      到期(?:时|時|日)再?[付转轉还還]
      その日に(?:送|払|支払)
      期日に
      그날에?\s?(?:보내|송금|지급)
      만기일?에
      उस (?:दिन|तारीख)\s?(?:को)? (?:भेज|दे)
      সেই তারিখে
      اس تاریخ کو
      في ذلك (?:اليوم|التاريخ)
      عند الاستحقاق
    `,
    'Die Miete ist am 1. Dezember fällig, überweise sie an diesem Tag',
  ],
  [
    list`
      (?:^|[.!?\n]\s{0,2})(?:please )?(?:
        cancel
        abort
        void
        disregard
        ignore
        block
        reject
        refuse
        decline
        stop
        storniere?
        annulliere?
        verwirf
        ignoriere?
        cancela
        cancele
        anula
        anule
        descarta
        rechaza
        annule[rz]?
        ignore[rz]?
        refuse[rz]?
        ignora
        recusa
        rejeita
        batalkan
        abaikan
        tolak
        отмени(?:те)?
        отклони(?:те)?
        iptal(?: et)?
        ألغ(?:ِ)?
      )(?:
        [ ](?:
          this
          that
          the following
          it
          das
          dies(?:es)?
          folgendes
          esto
          eso
          lo siguiente
          ceci
          cela
          ça
          isto
          isso
          o seguinte
          ini
          это
          bunu
          هذا
        )
      )?\s?[:：]
      (?:^|[。！？\n]\s?)(?:请)?(?:取消|撤销|作废|忽略|拒绝|取り消し|取消し|キャンセル|中止|却下|취소|무시|거절|철회)\s?[:：]
    `,
    'Cancel this: send 100 USDC',
  ],
  [
    list`
      (?<!\p{L})(?:
        dej(?:a|á|ad|e|en)
        par(?:a|e|em)
        pára
        ces(?:a|e|en)
        arrête[rz]?
        cesse[rz]?
      )(?:-moi)? d(?:e |['’])(?:me |te |le |les |lhe |nos )?\p{L}{2,20}(?:ar|er|ir|re)(?:me|le|les|lhe)?(?!\p{L})
      (?<!\p{L})n[io] se (?:te|le|les) ocurra(?!\p{L})
    `,
    'Deja de enviar 100 USDC',
  ],
  [
    list`
      (?<!\p{L})(?:
        pretend (?:to|you)
        tu so,? als
        haz como (?:si|que)
        finge (?:que|enviar|mandar)
        fais (?:semblant|comme si)
        faz de conta
        pura-pura
        притворись
        сделай вид
      )(?!\p{L})
      假装
      ふりを?し
      [는은] ?척 ?(?:해|하|만)
    `,
    'Pretend to send 100 USDC',
  ],
  [String.raw`(?:^|[.!?\n]\s{0,2})(?:psych|sike|april fools?)\W{0,3}(?:$|\n)`, 'Send 100 USDC. Psych!'],
  [String.raw`(?<!\p{L})(?:gönderdim|yolladım|ödedim|aktardım)(?!\p{L})`, 'dün akşam 1.500 USDT gönderdim'],
  // prepared, held back, or a missing signature, in a clause with its own verb
  [
    list`
      (?<!(?:रसीद|खाना|चाय|पर्ची)\s)तैयार\s(?:कर(?:के)?\s)?(?:रखो|रखना|रखें|रखिए|रखिएगा)
      रोक\s?(?:कर|के)\s(?:रखो|रखना|रखें|रखिए)
      रोके\sरख(?:ो|ना|ें)
      ने\sके\sबाद\s(?:भेज(?:ना|ो|ें|िए)|करना|चलाना)
      (?:के\sबाद\sही|पर\sही|तभी)\s(?:भेजना|भेजो|भेजें|करना|देना|चलाना)
    `,
    'तैयार रखो: bob.eth को 5 USDC भेजो',
  ],
  [
    list`
      (?<!(?:رسید|کھانا|چائے)\s)تیار\s(?:کر(?:\sکے)?\s)?(?:رکھو|رکھنا|رکھیں|رکھیے)
      روک\s(?:کر|کے)\s(?:رکھو|رکھنا|رکھیں|رکھیے)
      روکے\sرکھ(?:و|نا|یں)
      نے\sکے\sبعد\s(?:بھیج(?:نا|و|یں|یے)|کرنا|چلانا)
      (?:کے\sبعد\sہی|پر\sہی|تبھی)\s(?:بھیجنا|بھیجو|بھیجیں|کرنا|دینا|چلانا)
    `,
    'تیار رکھو: bob.eth کو 5 USDC بھیجو',
  ],
  [
    list`
      (?:
        তৈরি
        রেডি
        প্রস্তুত
        আটকে
        (?:গুছি|থামি|ঝুলি)(?:য়|য়)ে
      )\s(?:করে\s)?(?:রাখো|রাখুন|রেখো|রাখবে|রাখবেন|রাখিস)(?!\p{L})
      ার\sপর(?:ে|েই|ই)?\s(?:পাঠিও|পাঠি(?:য়|য়)ো|পাঠাবে|পাঠাও|কোরো|চালিও)
      (?:তেমনই|তেমনি|ওভাবেই|এভাবেই)\s(?:রেখে\sদাও|রেখে\sদিন|রাখো|রাখুন)
    `,
    'তৈরি করে রাখো: bob.eth ঠিকানায় 5 USDC পাঠাও',
  ],
  [
    list`
      (?:署名|サイン|ハンコ|はんこ|判子|印鑑|押印|決裁|稟議|同意|了承|書類|契約書|証明書|確認|承認)が(?:
        まだ
        あと
        [^。、\n]{0,4}足り(?:な|ま)
        いり(?:ます|そう)
        いる(?:。|の|ん|$)
        要(?:る|り)
        必要(?!な(?:い|く|け|ら|場|の|分)|であれば|に応)
      )
    `,
    '5 USDC を bob.eth に送って。部長のサインがまだです',
  ],
  [
    list`
      草(?:拟|擬|稿|案)\s{0,2}[:：]
      (?:签字|簽字|签名|簽名|盖章|蓋章|核准|批准|审批|審批)[^，。！？\n]{0,4}(?:还没|還沒|没齐|沒齊|未齐|未齊|尚未)
      (?:还没|還沒|尚未|还未|還未)有?(?:签字|簽字|签名|簽名|核准|批准|审批|審批|盖章|蓋章)(?!过|過)
    `,
    '转 5 USDC 给 bob.eth。签名还没齐',
  ],
  [
    list`
      (?:حوّ?ل|نفّ?ذ|أرسل|ادفع|سدّ?د|افعل)(?:ه|ها|وا|وها)?\sبعد\s(?:أن\s|ما\s)?(?:ال)?(?:
        عود
        رجوع
        رجع
        وصول
        موافق
        إذن
        توقيع
        انتهاء
        اكتمال
        إتمام
        مراجع
        اجتماع
      )
      (?:الدفع|التحويل|الصرف|الإرسال|التنفيذ)\s(?:مجمّ?د|موقوف|متوقف|معلّ?ق|مؤجل)
      (?:لنراقب|نراقب)\sالوضع
    `,
    'أرسل 5 USDC إلى bob.eth. نفذها بعد انتهاء الاجتماع',
  ],
  [String.raw`\babhi (?:nahi|nahin|mat)\b`, 'bhej dena, abhi nahi'],
];

export const heldBack: readonly HeldBack[] = rows.map(([source, example]) => ({
  pattern: compilePattern(source, 'imu'),
  isTakenBack: source.includes('scratch'),
  example,
}));
