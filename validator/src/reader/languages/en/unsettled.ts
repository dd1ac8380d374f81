import { list } from '../list.ts';
import { spaced } from '../rows.ts';

export const english = spaced({
  before: list`
    not (?:yet )?(?:active|live|in force)
    (?:only|just|merely) (?:a|my|our) (?:proposal|suggestion|idea)
    inactive
    unassigned
    untriaged
    wording (?:for|of)
    if i were
    to be (?:executed|carried out|done) by
    draft*
    draw up
    have [a-z ]{1,24} ready
    get [a-z ]{1,24} (?:ready|prepared)
    keep [a-z ]{1,24} ready
    line up
    lined up
    pencil*
    on the list
    motion
    ballot
    standing (?:instruction|item|order|rule)s?
    scenario
    playbook
    bylaws
    newsletter
    handbook
    digest
    daily log
    log entry
    logging
    reminder
    remind*
    (?:weekly|monthly|status|treasury) report
    recap
    agenda
    hypothe*
    suppose
    imagine
    pretend
    dry run
    test run
    rehearsal
    in theory
    (?:my|our|his|her|their|the) \p{L}{2,16}(?: \p{L}{2,16})? (?:says|said|writes|wrote|asks|asked|texts|texted),
    rough* out
    mock(?:ed|ing)? up
    would look like
    before anything (?:is|gets|goes|leaves)
    knock knock
    unapproved
    do nothing
    check with \p{L}{2,16}(?: first)?
    forum post
  `,
  after: list`
    // the owner keeps the decision: who does it, and when
    (?:last|final) (?:click|step|word|call|push|move|say|button)
    (?:
      trigger
      button
      decision
      timing
      call
      say
      word
      release
      execution
      click
      it
      that
      this
      when
    )(?: \p{L}{2,6}){0,3} (?:is|stays?|remains?|rests?) (?:
      mine
      with me
      up to me
      my call
      in my hands
      on my desk
      for me to
    )
    i(?: \p{L}{2,8})? (?:press|push|click|pull|hit) (?:it|that|this|send|the (?:button|trigger|switch))
    i (?:
      do
      sign
      send
      submit
      release
      execute
      trigger
      launch
      broadcast
    ) (?:it|this|that)(?: \p{L}{2,12}){0,2} myself
    the (?:trigger|button|switch|timing|outbox)
    you don't get to
    // something comes first
    beforehand
    before (?:that|then|it|this|anything)(?! happens again)
    (?:want|like|need|have|wish|let's|we|i|must|show|tell|call|ring|see) [\p{L}’\x27 ]{0,30} first(?=\W{0,4}$)
    but first
    first of all (?:i|we)
    // what it depends on
    (?<=^\W{0,4})only(?=\W{0,4}$)
    before you hear
    (?:after|once|upon|with|on|without) (?:my|our|his|her|their|the \p{L}{2,16}[’\x27]s) (?:
      ok
      okay
      approval
      confirmation
      consent
      go
      nod
      signature
      sign-?off
      return
      call
      review
      word
    )
    not before
    only (?:with|after|once|when|if|upon|together|provided)
    (?:takes?|comes? into|into) effect
    becomes? (?:effective|valid|binding)
    (?:valid|good|counts|binding|effective)(?: \p{L}{2,8})? (?:only|once|upon|when|after|if)
    only (?:valid|counts|good|binding)
    under reserv*
    with reservations?
    reserv* the right
    conditional
    contingent
    subject to
    (?:requires?|needs?|calls for) (?:a |an )?(?:second|third|another|two|both|further|more)
    must (?:first )?(?:sign|agree|confirm|approve|consent|authori[sz]e|clear|okay|countersign)
    // the money stays where it is
    (?:money|funds|coins|cash|everything|it)(?: all)? (?:stays?|remains?|sits?) (?:
      put
      here
      in place
      still
      untouched
      in the (?:drafts|outbox)
    )
    keep (?:it|this|that|everything) (?:
      back
      for later
      on file
      as an?
      in (?:the|your|my) (?:drafts?|queue|drawer|folder|outbox)
    )
    outbox
    in (?:the )?drafts?
    // someone else does it
    (?:is|are)(?: already| now)? (?:
      handling
      seeing to
      dealing with
      taking care of
      looking after
      doing
      sorting
      paying
      sending
    ) (?:it|this|that)
    (?:has|have|had)(?: already| just)? (?:
      handled
      seen to
      dealt with
      taken care of
      looked after
      sorted
      paid
      sent
      settled
      done
    ) (?:it|this|that)
    been (?:taken care of|dealt with|handled|seen to)
    // only a test, an example, an idea
    (?:(?:this|that|it)(?:'s| is| was)|just|only)(?: just| only| merely| all)? (?:a |an |my )?(?:
      exercise
      practice
      test
      drill
      trial
      rehearsal
      simulation
      example
      specimen
      sample
      demo
      mock
      experiment
      placeholder
    )(?! (?:invoice|order|fee|item|account|copy|product)s?)
    (?<=^\W{0,4})(?:just |only |a )?(?:
      test
      testing
      practice
      practice run
      trial run
      drill
      demo
      simulation
      example
      template
    )(?=\W{0,4}(?:$|please|only))
    practi[sc]ing
    rehears*
    simulate*
    as (?:a |an )(?:template|example|sample|specimen|model)
    seriously(?=\W{0,4}$)
    no broadcast*
    without broadcast*
    // details to follow, doubts
    more (?:on|about) (?:that|this|it)
    (?:details?|rest|more|instructions?|confirmation)(?: to)? follows?
    (?:having|have|got|my|some) (?:\p{L}{2,8} )?doubts
    be right back
    back in (?:a|\d{1,2}|five|ten|two)
    haggl*
    (?:is|are|was)(?: still)? not (?:
      closed
      settled
      sealed
      valid
      effective
      in force
      an order
      an instruction
      live
      released
      binding
    )
    (?:not|isn't|aren't) (?:there|an order|an instruction) yet
    // something is wrong with it
    (?:
      it
      that
      this
      amount
      address
      number
      sum
      figure
      total
      recipient
      token
      chain
      network
      price
      [a-z]{3,6}
    )(?:'s| is| was| are| looks| seems)(?: \p{L}{1,10}){0,2} (?:
      wrong
      incorrect
      mistaken
      not right
      not correct
      an error
      a mistake
      a typo
      too (?:much|little|high|low|large|small|big)
    )
    (?:the )?wrong (?:amount|address|number|sum|figure|recipient|token|chain|network|person|wallet)
    (?:change|fix|correct|adjust|amend|redo) the (?:amount|address|number|sum|figure|recipient|token|total)(?! to)
    // prohibitions
    prohibited
    forbidden
    forbids?
    forbade
    disallow*
    disallowed
    barred from
    banned
    unlawful
    unauthori[sz]ed
    no permission
    without permission
    lacks? (?:permission|authority)
    no way (?:we|i|he|she|they|the \p{L}{2,16}) (?:can|could|may)
    (?:money|funds|it|this|payment|amount) (?:must|has to|have to|needs? to|should) (?:stay|remain)
    off limits
    illegal
    // later
    (?:
      tomorrow
      another (?:day|time)
      some other (?:day|time)
      the weekend
      next (?:week|month|year|time)
      (?:mon|tues|wednes|thurs|fri|satur|sun)day
    )(?:'s| is| was| would be| works| suits)(?: \p{L}{2,8})? (?:
      better
      best
      preferable
      me
      us
      fine
      better
      soon enough
      early enough
      it is
    )
    (?:make|call) (?:it|that|this) (?:
      another
      some other
      a different
      a later
      next
      tomorrow
      (?:mon|tues|wednes|thurs|fri|satur|sun)day
    )[a-z ]{0,12}
    i'll
    they'll
    it'll
    (?:we|he|she)[’\x27]ll
    will
    shall
    gonna
    going to (?!the|my|our|his|her|a|this|0x)[a-z]*
    later
    someday
    some day
    // waiting
    (?:
      it
      this
      that
      payment
      transfer
      order
      transaction
    )(?: \p{L}{2,12}){0,2} (?:got|was|is|been) (?:delayed|postponed|deferred|put off)
    wait
    waiting on
    waiting for (?:approval|confirmation|sign-?off)
    wait for
    wait until
    await*
    sit tight
    sit on
    stand ?by
    hang on
    hang fire
    pause*
    pending
    on hold
    on ice
    hold (?:off|fire|on|it|that|this)
    we hold(?=\W*$)
    not yet
    not now
    not today
    until i
    until we
    until then
    till i
    till then
    sleep on
    for the moment
    in limbo
    loaded
    ready
    prepared
    park it
    park this
    park that
    // deciding
    decide
    decides
    deciding
    undecided
    to vote
    voting on
    votes? on
    quorum
    trustees
    negotiat*
    discuss
    discussing
    consider*
    thinking
    think
    wonder*
    debat*
    mull*
    ponder*
    comments?
    rests with
    the fence
    whether
    might
    maybe
    perhaps
    unsure
    not sure
    two minds
    sentiment
    tempted
    dream*
    rejected
    tabled
    adjourned
    consent
    outvoted
    veto*
    overruled
    // saying, asking
    (?:i|you) say
    say (?:so|go|when|yes)
    tell (?:you|them|him|her)
    ask
    the word
    the go
    go-ahead
    green light
    thumbs up
    blessing
    (?:second|third|other) signature
    sign-?off
    countersign*
    let you know
    let me
    get back to
    ping
    text you
    call you
    run (?:it|this|that) (?:by|past)
    look at it
    look over
    go over
    talk to
    talk with
    speak to
    speak with
    talk it (?:over|through)
    check with
    check first
    authori[sz]er
    approver
    needs? approval
    for approval
    approves
    (?:requires|needs|lacks|missing) [a-z’\x27 ]{1,30}(?:signature|okay|consent|sign-?off)
    (?:has|have|needs) to (?:okay|ok|approve|sign|agree|authori[sz]e|confirm|clear)
    to be (?:approved|signed|authori[sz]ed|confirmed|decided|discussed)
    (?:in|under|for) (?:review|signature)
    (?:approval|signature|consent|sign-?off) (?:is )?(?:outstanding|missing|open)
    unapproved
    vot(?:e|ing) (?:opens|starts|is|begins)
    is (?:it|this|that) (?:legit|real|safe|a scam)
    if (?:it|this|that)(?: is|'s) (?:legit|real|safe|genuine)
    nicer words
    mark the (?:verb|noun|word|errors?)
    summari[sz]e (?:the (?:replies|thread|post|comments|discussion|answers)|this)
    translate (?:it|this|that)
    proofread*
    read along
    look up
    find (?:me|out)
    guess
    (?:score|rate|rank|grade|classify|count) (?:it|this|them)
    continue the
    who (?:made|wrote|sent|is)
    how many
    must [a-z]{2,10} first
    (?:just|only) (?:watch|read|listen|observe)(?=\W{0,4}$)
    not for you
    // only looking
    curious
    comparing
    to compare
    explain
    what if
    joking
    kidding
    sarcas*
    // records and reports
    (?<=(?:^|[.!?;:\n])\W{0,4})for the (?:record|records|books|archive|files?)
    filed (?:for|under)
    booked under
    (?<=^\W{0,4})(?:all )?(?:done|finished|completed|executed|paid|settled)(?=\W{0,4}$)
    all finished
    nothing (?:to do|else to do here)
    sorted (?:it|this|that)
    (?:my|your|our) (?:records|books)
    fyi
    went out
    went through
    gone through
    all good there
    squared
    next item
    (?:i|we|he|she|they|already|just|been)(?:'ve| have| has)?(?: already| just)? (?:
      paid
      sent
      settled
      done
      handed
      gave
      given
      transferred
      got it
      received it
    )
    in cash
    by card
    by bank
    // taking back
    change (?:that|it|this)(?! (?:to|into|for))
    forget
    scratch
    scrap*
    retract*
    rescind*
    cancel*
    call* (?:it |this |that |the \p{L}{2,12} )?off
    withdrawn
    withdrew (?:it|this|that|the)
    (?:deal|it|all|this|that|thing|sale|trip|plan|bet|party|meeting)(?:'s| is| was) off
    plans? (?:have |has )?changed
    (?:pull|pulled|back|backed|bail|bailed|drop|dropped) out(?! of)
    f[ea]ll(?:en|s)? through
    (?:we|i|let's|please|just) keep (?:the|it|this|that|our|my|them)(?! rest| remain| other| change)
    keep (?:the|our|my) (?:money|funds|cash|coins|tokens|usdc|lot)
    leave (?:the|my|our) (?:money|funds|cash|coins|tokens|balance|lot)
    strike (?:the above|that|this|it)
    (?:the|an) old plan
    typed (?:that|this|it)
    wasn't me
    i take (?:it|that|this) back
    not to bother
    no bother
    not(?=!)
    leave (?:it|that|this|them|all|everything)(?! (?:in|where|sitting|on|at|there|with|for my))
    drop (?:it|that|this)
    hands off
    never ?mind
    nvm
    change of plan
    changed? my mind
    moot
    ignore
    disregard
    void
    supersed*
    obsolete
    after all
    not needed
    no need(?= now| any| to (?:send|pay|do|act)|\W*$)
    abort*
    halt
    stop
    skip (?:it|this|that)
    bin (?:it|that)
    ditch*
    shelve*
    kill (?:it|that)
    pull (?:it|that)
    undo
    instead(?! of)
    on second thought*
    hmm*
    oops
    wrong (?:chat|one|person|tab|window|thread|channel|group|box|number)
    against it
    rained off
    scam*
    fraud*
    phishing
    refunded (?:us|me|it)
    covered it
    waived
    beat (?:me|us) to it
    took care of it
    the signing
    null
    keep (?:ur|your) hands
    my mistake
    // negations
    (?:has|have|had|is|are|was|were|did|does)n't (?!use|have|take|need|any)[a-z]*
    not (?:final|done|approved|confirmed|agreed|carried|passed|signed|adopted|decided|cleared|happening|going)
    do(?:n't| not) (?:
      do (?:it|this|that|anything)
      send
      go
      sign
      execute
      act
      release
      submit
      proceed
      push
      start
      run
      click
      press
      want
    )
    won't be
    nothing (?:goes|leaves|moves|is to)
    no (?:majority|decision|deal|go|order)
  `,
  harmless: list`
    partial(?:ly)? [a-z ]{0,24}(?:prohibited|forbidden|disallowed)
    (?:prohibited|forbidden|disallowed)[a-z :]{0,12} partial[a-z ]*
    make (?:her|him|them|me) wait
    will you(?=\W{0,3}$)
    i'll tell (?:her|him|them) it's (?:on the way|coming|done|sent)
    can (?:finally )?stop (?:asking|getting|worrying|nagging|calling|chasing)
    no need to ask(?: me)?(?: again| twice| first)?
    (?:he|she|they)[’\x27]ll (?:submit|broadcast|relay) it
    (?:otherwise|else|or|if not|then) do nothing
    you(?:'ll| will) (?:have to|need)[a-z ]{0,12}
    so (?:that )?(?:i|we|it|they) (?:can|could) (?:
      post
      use
      lend
      bridge
      stake
      supply
      deposit
      swap
      spend
      pay
      sell
      borrow
      lock
      claim
    ) [a-z ]{1,40} later
    that will (?:do|be all)
    will do
    (?:i'll|i will|we[’\x27]ll|we will) (?:pay|spend|give) (?:up to|at most|no more than|max|maximum)
    (?:i'll|i will|we[’\x27]ll|we will) (?:take|accept|settle for) (?:
      no less
      nothing less
      nothing under
      nothing below
      at least
      not less
    )
    don't ask(?: why| me why| questions)?(?=\W{0,4}$)
    (?:desk|they|he|she|agent|merchant|shop) (?:is|are) going to (?:draw|need|use|spend|charge)
    (?:sheet|list|invoice|contract|document|form) (?:was|is|has been) countersigned
    no rush
    or leave it
    else leave it
    (?:otherwise|else|or) (?:forget it|don't bother|leave it|don't|cancel|skip it|stop|abort|drop it)
    don't want (?:any )?(?:less|more|fewer)
    don't want to [a-z ]{1,24} (?:less|more)
    don't (?:pay|send|go) (?:more|less|over|above|below|under)
    i don't want it
    stop (?:using|counting)
    let me know
    claim ready
    ready to claim
    // what else the owner does
    (?:i|we)(?:'ll| will| shall) (?:then )?(?:
      file
      put
      book
      archive
      upload
      attach
      save
      scan
      print
      forward
      log
      record
      post
    ) (?:the|a|my|our|your) (?:\p{L}{2,12} )?(?:
      receipt
      invoice
      pdf
      paperwork
      slip
      confirmation
      proof
      hash
      copy
      note
      entry
      statement
      documents?
      files?
    )
    (?:i|we)(?:'ll| will| shall) (?:need|use|want|spend) (?:it|this|that|them|the (?:cash|money|funds|proceeds))
    (?:i|we)(?:'ll| will| shall) (?:deal with|talk to|thank|call|ring|visit) (?:the|my|our|his|her|their) (?!
      payment
      transfer
      swap
      transaction
      deposit
      amount
      balance
      bank
    )\p{L}{2,16}(?: myself)?
    (?:i|we)(?:'ll| will| shall) (?:pay|cover) [^.;\n]{1,40} with (?:it|that|the (?:cash|money|proceeds))
    (?:it|that|(?:the|my) (?:request|withdrawal|claim)) (?:is|has been) (?:now )?(?:ready|finali[sz]ed)
    // reasons, and plans for afterwards
    don't want to (?:sell|lose|miss|risk|touch|part with|run out|be (?:late|short|without))
    don't want (?:that|this|the|these|those|any) [a-z ]{2,24} (?:near|touching|holding|having|anywhere)
    might as well
    i'll (?:need|want) (?:it|that|this|the|them|some)
    i'll (?:repay|pay (?:it|that|this|them) back)
    i'll leave it (?:there|in there)
    i'll just sign it
    or i'll be [a-z ]{2,20}
    will be (?:paid off|repaid|paid back)
    (?:it|they|shares?|proceeds|funds|account|rest) will (?:stay|remain)
    (?:it|that|this|which|money) will (?:help|cover|tide|cheer|feed)
    (?:he|she|they)(?:'s|'re| is| are) going to (?:be (?!paid|sent|charged)[a-z]{2,12}|love|enjoy|like|feel)
    (?:i|we)(?:'ve| have) (?:done|read) (?:my|our) (?:own )?(?:
      homework
      research
      reading
      due diligence
      sums
      maths?
      checks
    )
    while (?:the|our|my|this|that) (?!
      approval
      vote
      sign
      confirmation
      decision
      payment
      transfer
      order
      swap
      request
      review
    )[a-z]{2,16} is pending
    (?:he|she|they|\p{L}{3,16}) will (?:then )?(?:confirm|acknowledge|sign for) (?:the )?receipt
    i shall do (?:it )?(?:by )?myself(?: afterwards| later)?
    // whose address it is
    (?:
      address
      wallet
      account
      number
      details
      link
    )(?: that)? (?:he|she|they|you|i|we)(?:'ve| have| has)?(?: just)? (?:gave|given|sent|shared|handed)
    tell (?:him|her|them) (?:
      to (?:call|ring|phone|visit|text|come|bring|eat|enjoy|say)
      thanks?
      hi
      hello
      happy
      well done
      from
    )
    re: reminder
    (?:seen|got|saw|read|had|thanks for|per) (?:the|your|that|this|his|her|their) reminder
    // where the proceeds go
    (?:
      shares?
      proceeds
      receipts?
      receipt tokens?
      lp tokens?
      vault tokens?
      position
      mint recipient
    ) (?:shall|will) (?:be )?(?:issued|credited|minted|delivered|held|go|come|land|arrive|end up|belong)
    // a discount from someone else
    (?:he|she|they)(?: just| kindly)? (?:gave|gives|knocked|took) (?:me |us )?(?:a |some |the |\d{1,2} ?% )?(?:\p{L}{2,10} )?(?:
      discount
      rebate
      good price
      bargain
      break
      bit off
      little off
      off
    )
    // no decision is open
    (?:no|without) (?:(?:further|more|other|additional|second|extra|new) )?(?:
      votes?
      voting
      approvals?
      signatures?
      sign-?off
      consent
      confirmations?
      decisions?
    ) (?:is |are )?(?:needed|required|necessary|called for|outstanding)
    motion (?:was |is |has )?(?:passed|carried|adopted|approved)
    (?:approval|vote|motion|proposal|resolution)(?: [a-z]{2,10}){0,3} went through
    or (?:it|this|the (?:trade|swap|order|deal)) doesn't (?:go through|happen|count)
  `,
});
