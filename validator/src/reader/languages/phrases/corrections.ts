import { list } from '../list.ts';

/** Words that replace the number before them by another. */
export const putsAnother = new RegExp(
  list`
    (?:
      \b(?:
        make (?:it|that)
        actually
        instead
        rather
        no
        sorry
        wait
        change (?:it|that) to
        correction
        i mean(?:t)?
        only
        just
        besser
        lieber
        doch
        statt
        mejor
        perdón
        plutôt
        pardon
        melhor
        aliás
        yok
        aslında
        нет
        лучше
        вернее
      )(?!\p{L})
      改成
      改为
      不对
      やっぱり
      いや
      아니
      말고
      بل
      नहीं
      बल्कि
    )[^.\n]{0,12}$
  `,
  'iu',
);

/** Words between the wrong value and the right one. Without a mark behind it, `no` may deny the value that follows. */
export const slipPhrases = list`
  sorry
  oops
  i mean
  i meant
  no wait
  wait no
  wait
  no(?=\s?[,.…—–-])
  no no
  correction
  make that
  or rather
  rather
  er
  uh
  i meant to say
  perdón
  digo
  quise decir
  mejor dicho
  ich meine
  äh nein
  quatsch
  je veux dire
  enfin
  pardon
  quero dizer
  ou melhor
  ops
  то есть
  вернее
  точнее
  不对
  应该是
  说错了
  いや
  じゃなくて
  ではなくて
  아니
  아니다
  yani
  pardon yani
  maksud saya
  eh
  yok yok
  no anzi
  nee
`;

/** Words that change an earlier value: `actually make it 50`. */
export const changePhrases = list`
  make it
  make that
  change it to
  change that to
  change to
  let it be
  actually
  no
  sorry
  wait
  instead
  rather
  correction
  mejor
  en realidad
  perdón
  mach
  doch lieber
  eigentlich
  plutôt
  en fait
  na verdade
  melhor
  лучше
  вернее
  改成
  改为
  应该是
  やっぱり
  아니
  aslında
  eh
  ganti jadi
`;

/** Words that replace the value just given. */
export const rewriting = [
  list`
    no,? (?:wait|sorry|scratch that|strike that|make (?:it|that))
    wait,? (?:no|make (?:it|that))
    scratch that
    strike that
    correction
    make (?:that|it)(?! (?:quick|fast|snappy|happen|easy|so))
    change (?:that|it)(?: to)?
    i mean(?:t)?
    sorry(?! (?:for|about|it|that|this|to|i'm|i am|we|my|the|if))
    oops
    whoops
    or rather
    my mistake
    let me correct (?:that|it|myself)
  `,
  list`
    nein,? (?:warte|moment|doch|sorry)
    korrektur
    ich korrigiere
    ich meine
    ich meinte
    besser gesagt
    quatsch
    mach daraus
    ändere das auf
    vertippt
  `,
  'no,? (?:espera|perdón|mejor)|perdón|digo|quise decir|mejor dicho|corrijo|corrección|cámbialo a',
  list`
    non,? (?:attends|pardon|plutôt)
    pardon
    je veux dire
    je voulais dire
    ou plutôt
    je corrige
    mets plutôt
    disons plutôt
  `,
  list`
    não,? (?:espera|desculpa|melhor)
    desculpa
    quero dizer
    quis dizer
    ou melhor
    correção
    corrigindo
    corrijo
    muda para
  `,
  'нет,? (?:исправляю|погоди|стой|подожди|поправка|лучше)|исправляю|поправка|вернее|точнее|извини|ой',
  'yok,? (?:dur|pardon)|hayır,? (?:dur|pardon)|pardon|düzeltiyorum|düzeltme|daha doğrusu|yanlış yazdım',
  'eh,? (?:salah|maaf)|maaf|maksud ?saya|maksudnya|koreksi|ralat|ganti jadi',
  list`
    no,? aspetta
    aspetta,? no
    anzi
    volevo dire
    mi correggo
    nee,? wacht
    wacht,? nee
    ik bedoel
    correctie
    nie,? czekaj
    pomyłka
    znaczy
    raczej
    oprava
    vlastně
    pardon
    ні,? зачекай
    тобто
    виправляю
    à nhầm
    nhầm
    ý tôi là
    όχι,? περίμενε
    διόρθωση
    εννοώ
    nu,? stai
    adică
    corectez
    nej,? vänta
    jag menar
    rättelse
    סליחה
    התכוונתי
    תיקון
    نه,? صبر کن
    ببخشید
    منظورم
    hindi,? teka
    ibig kong sabihin
    hapana,? subiri
    samahani
    nahi,? ruk(?:o)?
    matlab
  `,
  list`
    لا،? انتظر
    عفوا
    عفوًا
    أقصد
    قصدي
    تصحيح
    نہیں،? رکو
    معاف کرنا
    میرا مطلب
    नहीं,? रुको
    माफ़? करना
    मेरा मतलब
    না,? দাঁড়াও
    দুঃখিত
    সংশোধন
  `,
].join('|');

/** The same in scripts without spaces. */
export const rewritingUnspaced =
  '不对|不對|更正|说错了|說錯了|写错了|寫錯了|应该是|應該是|改成|改为|改為|訂正|間違えました|間違えた|じゃなくて|ではなく|아니다|아니,|정정|잘못 썼어|ไม่ใช่|เดี๋ยวก่อน|(?<=[、,。… ])あ、';

/** Words with which the writer notices a wrong value, before the new one. */
export const hesitations = new RegExp(
  list`
    (?<![\p{L}\p{M}])(?:
      hang on
      hold on
      hold up
      wait
      (?:(?:that|this|it)(?:['’]?s| is| was) )?(?:
        wrong
        not right
        a typo
        too (?:much|little)
        the old (?:price|amount|figure)
      )
      my mistake
      my bad
      oops
      whoops
      hmm+
      no
    )(?![\p{L}\p{M}])
  `,
  'giu',
);

/** Words for an additional wish, not a replacement. */
export const additional = new RegExp(
  list`
    (?<![\p{L}\p{M}])(?:
      also
      too
      another
      plus
      additional\p{L}*
      more(?! than)
      auch
      noch
      zusätzlich
      también
      otro
      aussi
      encore
      également
      também
      outro
      также
      ещё
      еще
      ayrıca
      juga
      lagi
      أيضا
      भी
      ও
      بھی
    )(?![\p{L}\p{M}])
    也
    还有
    還有
    另外
    もう
    また
    또
    추가
  `,
  'iu',
);

/** Words that take back an address. */
export const retraction = new RegExp(
  [
    '\\b(?:actually|correction|scratch that|on second thought|i meant|never ?mind)\\b',
    '\\b(?:real|actual|correct|updated|right) (?:recipient|address|destination)\\b',
    '\\b(?:instead|rather)\\b(?! (?:of|than))',
    list`
      \b(?:
        recipient
        address
        wallet
        account
        destination
        payee
      )(?: (?:has|is|was|have|been|now)){0,3} (?:changed|updated|moved|replaced|switched)\b
    `,
    '\\b(?:changed|updated|switched|replaced) (?:to|with|by)\\b',
    // "To my new address: 0x…" names a recipient; "New address: 0x…" takes one back.
    list`
      (?<!\b(?:to|at|for|from) (?:(?:my|the|his|her|their|our|your|a) )?)\b(?:new|changed|revised|corrected) (?:
        recipient
        address
        wallet
        destination
        payee
      )(?: address)? ?(?:is\b|:|=|→|->)
    `,
  ].join('|'),
  'i',
);
