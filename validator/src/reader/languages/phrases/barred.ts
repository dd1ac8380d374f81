import { compilePattern } from '../../../patterns/compile-pattern.ts';
import { list } from '../list.ts';
/** Remarks that this payment cannot, may not or must not be made as it is, by whomever: the owner has to say what holds. */
export interface Barred {
  readonly pattern: RegExp;
  /** What it reads, as proof. */
  readonly example: string;
}

/** The payment itself, and what is done with it. */
const thing = list`
  (?:
    (?:this|that|the|any|such an?|such|these|those) (?:\p{L}+ )?(?:
      payments?
      transfers?
      transactions?
      money
      amounts?
      sums?
      invoices?
      bills?
      expenses?
      funds
      trade
      swap
      order
    )
    it
    this
    that
    any of (?:it|this|that)
  )(?!\p{L})(?! for (?:her|him|them|us|me)(?:\W|$))
`;
const doing = list`
  (?:
    pay
    send
    release
    transfer
    move
    make
    authori[sz]e
    approve
    sign
    afford
    execute
    process
    honou?r
    cover
    settle
    wire
    remit
    disburse
    do
    touch
    spend
    give
    carry out
    put through
    support
    justify
  )
`;
const done = list`
  (?:
    paid(?: out)?
    sent(?: out)?
    released
    transferred
    moved
    made
    authori[sz]ed
    approved
    signed
    afforded
    executed
    processed
    honou?red
    settled
    wired
    remitted
    disbursed
    done
    touched
    spent
    debited
    charged
    carried out
    put through
  )
`;
const not = list`
  (?:
    can(?:['’]?t|not| not)
    could(?:n['’]?t| not)
    may not
    must(?:n['’]?t| not| never)
    should(?:n['’]?t| not| never)
    ought not to
    shall not
    won['’]?t
    will not
    would(?:n['’]?t| not)
    (?:not|n['’]?t|never|nobody is|no one is|no-one is|none of us is) (?:\p{L}+ly )?(?:
      allowed
      permitted
      able
      authori[sz]ed
      entitled
      supposed
      free
      cleared
      meant
    ) to
    (?:is|are|am|['’]m|['’]re) not to
    (?:un|not )able to
    forbidden (?:to|from)
    (?:has|have|had|with) no (?:right|authority|permission|mandate|power) to
    (?:nobody|no one|no-one|none of (?:us|them|you)|neither of (?:us|them)) (?:
      may
      can
      could
      should
      must
      shall
      is to
      has the right to
      has permission to
    )
  )
`;
/** Somebody's own means, and another way of paying: no word about this payment. */
const own = list`
  (?!
    \W{0,2}(?:(?:all )?by )?(?:
      (?:her|him|my|your|it)self
      (?:them|our|your)selves
      (?:on|from|with|by|in|out of) (?:her|his|their|my|our|its)(?!\p{L})
      alone
      by (?:card|bank|che(?:que|ck)|wire|paypal|phone)
      in (?:cash|person|fiat|euros?|dollars?|full)
      (?:to )?(?:any|some)(?:where|one|body)
      elsewhere
      else
      to (?:another|any|other)
      without
      back
      twice
      again
      more than
      fast
      quick
      soon
      enough
      up
    )
  )
`;
const barredKinds = list`
  (?:
    (?:not|n['’]?t|never|no longer)(?: \p{L}+ly)? (?:
      allowed
      permitted
      authori[sz]ed
      legal
      lawful
      legitimate
      budgeted
      covered
      possible
      cleared
      affordable
      ours to
    )
    forbidden
    prohibited
    banned
    barred
    off[- ]limits
    illegal
    unlawful
    unauthori[sz]ed
    not authori[sz]ed
    out of the question
    impossible
    frozen
    against (?:the|our|all) (?:rules?|polic\p{L}+|law|bylaws|statutes?)
  )
`;

