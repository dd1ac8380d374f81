import type { WordTables } from '../language.ts';
import { list } from '../list.ts';

export const joins: Required<WordTables>['joins'] = {
  and: list`
    and
    &
    +
    plus
    as well as
    also
    and also
    n
    along with another
    together with
    as well
  `,
  or: list`
    or
    nor
    and or
    either
  `,
  next: list`
    after that one
    after this one
    then after that
    then after that one
    then
    and then
    after that
    afterwards
    afterward
    next
    finally
    followed by
    subsequently
    lastly
    after which
    thereafter
    once done
    when done
    once thats done
    once that is done
    when thats done
    when that is done
    once this is done
    once confirmed
    once approved
    once its confirmed
    once it is confirmed
    once its approved
    once completed
    once complete
    once finished
    after approval
    after the approval
    after the swap
    after the bridge
    after the deposit
    after the withdrawal
    after doing that
    after doing so
    having done that
    once that completes
    once that goes through
    once that has gone through
    after it confirms
    after this
    when it is done
    when its done
    once the swap is done
    once the swap completes
    once the approval is done
    once the approval confirms
    once the approval goes through
    once swapped
    once bridged
    once wrapped
    once withdrawn
    once unwrapped
    once received
    once it arrives
    upon completion
    immediately after
    immediately afterwards
    right after
    straight after
    right after that
    secondly
    thirdly
    before finally
    after it
    after this
    after the approval
    after approval
    once approved
    when approved
    once thats approved
    once it is approved
    once that is done
  `,
  but: list`
    but
    however
    yet
    though
    although
  `,
};

