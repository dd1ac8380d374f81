import type { WordTables } from '../language.ts';
import { list } from '../list.ts';

export const nouns: Required<WordTables>['nouns'] = {
  allowance: list`
    right to spend
    rights to spend
    ability to spend
    right to use
    permission to spend
    right to move
    ability to use
    access rights
    from spending
    from managing
    from using
    from accessing
    from moving
    from transferring
    approval
    approvals
    allowance
    allowances
    permission
    permissions
    spending limit
    spending limits
    spending cap
    spending caps
    access
    spend limit
    token approval
    token approvals
    spending approval
    spending approvals
    spending permission
    spend permission
    authorization
    authorisation
    erc20 approval
    spending allowance
    spending rights
  `,
  operator: list`
    collection wide approval
    collection wide approvals
    collection wide permission
    collection wide access
    collection wide rights
    collection wide
    approval over all
    approval over every
    approval on all
    blanket approval
    blanket approvals
    approval for all
    approvals for all
    approved for all
    operator permission
    operator permissions
    operator privileges
    operator rights over
    operator
    operators
    operator rights
    operator access
    operator status
    operator approval
    operator role
    as operator
    as an operator
    as the operator
    nft operator
  `,
  owner: list`
    fallback handler
    fallback
    required confirmations
    confirmations required
    number of confirmations
    confirmation threshold
    signature threshold
    signing threshold
    required signatures
    number of signatures
    required signers
    signing rights
    signing power
    signer rights
    owner list
    owners list
    list of owners
    signer list
    signer set
    transaction guard
    spending module
    allowance module
    recovery module
    owner
    owners
    ownership
    signer
    signers
    admin
    admins
    administrator
    co owner
    coowner
    module
    modules
    guard
    threshold
    signature threshold
    role
    admin rights
    signing rights
    signing power
    confirmations
    required confirmations
    required signatures
    fallback handler
    fallback
    owner list
    cosigner
    co signer
    signatory
    multisig owner
    new owner
    proxy admin
    minter
    pauser
    quorum
    ownership rights
  `,
  liquidity: list`
    liquidity
    lp
    lp position
    lp tokens
    lp shares
    liquidity position
  `,
  debt: list`
    borrowed
    debt
    debts
    loan
    loans
    outstanding debt
    borrow balance
    borrowings
    borrow position
    outstanding balance
    owed
    debt position
  `,
  order: list`
    order
    orders
    limit order
    market order
    swap order
    sell order
    buy order
    trade order
    twap
  `,
  votes: list`
    voter
    person voting with
    the person voting with
    one voting with
    voting with
    votes with
    as my voter
    vote on my behalf
    votes on my behalf
    vote for me with
    vote in my name
    tokens vote
    token vote
    vote with
    to vote with
    vote on behalf of
    votes
    my votes
    delegates votes
    represent
    governance delegate
    voting delegate
    delegatee
    vote with
    represent
    governance delegate
    my delegate
    voting power
    voting rights
    governance power
    voting weight
    vote weight
    governance rights
    voting tokens
  `,
  record: list`
    record
    records
    resolver
    primary name
    reverse record
    text record
    ens name
    ens domain
    ens names
    domain
    domain name
    subdomain
    avatar
    address record
    the name
    the domain
    ens record
    name registration
    primary ens name
    ens registration
  `,
  implementation: list`
    new logic
    implementation
    proxy
    logic contract
    implementation contract
    proxy contract
    new implementation
    logic
  `,
  account: list`
    7702 authorization
    7702 authorisation
    7702 delegation
    7702 delegate
    7702 upgrade
    use 7702
    via 7702
    using 7702
    with 7702
    through 7702
    eip 7702 authorization
    eip 7702 authorisation
    eip 7702 delegation
    eip 7702 delegate
    eip7702 delegation
    eip7702 authorization
    eip7702 delegate
    code of my account
    code for my account
    code of my eoa
    code of my wallet
    my accounts code
    delegation of my account
    delegation of my eoa
    delegation designator
    account delegation
    account implementation
    set code authorization
    set code transaction
    eoa
    smart account
    smart wallet
    smart contract wallet
    smart contract account
    eip 7702
    eip7702
    7702
    account code
    externally owned account
    7702 authorization
    7702 authorisation
    7702 delegation
    7702 delegate
    use 7702
    using 7702
    via 7702
    with 7702
    eip 7702 delegate
    eip 7702 authorization
    eip 7702 delegation
    erc 7702
  `,
  rewards: list`
    accrued
    reward
    rewards
    airdrop tokens
    accrued yield
    yield
    accrued interest
    interest
    incentives
    emissions
    dividends
    earnings
    staking rewards
    accrued
    pending rewards
    unclaimed rewards
    accrued fees
    trading fees
    lp fees
    swap fees
    unclaimed
    airdrops
    liquidity mining rewards
    earned
  `,
  nft: list`
    piece of
    pcs of
    pcs
    multi token
    multitoken
    multi tokens
    1155 collection
    721 collection
    erc 1155 collection
    erc1155 collection
    erc 721 collection
    erc721 collection
    erc 1155 contract
    erc1155 contract
    erc 721 contract
    erc721 contract
    1155 contract
    721 contract
    nft collection contract
    collection contract
    collection at
    nft contract at
    pieces of
    pieces
    collection address
    nft address
    nft
    nfts
    collectible
    collectibles
    collection
    nft collection
    erc721
    erc 721
    erc1155
    erc 1155
    erc-721s
    nft contract
    item
    items
    pieces of
    pieces
    1155 collection
    1155 token
    1155 tokens
    1155 contract
    721 collection
    721 token
    721 contract
    copies of
    copies
    copy of
    editions of
    edition
    non fungible token
    nonfungible
  `,
  'nft-id': list`
    numbered
    id is
    its id is
    the id is
    token id is
    its number
    its number is
    number is
    nft id is
    token id
    tokenid
    nft id
    nft number
    nft no
    id number
    with id
    nft with id
    with token id
    token number
    token no
    token no .
    no .
    nr .
    nft no .
    #
    number
    id
    ids
    token ids
    token ids
    serial number
    item number
    item id
  `,
  token: list`
    staking contract
    staking contracts
    lending contract
    deposit contract
    trading contract
    swap contract
    bridge contract
    smart contract
    smart contract at
    escrow contract
    shares of
    shares
    4626 vault
    erc 4626 vault
    erc4626 vault
    shares
    shares of
    share
    share of
    4626 vault
    erc 4626 vault
    token
    tokens
    coin
    coins
    contract
    contracts
    contract address
    token contract
    token address
    token at
    tokens at
    token at address
    the token at
    erc20
    erc 20
    vault
    vaults
    gauge
    erc20 token
    vault at
    erc4626
    erc 4626
  `,
  manage: list`
    control
    full control
    control of
    manage
    manages
    managing
    operate
    operating
    controlling
    control over
    handle all
    administer
    list and sell
    move any of
    move all
    transfer any of
    access to all
    full access
  `,
  off: list`
    to nothing
    to none
    to nil
    down to zero
    down to nothing
    false
    zero allowance
  `,
};

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
  `,
  but: list`
    but
    however
    yet
    though
    although
  `,
};

export const cues: Required<WordTables>['cues'] = {
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
    // negations of languages that nobody here reads
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

export const topics: Required<WordTables>['topics'] = {
  slippage: list`
    lose
    losing
    price loss
    max loss
    maximum loss
    loss of value
    value loss
    slippage
    slippage tolerance
    max slippage
    maximum slippage
    allowed slippage
    slippage limit
    slippage max
    slippage cap
    price slippage
    price impact
    slip
    slipage
    slippage setting
    slippage allowance
    price tolerance
    price deviation
    acceptable slippage
    slippage protection
    price movement
    deviation
  `,
  deadline: list`
    valid
    must go through in
    cancel if not mined in
    cancel if not mined within
    cancel if not filled in
    cancel if not filled within
    cancel if not executed in
    cancel if not executed within
    cancel it if not filled in
    cancel it if not filled within
    cancel it after
    cancel after
    auto cancel after
    auto expire after
    revert if not mined in
    revert if not mined within
    drop it after
    must settle in
    must settle within
    has to settle in
    must be settled in
    must be settled within
    must clear in
    must clear within
    good till
    must be mined in
    must be mined in the next
    must be mined within the next
    must be included in
    must be included within
    must land in the next
    mined in the next
    mined within
    must land in
    has to land in
    has to go through in
    must execute in
    must be done in
    must confirm in
    needs to land in
    needs to go through in
    has to be done in
    alive for
    keep the order alive for
    order alive for
    stays open for
    keep it alive for
    deadline
    within
    within the next
    in the next
    over the next
    in under
    in less than
    inside of
    expires in
    expire in
    expiring in
    expires after
    expire after
    expiry
    expiration
    expiry of
    valid for
    good for
    valid only for
    only valid for
    time limit
    timeout
    ttl
    time to live
    must execute within
    must be executed within
    execute within
    complete within
    to be completed within
    must complete within
    must land within
    must confirm within
    must be mined within
    no longer than
    for no longer than
    not longer than
    remain valid for
    stays valid for
    lasting
    open for
    keep open for
    keep it open for
    live for
    in at most
    in no more than
    deadline of
    validity
    validity period
    a validity of
    expiring after
    lapse after
    lapses in
    sooner than
    within about
    within at most
    time out after
    before the next
  `,
  date: list`
    by
    until
    till
    no later than
    not later than
    at the latest
    valid until
    valid through
    valid till
    good until
    good till
    expires at
    expires on
    expiring at
    expiring on
    expires
    deadline at
    deadline is
    deadline on
    before
    valid to
    expiry at
    open until
    latest by
    up until
    by the latest
    ends at
    ends on
    end by
    expiration date
  `,
  gas: list`
    gas
    gas limit
    gas usage
    gas use
    max gas
    maximum gas
    gaslimit
    gas units
    gas cap
    units of gas
    max gas limit
    maximum gas limit
    gas amount
  `,
  'gas-price': list`
    gas price
    gasprice
    max gas price
    maximum gas price
    max fee
    max fee per gas
    maxfeepergas
    base fee
    gas fee per unit
    gas rate
    fee per gas
    gas prices
  `,
  'gas-cost': list`
    gas fee
    gas fees
    gas cost
    gas costs
    network fee
    network fees
    transaction fee
    transaction fees
    tx fee
    tx fees
    on gas
    in gas
    for gas
    in gas fees
    on gas fees
    in network fees
    max gas fee
    max gas cost
    total gas cost
    gas spend
    on transaction fees
    in transaction fees
    gas bill
    gas budget
    gas budget of
    maximum gas fee
    maximum gas cost
    gas expense
  `,
  fee: list`
    fee
    fees
    commission
    commissions
    protocol fee
    protocol fees
    interface fee
    interface fees
    swap fee
    platform fee
    platform fees
    service fee
    bridge fee
    bridge fees
    relayer fee
    relayer fees
    in fees
    frontend fee
    referral fee
    integrator fee
    markup
    bridging fee
    bridging fees
    solver fee
    lp fee
    total fees
  `,
  pool: list`
    pool
    pools
    fee tier
    fee-tier
    feetier
    tier
    pool fee
    fee pool
    tier pool
    pool tier
    pool with a fee of
    pool with fee
    fee tier pool
    liquidity pool
  `,
  output: list`
    minout
    minreturn
    minoutput
    min receive
    min receive of
    minimum receive of
    minimum receipt of
    amountoutminimum
    minamountout
    minimumamountout
    minreceive
    minbuyamount
    minreceived
    minimumreceived
    min buy amount
    minimum output
    min output
    minimum received
    min received
    minimum amount out
    min amount out
    min out
    amountoutmin
    minimum return
    min return
    minimum out
    minreturn
    minimum to receive
    minimum receive
    minimum amount received
    minimum tokens out
    least amount out
    output of at least
  `,
  input: list`
    amountinmaximum
    maxamountin
    maximumamountin
    maxsellamount
    maxspend
    max spend
    maximum spend
    max input
    maximum input
    max amount in
    maximum amount in
    amountinmax
    max cost
    maximum cost
    max total cost
    max to spend
    maximum to spend
    most to spend
    max sell amount
    max payment
  `,
  price: list`
    limit price
    price
    rate
    exchange rate
    at a price of
    at a rate of
    price of
    at the rate of
    at the price of
    limit
  `,
};