const rows: readonly (readonly [string, string])[] = [
  [String.raw`${not} (?:(?:ever|even|just|simply|\p{L}+ly) )?${doing} ${thing}${own}`, "The treasurer can't pay it."],
  [
    String.raw`${not} (?:(?:ever|even|just|simply|\p{L}+ly) )?be (?:\p{L}+ly )?${done}(?!\p{L})${own}`,
    'This can not be paid.',
  ],
  [
    list`
      (?:
        ${not}
        never
        (?:allow|let)\p{L}* (?:it|this|that|any of it) to
        (?:
          won['’]?t
          will not
          does(?:n['’]?t| not)
          do(?:n['’]?t| not)
          can['’]?t
          refuses to
          never
        ) let (?:it|this|that|the money|the payment)
      ) (?:(?:ever|just|simply) )?(?:
        go out
        go ahead
        go through
        proceed
        leave(?= (?:the|our|my|this)|\W{0,2}$)
      )(?!\p{L})${own}
    `,
    'It is not allowed to go out.',
  ],
  [
    list`
      (?:
        ${thing}
        (?:payments?|transfers?|paying|sending)(?: (?:to|for|of|them|him|her|this)[^.;\n]{0,30})?
      ) (?:is|was|are|['’]s|isn|would be|remains|stays)(?: \p{L}+ly)? ?${barredKinds}(?!\p{L})
    `,
    'That transfer is not authorised.',
  ],
  [
    list`
      (?:
        forbids?
        prohibits?
        forbade
        bans?
        bars?
        disallows?
        rules? out
        outlaws?
        vetoe[sd]
        blocks?
        blocked
        opposes?
        objects? to
        (?:
          do(?:es)?(?:n['’]?t| not)
          won['’]?t
          will not
          can['’]?t
          cannot
          never
          refuses to
          has(?:n['’]?t| not)
          have(?:n['’]?t| not)
        ) (?:allow|permit|authori[sz]e|approve|support|tolerate|condone)(?:s|ed)?
      ) ${thing}
    `,
    'The policy forbids it.',
  ],
  [
    list`
      (?<=[.!?;\n,]\s{0,3}(?:(?:actually|no|wait|sorry|please|then|but|and),? ){0,2})(?:
        change
        fix
        correct
        adjust
        amend
        redo
        edit
        replace
      ) (?:
        it
        that
        this
        the (?:amount|address|number|sum|figure|recipient|token|total|chain|network)
      )(?=\W{0,3}(?:$|\n|[.!?;,]))
    `,
    'Send 5 USDC to Bob. Change the amount.',
  ],
  [
    `(?:no right|not entitled|n['’]?t entitled|no claim|no title|not owed|not due) (?:to|on|for)? ?${thing}`,
    'She has no right to that money.',
  ],
  [
    list`
      (?<!\p{L})(?:
        (?:
          das
          dies(?:e[rs]?)?
          es
          die (?:zahlung|überweisung)
        ) (?:
          darf
          dürfen
          kann
          können
          soll
          sollte
          muss
        ) (?:[\p{L}]+ ){0,3}(?:nicht|niemand|keiner|nie|niemals)(?!\p{L})(?! (?:ohne|vor|später|mehr als|über))
        (?:niemand|keiner|kann|darf|dürfen|können|nicht) (?:[\p{L}]+ ){0,3}(?:das|es|dies) (?:[\p{L}]+ ){0,2}(?:
          nicht
          niemand
          keiner
          zahlen
          bezahlen
          überweisen
          senden
          freigeben
        )
        (?:nicht|niemals) (?:bezahlt|überwiesen|gezahlt|gesendet|freigegeben) werden
        (?:zahlung|überweisung|auszahlung|das|dies|es) (?:ist|wird|wäre|bleibt) (?:[\p{L}]+ ){0,2}(?:
          verboten
          untersagt
          unzulässig
          nicht (?:erlaubt|gestattet|zulässig|genehmigt|möglich|drin)
        )
      )(?!\p{L})
    `,
    'Das darf niemand zahlen.',
  ],
  [
    list`
      (?<!\p{L})(?:
        (?:
          (?:nadie|ninguno) (?:puede|debe|tiene permiso)
          no (?:se )?(?:puede|pueden|podemos|debe|deben|debemos|puedo|permiten? )(?: ser)?
        ) ?(?:
          pagar
          enviar
          transferir
          autorizar
          mandar
          salir
          hacer
        )(?:lo|la|los|las|se)?(?: (?:esto|eso|este|ese|el pago|la transferencia|ese pago|este pago)|\s{0,2}(?:[.!,;]|$))
        no (?:está|están|es|fue) (?:permitid|autorizad|legal)\p{L}*
        (?:pago|transferencia|esto|eso|está|queda) (?:está |queda )?(?:terminantemente )?prohibid\p{L}*
        no (?:lo|la) (?:permiten?|autorizan?|puede pagar|puede enviar)
      )(?!\p{L})
    `,
    'El tesorero no puede pagarlo.',
  ],
  [
    list`
      (?<!\p{L})(?:
        (?:
          personne ne (?:doit|peut)
          (?:ça|cela|ce paiement|ce virement|il|elle|le paiement) ne (?:doit|peut) (?:pas|jamais)
        ) (?:être )?(?:payé?e?r?|envoy\p{L}+|partir|sortir|vir\p{L}+|faire|fait|vers\p{L}+)
        (?:paiement|virement|transfert|ça|cela|c['’]) ?(?:est|reste) (?:formellement |strictement )?(?:
          interdit
          défendu
          illégal
          pas (?:autorisé|permis|possible)
        )\p{L}*
        n['’]est pas (?:autorisé|permis)\p{L}*
        il est interdit de
      )(?!\p{L})
    `,
    'Ce paiement est interdit.',
  ],
  [
    list`
      (?<!\p{L})(?:
        (?:
          (?:ninguém|não se) (?:pode|deve)
          não (?:pode|podem|podemos|posso|deve|devem|devemos)(?: ser)?
        ) (?:
          pag
          envi
          transfer
          autoriz
          mand
          sair
          faz
          feit
        )\p{L}*(?: (?:isso|isto|esse|este|o pagamento|essa|esta)|-lo|-la|\s{0,2}(?:[.!,;]|$))
        não (?:é|está|foi|são) (?:permitid|autorizad|legal)\p{L}*
        (?:pagamento|transferência|isso|isto|é|está) (?:é |está )?(?:terminantemente )?proibid\p{L}*
      )(?!\p{L})
    `,
    'Esse pagamento não é permitido.',
  ],
  [
    list`
      (?<!\p{L})(?:
        (?:это|эту|этот|его|её|такой?) (?:[\p{L}]+ ){0,2}(?:
          нельзя
          запрещ\p{L}+
          не (?:разреш\p{L}+|допуска\p{L}+|подлеж\p{L}+)
        )
        нельзя (?:это |его |её )?(?:плат|оплат|отправ|перевод|перевес|выплат|пуска)\p{L}*
        не (?:
          может
          могут
          можем
          могу
          должен
          должна
          должны
          вправе
          имеет права
          имеем права
        ) (?:это |этого |его |её |за это )(?:опла|плат|запла|отправ|перев|выпла|подпис|дела)\p{L}*
        не (?:может|могут|должен|должна|должны|должно) (?:быть )?(?:
          опла
          плат
          запла
          отправ
          перев
          выпла
          ухо
          уйти
        )\p{L}*(?: (?:это|его|её|этот)|\s{0,2}(?:[.!,;]|$))
        никто не (?:должен|может|вправе|имеет права)
        (?:плат[её]ж|перевод|выплата|это) (?:[\p{L}]+ ){0,1}(?:
          запрещ[её]н\p{L}*
          под запретом
          незакон\p{L}+
          не разреш\p{L}+
        )
      )(?!\p{L})
    `,
    'Этот платёж запрещён.',
  ],
  [
    list`
      (?<!\p{L})(?:
        (?:bunu|bu parayı|bu ödemeyi|bu tutarı) (?:[\p{L}]+ ){0,2}(?:
          öde
          gönder
          yolla
          aktar
          yap
          onayla
          karşıla
        )\p{L}*(?:
          em[ei]z
          am[ae]z
          emiyor
          amıyor
          memeli
          mamalı
          m[ae]sın
        )\p{L}*
        ödenemez
        gönderilemez
        ödenmemeli
        gönderilmemeli
        (?:bu )?(?:ödeme|transfer|işlem)\p{L}* (?:[\p{L}]+ ){0,1}(?:
          yasak\p{L}*
          izin (?:verilm|yok|verm)\p{L}*
          yapılamaz
          mümkün değil
        )
      )(?!\p{L})
    `,
    'Sayman bunu ödeyemez.',
  ],
  [
    list`
      (?<!\p{L})(?:
        (?:pembayaran|transfer|transaksi|ini|itu)(?: ini| itu)? (?:
          dilarang
          terlarang
          tidak (?:diizinkan|diperbolehkan|boleh|sah|bisa)
        )
        (?:tidak|nggak|gak|ga|tak) (?:boleh|bisa|dapat|diizinkan) (?:mem|meng|men|di)?(?:
          bayar
          kirim
          transfer
          keluar
        )\p{L}*(?:
          nya| ini| itu
          \s{0,2}(?:[.!,;]|$)
        )
        tidak ada yang boleh
        siapa pun (?:tidak|dilarang)
      )
    `,
    'Pembayaran ini dilarang.',
  ],
  [
    list`
      (?:
        这
        這
        此
        该
        該
        谁
        誰
        任何人
        没人
        沒人
        财务
        財務
        会计
        會計
        公司
        我们
        我們
        银行
        銀行
      )[^，。！？\n]{0,8}(?:不能|不可以?|不得|不许|不許|不准|无权|無權|不应该?|不應該?|禁止|严禁|嚴禁)[^，。！？\n]{0,4}(?:付|支|转|轉|汇|匯|出)
      禁止(?:支付|付款|转账|轉帳)
    `,
    '这笔不能付。',
  ],
  [
    list`
      (?:これ|それ|この(?:支払い?|送金|お金|件|取引))[^。、\n]{0,10}(?:
        払え
        送れ
        出せ
        支払え
        送金でき
        支払いでき
        送っては
        払っては
        支払っては
        禁止
        許され
        認められ(?:て(?:い)?)?(?:ない|ません|ず)
      )[^。、\n]{0,10}
      (?:払|支払|送|送金し|出し)っ?てはいけ
      (?:支払い?|送金)(?:は|が)(?:禁止|許され|認められない)
    `,
    'これは払ってはいけない。',
  ],
  [
    list`
      (?<![\p{L}\p{M}])(?:이걸|이건|이거|그걸|그건|이 ?(?:돈|결제|송금|금액|건)[은는이가을를]?)[^.。\n]{0,12}(?:
        수 없
        수가 없
        안 ?[돼된됩]
        못 ?(?:내|보내|해|주|합)
        금지
        불가
        허용되지
      )
      (?:보내|내|지급하|송금하|결제하)면 안
    `,
    '총무는 이걸 낼 수 없어.',
  ],
  [
    list`
      (?:هذ[اه]|الدفع|التحويل|العملية|المبلغ)[^.،\n]{0,16}(?:ممنوع|محظور|غير (?:مسموح|مصرح|قانوني|جائز))
      لا (?:يجوز|يحق|يمكن|يُسمح|يسمح|يستطيع|ينبغي|نستطيع)[^.،\n]{0,20}(?:دفع|إرسال|تحويل|يدفع|صرف)(?:ها|ه|\s{0,2}هذ)
      (?:ممنوع|يمنع|يُمنع|يحظر) (?:دفع|إرسال|تحويل|صرف)
    `,
    'هذا الدفع ممنوع.',
  ],
  [
    list`
      (?<![\p{L}\p{M}])(?:यह|ये|इसे|इसको|इसका|कोई(?: भी)?)(?!\p{M})[^।.\n]{0,24}(?:
        नहीं (?:दे|भेज|कर|चुका|भर|जा)[\p{L}\p{M} ]{0,8}सकत
        मना (?:है|की)
        वर्जित
        प्रतिबंधित
        निषिद्ध
        (?:की )?(?:अनुमति|इजाज़त|इजाजत) नहीं
        नहीं (?:भेज|दे|कर)ना चाहिए
      )
    `,
    'कोषाध्यक्ष यह नहीं दे सकता.',
  ],
  [
    list`
      (?<![\p{L}\p{M}])(?:এটা|এটি|এই|কেউ|ওটা)(?!\p{M})[^।.\n]{0,24}(?:
        (?:দিতে|পাঠাতে|করতে)[^।.\n]{0,4} পার[\p{L}\p{M}]{0,4} না
        নিষিদ্ধ
        নিষেধ
        বারণ
        অনুমতি নেই
        (?:দেওয়া|পাঠানো|করা) (?:যাবে|যায়|উচিত) ?না
      )
    `,
    'এই পেমেন্ট নিষিদ্ধ।',
  ],
  [
    list`
      (?<![\p{L}\p{M}])(?:یہ|اسے|اس کی|اس کا|کوئی(?: بھی)?)(?!\p{L})[^۔.\n]{0,24}(?:
        نہیں (?:کر|دے|بھیج|چکا) سکت
        منع ہے
        ممنوع
        کی اجازت نہیں
        نہیں (?:بھیج|دی|کر)نا? چاہی
      )
    `,
    'یہ ادائیگی منع ہے۔',
  ],
];

export const barred: readonly Barred[] = rows.map(([source, example]) => ({
  pattern: compilePattern(source, 'imu'),
  example,
}));
