import { barredBy } from '../barred.ts';
import { list } from '../list.ts';

/** The payment itself and its verbs. */
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
/** Someone's own means, or another way to pay: not about this payment. */
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

export const english = barredBy([
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
]);