export const cueWords: Required<WordTables>['cues'] = {
  not: list`
    no go
    a no go
    not ok
    not okay
    not fine
    unacceptable
    not acceptable
    not allowed
    off limits
    out of the question
    not permitted
    not welcome
    not an option
    a no no
    not cool
    not
    no
    hands off
    hands off of
    keep your hands off
    keep your hands off of
    are a no go
    is a no go
    are off limits
    is off limits
    are out of the question
    is out of the question
    are unacceptable
    is unacceptable
    are forbidden
    is forbidden
    are not allowed
    is not allowed
    are prohibited
    is prohibited
    is too little
    is too low
    is too small
    is not enough
    isnt enough
    is too much
    is too high
    is too expensive
    are too few
    are too little
    is no good
    is no deal
    is a no
    is a dealbreaker
    is a deal breaker
    is out
    is rejected
    is refused
    are banned
    is banned
    dont let
    do not let
    never let
    dont allow
    do not allow
    dont
    do not
    never
    without
    avoid
    avoiding
    cannot
    cant
    must not
    mustnt
    should not
    shouldnt
    may not
    wont
    will not
    refuse to
    stay away from
    steer clear of
    nothing via
    nothing through
    nothing on
    nothing gets
    nothing is
    nothing should be
    nothing else gets
    leave alone
    stay off
    keep off
    stay out of
    keep away from
    w/o
    w / o
    anywhere but
    anything except
    anywhere except
    except
    except for
    excluding
    other than
    instead of
    rather than
    but not
    not using
    without using
    nothing but
    apart from
    anything but
    never use
    dont use
    do not use
    i dont want
    i do not want
    dont want
    do not want
    under no circumstances
    by no means
    no using
    not via
    not through
    not on
    not to
    without any
    without touching
    skip
    forbid
    forbidden
    prohibit
    prohibited
    ban
    banned
    exclude
    doesnt
    does not
    isnt
    is not
    neither
    without giving
    without granting
    no need for any
  `,
  else: list`
    do nothing else
    do nothing more
    else
    nothing else
    anything else
    nothing more
    no other
    any other
    other
    others
    anyone else
    anywhere else
    additional
    extra
    further
    no extra
    everything else
    nothing beyond
    nothing other
    another
  `,
  only: list`
    only
    solely
    exclusively
    only this
    only that
    only these
    just this
    just that
    just these
  `,
  each: list`
    for every wallet
    for every address
    every wallet
    every address
    to every wallet
    to every address
    every recipient
    equal shares of
    equal parts of
    everybody
    everyone below
    50/50
    50 / 50
    split evenly
    split equally
    split it evenly
    split it equally
    shared evenly
    shared equally
    share equally
    share evenly
    divided evenly
    divided equally
    divided up equally
    splitting it evenly
    splitting it equally
    go halves
    going halves
    half each
    all three
    all four
    all five
    all six
    all three of these
    all three of them
    each
    each one
    for each one
    to each one
    for each of
    for each of these
    for each of them
    each of them
    every one of them
    for everyone
    for everybody
    should all
    shall all
    must all
    will all
    they all
    all of these
    all of the following
    a head
    per capita
    per payee
    per member
    per employee
    per winner
    every one of
    every one of these
    each one of
    each one of these
    each of these
    each of the following
    every one of the following
    apiece
    a piece
    each of
    to each of
    per person
    per recipient
    respectively
    per address
    per wallet
    per head
    evenly
    equally
    in equal parts
    50 50
    fifty fifty
    in equal shares
  `,
  condition: list`
    ask me first
    ask me before
    check with me first
    confirm with me
    get approval from
    get permission from
    if
    when
    whenever
    once
    unless
    in case
    provided
    provided that
    given that
    the moment
    the minute
    the second
    assuming
    assuming that
    as long as
    only if
    only when
    while
    wait until
    wait till
    wait for
    as soon as
    every time
    in the event that
    in the event
    depending on
    contingent on
    subject to
    should the price
    should my
    should it
    should gas
    should btc
    should bitcoin
    should usdc
    should eth
    should the
    so long as
    until the price
    until price
    conditional on
    conditioned on
    on condition that
    on the condition that
    stop loss
    stop-loss
    take profit
    take-profit
    trailing stop
    just in case
    until it
    until i
    until eth
    until gas
    even if
    each time
    keep buying
    keep selling
    keep swapping
    keep sending
    repeat
    repeatedly
  `,
  schedule: list`
    every
    every day
    every week
    every month
    every hour
    every minute
    every year
    each day
    each week
    each month
    each hour
    each year
    every monday
    every tuesday
    every wednesday
    every thursday
    every friday
    every saturday
    every sunday
    every morning
    every evening
    every night
    every other day
    every other week
    every few days
    daily
    weekly
    monthly
    hourly
    yearly
    annually
    biweekly
    recurring
    regularly
    periodically
    on a weekly basis
    on a daily basis
    on a monthly basis
    tomorrow
    later today
    next week
    next month
    next year
    later
    later on
    on monday
    on tuesday
    on wednesday
    on thursday
    on friday
    on saturday
    on sunday
    monday
    tuesday
    wednesday
    thursday
    friday
    saturday
    sunday
    next monday
    next tuesday
    next wednesday
    next thursday
    next friday
    next saturday
    next sunday
    dollar cost average
    dca
    at a later time
    at a later date
    until further notice
    tonight
    this evening
    at midnight
    at noon
    once a day
    once a week
    once a month
    twice a week
    twice a day
    per day
    per week
    per month
    over time
    gradually
    tomorrow morning
    tomorrow evening
    tomorrow night
    tomorrow afternoon
    this weekend
    next weekend
    end of the month
    at the end of the month
    end of month
    first of the month
    over the course of
  `,
  reason: list`
    because
    cuz
    coz
    cause
    bc
    b/c
    since
    so that
    so i can
    so i have
    so that i have
    so i end up with
    so we can
    so he can
    so she can
    so they can
    in order to
    as i need
    as i am
    as im
    as we
    as hes
    as he
    as she
    as they
    due to
    owing to
    the reason is
    to cover
    to help
    to celebrate
    to support
    for the purpose of
    as part of
    as payment for
    as a gift
    as a gift for
    as a tip
    as a thank you
    as thanks
    as a thanks
    as repayment for
    in appreciation
    to thank
    its for
    it is for
    this is for
    thats for
    he needs
    she needs
    they need
    i need the
    i need it
    to make sure
    so it can
    to be able to
    as compensation
    as agreed
    as discussed
    as promised
    as requested
    per our
    in order for
    for use in
    to be used
    to use as
    happy birthday
    congrats
    congratulations
    in case you were wondering
    fyi
    reason
  `,
  told: list`
    ignore that address
    ignore this address
    ignore that wallet
    ignore that one
    ignore the other address
    ignore the other one
    suppose
    supposing
    imagine
    imagining
    lets say
    let us say
    hypothetically
    in theory
    theoretically
    i might
    we might
    they might
    maybe i should
    perhaps i should
    maybe one day
    some day
    someday
    thinking about
    thinking of
    considering
    i was considering
    i wish i
    i wish we
    would have been
    not sure yet
    not sure whether
    not sure if
    cant decide
    cannot decide
    decide whether
    what if
    what happens
    what would happen
    simulate
    simulating
    simulation of
    estimate
    estimating
    quote for
    a quote
    quote me
    price quote
    dry run
    preview
    previewing
    check whether
    check if
    tutorial
    calculate
    compute how
    report of
    summarize
    summarise
    remind me
    reminder to
    documentation says
    docs say
    says to
    says that
    tells me to
    asks me to
    telling me to
    keeps telling
    refrain from
    refrain
    hold off
    hold off on
    forget about
    forget it
    would rather die
    would rather not
    id rather not
    nobody should
    no one should
    nobody wants
    no one wants
    dont you dare
    decided against
    decided not to
    i changed my mind about
    i have changed my mind about
    changed my mind about
    changed my mind on
    would look like
    is what the
    would that trigger
    stop sending
    stop swapping
    stop paying
    stop bridging
    stop buying
    stop selling
    stop transferring
    send nothing
    do nothing
    no transaction
    used to send
    supposedly
    allegedly
    rumor
    rumour
    tell me how to
    explain how to
    wonder how to
    know how to
    make it impossible
    impossible to
    no reason to
    bad idea to
    i was going to
    we were going to
    i almost
    we almost
    i nearly
    all the time
    // negations of unsupported languages
    geen
    niet
    nie
    ikke
    inte
    gönderme
    göndermeyin
    non inviare
    non mandare
    non scambiare
    non trasferire
    nu trimite
    jamais
    nunca
    jamás
    niemals
    tampoco
  `,
  story: list`
    he turns
    she turns
    he turned
    she turned
    who turned
    who turns
    just turned
    i received
    we received
    you received
    i got
    we got
    yells
    yelled
    shouted
    went through
    took forever
    didnt
    did not
    havent
    have not
    hasnt
    has not
    hadnt
    had not
    wasnt
    werent
  `,
  asks: list`
    can you
    could you
    would you
    will you
    can u
    could u
    would you mind
    do you mind
    would you please
    are you able to
    why dont you
    why do you not
    why not
  `,
  undone: list`
    do not do it
    dont do it
    dont do that
    do not do that
    dont execute
    do not execute
    dont execute it
    do not execute it
    never execute
    never do it
    dont execute this
    do not execute this
    just kidding
    kidding
    jk
    just joking
    joking
    ignore this
    ignore that
    ignore what i said
    ignore my last message
    ignore my previous message
    ignore my earlier message
    just testing
    testing only
    this is a test
    only a test
    just a test
    a scam
    its a scam
    is a scam
    phishing
    sleep on it
    let me sleep on it
    let me think about it
    let me think
    on second thought
    on second thoughts
    scratch that
    strike that
    forget that
    forget what i said
    never mind
    nevermind
    no way
    i changed my mind
    changed my mind
    i have changed my mind
    was what he said
    was what she said
    was what they said
    dont trust them
    dont trust him
    dont trust it
  `,
  memo: list`
    memo
    saying
    tagged
    labelled
    labeled
    titled
    with the note
    with a note
    with memo
    with the memo
    with a memo
    with a message
    with the message
    with note
    with message
    with reference
    with the reference
    payment reference
    reference
    note to self
    with the text
    with the comment
    with the caption
    with a comment
  `,
  frame: list`
    user said
    the user said
    user says
    user request
    user intent
    user query
    user message
    instruction
    instructions
    the instruction is
    request
    prompt
    intent
    task
    the task is
    goal
    objective
    said
    says
    told me to
    asked me to
    human intent
    user input
    my request
    order from the user
    the request is
    command
  `,
  any: list`
    any
    any amount
    whatever
    whichever
    any old
    no matter what
    arbitrary
    any possible
  `,
  fine: list`
    idc about
    idc
    is fine
    are fine
    is ok
    is okay
    is acceptable
    is alright
    is all right
    works for me
    works
    doesnt matter
    does not matter
    dont matter
    do not matter
    dont care
    i dont care
    do not care
    dont care about
    do not care about
    dont mind
    do not mind
    not important
    isnt important
    is irrelevant
    irrelevant
    is not important
    no problem with
    im fine with
    i am fine with
    im ok with
    i am ok with
    im okay with
    happy with
    i accept
    is accepted
    is allowed
    is permitted
    is good
    dont worry about
    do not worry about
    regardless of
    no matter
    ignore
    feel free to use
    you may use
    you can use
    you may
    you can
    youre free to
    you are free to
    free to
    its ok to
    its fine to
    it is fine to
    ok to
    okay to
    allowed to
    happy for you to
    i authorize
    i allow
    is totally fine
    is perfectly fine
    fine by me
    im happy with
    im good with
    can be whatever
    could be anything
    is not a concern
    isnt a concern
    not worried about
    of no concern
  `,
  'any-output': list`
    no price protection
    without price protection
    any amount out
    any output
    any output amount
    any amount of output
    whatever i get
    whatever amount i get
    whatever comes out
    whatever comes back
    no minimum
    no min
    no minimum output
    no minimum amount
    no minimum out
    without a minimum
    without minimum
    without any minimum
    no minimum received
    minimum output of zero
    minimum of zero
    min out of zero
    zero minimum
    any price
    at any price
    at whatever price
    regardless of price
    regardless of the price
    no matter the price
    whatever the price
    whatever price
    at whatever rate
    unlimited slippage
    infinite slippage
    no slippage protection
    no slippage limit
    without slippage protection
    100% slippage
    no price limit
    any rate
    however much i get
    whatever the output
    however little
    any amount i get
    accept any amount
    accept any output
    take whatever i get
    regardless of output
    regardless of the output
    no lower bound
    without a lower bound
    whatever amount comes out
  `,
  after: list`
    after
    following
    upon
  `,
  before: list`
    before
    prior to
    ahead of
  `,
};
