import { list } from '../list.ts';

/** Others beside the owner in the words that lead to a quotation: what is quoted may be theirs. */
export const strangers = new RegExp(
  list`
    \b(?:
      e-?mails?
      websites?
      web ?pages?
      tweets?
      forwarded
      pop-?ups?
      strangers?
      scam\w*
      support
      invoices?
      pdf
      documents?
      friends?
      brother
      sister
      wife
      husband
      boss
      colleague
      landlord
      vendor
      supplier
      caller
      somebody
      someone
      got
      received an?
      correos?
      amig[oa]s?
      herman[oa]
      jef[ea]
      página
      sitio
      courriels?
      ami
      amie
      frère
      sœur
      patron
      freund\w*
      bruder
      schwester
      chef
      webseite
      weitergeleitet\w*
      amigos?
      irmã
      irmão
      chefe
      arkadaş\p{L}*
      patron\p{L}*
      teman
      atasan
      situs
    )\b
    друг
    подруг
    брат
    сестр
    начальник
    письм
    сайт
    朋友
    邮件
    網站
    网站
    同事
    转发
    友達
    友人
    メール
    サイト
    転送
    친구
    이메일
    사이트
    상사
    صديق
    بريد
    موقع
    दोस्त
    ईमेल
    वेबसाइट
    বন্ধু
    ইমেইল
    دوست
    ای میل
  `,
  'iu',
);

/** `the owner's instruction`, and not `the owner's friend`. */
export const telling = new RegExp(
  list`
    ^\W{0,2}(?:\w+\W{1,2}){0,2}(?:
      instructions?
      requests?
      messages?
      orders?
      notes?
      commands?
      prompts?
      texts?
      words?
      intents?
      wish
      ask
      asks
      transcript
      voice
      call
      chat
      reply
      answer
      own
    )\b
  `,
  'i',
);

/** Words by which somebody calls, writes or says something. */
export const calls = new RegExp(
  list`
    call
    phon
    rang
    wrote
    messag
    text
    said
    told
    asked
    anruf
    rief
    schrieb
    llam
    escrib
    appel
    écri
    ligou
    escrev
    aradı
    yazdı
    elepon
    menulis
    bilang
    звонил
    написал
    сказал
    来电
    电话
    说
    写
    電話
    連絡
    言
    전화
    연락
    말
    اتصل
    كتب
    قال
    फोन
    फ़ोन
    लिखा
    कहा
    ফোন
    লিখ
    فون
    لکھا
    کہا
  `,
  'iu',
);

/** `The owner (bus driver, Kingston) says`: who the owner is, and not by whom it was passed on. */
export const whoOwnerIs = new RegExp(
  list`
    ^\s?\((?!
      [^)]*(?<!\p{L})(?:via|by|through|from|for|per|to|said|told|says|and|or|not)(?!\p{L})
    )[^)\n]{1,60}\)
  `,
  'iu',
);

/** An e-mail with its head: what follows is its sender's. */
export const mailHeader = /^(?:from|von|de|от|发件人):[^\n@]{0,80}@[^\n]{0,80}$/im;

/** What the agent proposes to drop, and what it has done already: a yes to it asks for nothing. */
export const drops = new RegExp(
  list`
    (?<!\p{L})(?:
      cancel
      anul
      annul
      descart
      storn
      verwerf
      abbrech
      abandon
      discard
    )\p{L}*[^?？]{0,40}[?？]\s*$
  `,
  'iu',
);

/** What the agent has done already. */
export const isDone = new RegExp(
  list`
    (?<!\p{L})(?:
      (?:ya|he|hemos|acabo de) (?:\p{L}+ ){0,1}(?:envi|mand|pag|transfer|hech|firm)\p{L}*
      gesendet
      überwiesen
      erledigt
      ausgeführt
      envoyé
      effectué
      exécuté
      viré
      enviei
      mandei
      paguei
      transferi
    )(?!\p{L})
  `,
  'iu',
);

/** Names of the owner ahead of what is said in a talk. */
export const owners = list`
  kunde
  kundin
  cliente
  clienta
  client
  cliente
  customer
  guest
  hóspede
  고객
  клиент
  клиентка
  العميل
  العميلة
  ग्राहक
  pelanggan
  nasabah
  müşteri
  গ্রাহক
  گاہک
  客户
  客戶
  お客様
  顧客
  user
  owner
  human
  q
  principal
  usuario
  usuária
  usuaria
  usuário
  titular
  dueño
  dueña
  dono
  dona
  utilisateur
  utilisatrice
  titulaire
  propriétaire
  nutzer
  nutzerin
  benutzer
  inhaber
  inhaberin
  besitzer
  auftraggeber
  пользователь
  владелец
  хозяин
  用户
  用戶
  户主
  主人
  老板
  老闆
  ユーザー
  ユーザ
  オーナー
  利用者
  依頼者
  사용자
  소유자
  계정주
  주인
  유저
  오너
  kullanıcı
  hesap sahibi
  pengguna
  pemilik
  المستخدم
  المالك
  صاحب الحساب
  صاحب المحفظة
  यूज़र
  यूजर
  उपयोगकर्ता
  मालिक
  ব্যবহারকারী
  মালিক
  صارف
  مالک
`;

/** The writer: the owner among agents, and the agent in a talk with its owner. */
export const selves = 'me|ich|yo|moi|je|eu|saya|aku|gue|gw|я|我|私|僕|俺|自分|나|저|أنا|انا|मैं|আমি|میں';

/** Names of those who speak with the owner. */
export const others = list`
  soporte
  suporte
  atendente
  operador
  operadora
  operator
  оператор
  поддержка
  상담원
  상담사
  담당자
  担当
  担当者
  サポート
  الدعم
  الموظف
  सपोर्ट
  सहायक
  cs
  destek
  temsilci
  aide
  desk
  helpdesk
  help desk
  kundenservice
  kundendienst
  service
  atención
  atendimento
  সাপোর্ট
  سپورٹ
  assistant
  agent
  bot
  ai
  a
  chatbot
  model
  gpt
  chatgpt
  claude
  gemini
  system
  tool
  function
  support
  observation
  asistente
  assistente
  assistent
  agente
  ассистент
  бот
  助手
  助理
  小助手
  客服
  機器人
  机器人
  ボット
  アシスタント
  エージェント
  어시스턴트
  에이전트
  봇
  비서
  asistan
  ajan
  asisten
  agen
  robot
  المساعد
  الوكيل
  البوت
  असिस्टेंट
  एजेंट
  बॉट
  সহকারী
  এজেন্ট
  বট
  اسسٹنٹ
  ایجنٹ
  بوٹ
  агент
  помощник
`;

/** Those to whom a text may be addressed: `Agent: swap …`. */
export const addressed = new RegExp(
  list`
    ^(?:
      assistant
      agent
      bot
      ai
      chatbot
      gpt
      chatgpt
      claude
      gemini
      asistente
      assistente
      assistent
      agente
      助手
      비서
      asistan
      asisten
    )$
  `,
  'i',
);

/** Words by which a list would be one of what is over. */
export const over = new RegExp(
  list`
    (?<!\p{L})(?:
      done
      finished
      completed?
      executed
      already
      so far
      log
      history
      status
      checked
      yesterday
      last (?:week|month|night)
    )(?!\p{L})
  `,
  'iu',
);
