import type { WordTables } from '../language.ts';
import { list } from '../list.ts';
import { remarks } from './remarks.ts';

export const self: Required<WordTables>['self'] = list`
  me
  myself
  my wallet
  my address
  my account
  my own wallet
  my own address
  my own account
  self
  the sender
  my eoa
  mine
  same wallet
  same address
  same account
  the same wallet
  the same address
  the same account
  us
  ourselves
  our wallet
  our address
  our account
  the user wallet
  the users wallet
  users wallet
  user wallet
  user address
  the caller
  my wallet address
  my connected wallet
  the connected wallet
  the signer
  the user address
  the users address
  msg.sender
  this wallet
  this account
  this address
  my personal wallet
  the originating wallet
  my current wallet
  the sending wallet
  my metamask
  my own
`;

export const pronouns: Required<WordTables>['pronouns'] = list`
  it
  them
  the proceeds
  proceeds
  the output
  the result
  the results
  the resulting
  the received
  the swapped
  the same amount
  that amount
  this amount
  the funds
  the swapped tokens
  the received tokens
  the output tokens
  the resulting tokens
  what i get
  what i receive
  the outcome
  the lot of it
  the borrowed
  the borrowed funds
  the withdrawn
  the withdrawn funds
  the claimed
  the unwrapped
  the wrapped
  the bridged
  the acquired
  the purchased
  the converted
  the tokens i get
  the newly acquired
  the bought
  that output
  all proceeds
  all the proceeds
  the entire proceeds
  the swapped amount
  the received amount
  the resulting amount
  the full proceeds
`;

export const articles: Required<WordTables>['articles'] = list`
  the
  my
  our
  his
  her
  their
  its
  this
  that
  some
  your
  another
  these
  those
`;
export const ones: Required<WordTables>['ones'] = list`
  a
  an
  1x
`;

export const assets: Required<WordTables>['assets'] = {
  ETH: list`
    Ξ
    ether
    ethers
    ethereum coin
    eths
    native eth
    native ether
    eth coin
    ethereum token
    ethereum tokens
    eth tokens
    plain eth
    gas token
    native token
    normal eth
    normal ether
    ordinary eth
    ordinary ether
    regular eth
    regular ether
    plain ether
    raw eth
    raw ether
    real eth
    real ether
    unwrapped eth
    unwrapped ether
    vanilla eth
    bare eth
    native currency eth
    l1 eth
    mainnet eth
  `,
  WETH: list`
    wrapped ether
    wrapped eth
    wrapped ethereum
    weth9
    the wrapped version of eth
    erc20 ether
    erc 20 ether
  `,
  WBTC: list`
    wrapped bitcoin
    wrapped btc
  `,
  BTC: list`
    bitcoin
    bitcoins
  `,
  USDC: list`
    usd coin
    usdcoin
    circle dollar
    usdcs
  `,
  USDT: list`
    tether
    tethers
    tether usd
    usd tether
    usdts
  `,
  DAI: list`
    dai stablecoin
    dais
  `,
  stETH: list`
    staked ether
    staked eth
    lido staked ether
    lido staked eth
    liquid staked ether
    lido steth
    rebasing steth
    plain steth
    normal steth
    regular steth
    unwrapped steth
  `,
  wstETH: list`
    wrapped staked ether
    wrapped staked eth
    wrapped steth
    wrapped liquid staked ether
    non rebasing wsteth
    nonrebasing wsteth
    wrapped lido ether
    wrapped lido steth
    the wrapped version of steth
  `,
  rETH: list`
    rocket pool eth
    rocket pool ether
  `,
  cbETH: list`
    coinbase staked eth
    coinbase wrapped staked eth
  `,
  cbBTC: list`
    coinbase btc
    coinbase wrapped btc
    coinbase bitcoin
  `,
  LINK: list`
    chainlink
    chainlink token
    chainlink tokens
  `,
  MKR: list`
    maker token
    maker tokens
  `,
  SHIB: list`
    shiba
    shiba inu
  `,
  UNI: list`
    uniswap token
    uniswap tokens
    uni token
    uni tokens
  `,
  AAVE: list`
    aave token
    aave tokens
  `,
  COMP: list`
    comp token
    comp tokens
    compound token
    compound tokens
  `,
  CRV: list`
    curve token
    curve tokens
    curve dao token
  `,
  LDO: list`
    lido token
    lido dao token
    ldo token
  `,
  ARB: list`
    arbitrum token
    arbitrum tokens
    arb token
    arb tokens
  `,
  OP: list`
    optimism token
    optimism tokens
    op token
    op tokens
  `,
  POL: list`
    polygon token
    polygon tokens
    polygon ecosystem token
    pol token
  `,
  ENS: list`
    ens token
    ens tokens
  `,
};

/** Words that say nothing about a transaction. */
export const fillers: Required<WordTables>['fillers'] =
  // greetings and thanks
  list`
    at any rate
    grants round
    grant round
    grants program
    grants programme
    grants committee
    community grants
    title to
    invoice
    invoices
    bill
    bills
    attached
    another one
    another one of
    another of
    additionally
    owes
    we owe
    we still owe
    i still owe
    goes
    payroll
    treasury
    salary
    salaries
    prize
    outgoing
    bonus
    multicall3
    multicall 3
    multicall with
    multicall containing
    multicall consisting of
    batch with
    batch containing
    batch consisting of
    batch of
    multisend
    multi send
    aggregate3
    aggregate
    aggregating
    bundle
    bundling
    bundled
    combine
    combining
    combined
    accordingly
    hereby
    once and for all
    any longer
    any more
    anymore
    in place
    in one multicall
    in a multicall
    in a single multicall
    as a multicall
    as one multicall
    via multicall
    through multicall
    using multicall
    with multicall
    multicall
    finish
    finishing
    tool
    tool call
    tool calls
    bytecode
    init code
    initcode
    i changed my mind
    changed my mind
    ive changed my mind
    i deposited
    ive deposited
    i have deposited
    i supplied
    i have supplied
    ive supplied
    one off
    one time
    resolve
    resolves
    it is not urgent
    its not urgent
    it isnt urgent
    this is not urgent
    not urgent
    hold on
    lunch
    dinner
    breakfast
    thats not urgent
    nothing urgent
    has to land
    have to land
    needs to land
    must land
    has to go through
    to land
    gimme a hand
    give me a hand
    lend me a hand
    lend a hand
    give a hand
    need a hand
    find its way
    make its way
    made its way
    id appreciate it if
    i would appreciate it if
    would appreciate it if
    id be grateful if
    i would be grateful if
    long story short
    he owed
    she owed
    they owed
    is owed
    are owed
    hi
    hey
    hello
    yo
    hiya
    howdy
    greetings
    dear
    gm
    gn
    good morning
    good afternoon
    good evening
    good day
    please
    pls
    plz
    pleas
    kindly
    thanks
    thank you
    thx
    ty
    tysm
    thanks a lot
    thanks so much
    thanks a million
    a million thanks
    thanks a thousand
    a thousand thanks
    thank you so much
    thank you very much
    many thanks
    much appreciated
    appreciated
    appreciate
    cheers
    mate
    buddy
    bro
    dude
    pal
    man
    fam
    ser
    sir
    madam
    friend
    sorry
    excuse me
    ok
    okay
    k
    alright
    all right
    sure
    yes
    yeah
    yep
    yup
    right
    well
    so
    um
    uh
    uhm
    hmm
    oh
    ah
    lol
    haha
    btw
    by the way
    fyi
    imo
    tbh
    honestly
    actually
    basically
    simply
    just
    kinda
    sort of
    kind of
    really
    very
    quite
    too
    even
    still
    already
    again
    anyway
    anyways
    have a nice day
    have a great day
    have a good day
    that would be great
    would be great
    that would be nice
    would be nice
    that would be awesome
    awesome
    great
    nice
    cool
    perfect
    good
    best
    best regards
    regards
    sincerely
    no rush
    no hurry
    no worries
    no problem
    np
    whenever you are ready
    whenever youre ready
    take your time
    bye
    see you
    ta
    cheers mate
    if you please
    be a dear
    do me a favor
    do me a favour
    favor
    favour
    good to go
    all good
    thats all
    that is all
    thatll be all
    that will be all
    thats it
    that is it
    done
    // asking
    can
    could
    would
    will
    shall
    should
    may
    might
    must
    can you
    could you
    would you
    will you
    can u
    could u
    would u
    would you mind
    do you mind
    mind
    i
    im
    ive
    id
    ill
    i am
    i will
    i would
    i have
    i want
    i want to
    i would like
    i would like to
    i need
    i need you to
    i d like to
    id like to
    i want you to
    we
    were
    weve
    wed
    well
    you
    u
    your
    yours
    youre
    he
    she
    they
    who
    whom
    whose
    which
    what
    whats
    where
    why
    how
    there
    here
    heres
    here is
    want
    wants
    wanted
    wanna
    would like
    like
    likes
    need
    needs
    needed
    needing
    gonna
    going
    gotta
    got
    have
    has
    had
    having
    having to
    wish
    wishes
    wishing
    hope
    hoping
    trying
    try
    tries
    plan
    planning
    plans
    intend
    intends
    intending
    looking
    look
    love
    prefer
    preferably
    ideally
    decide
    decided
    go ahead
    go ahead and
    go
    lets
    let us
    let me
    lemme
    let me know
    help
    help me
    assist
    assist me
    for me
    tell me
    show me
    ask
    asking
    asked
    asks
    requesting
    requested
    requests
    kindly asking
    be so kind as to
    be so kind
    kind enough
    make sure
    make sure to
    make sure that
    ensure
    ensure that
    ensuring
    be sure to
    dont forget to
    do not forget to
    dont forget
    do not hesitate to
    dont hesitate to
    remember to
    remember
    feel free
    feel free to
    not only
    why not
    note that
    please note
    keep in mind
    keep
    keeping
    kept
    let
    start
    starting
    start by
    begin
    beginning
    begin by
    beginning with
    first
    firstly
    first of all
    to begin with
    to start
    step
    steps
    second
    third
    last
    final
    // auxiliary verbs
    is
    are
    am
    be
    being
    been
    was
    isnt it
    do
    does
    doing
    did
    make
    makes
    making
    made
    execute
    executes
    executing
    executed
    execution
    perform
    performs
    performing
    performed
    initiate
    initiates
    initiating
    initiated
    submit
    submits
    submitting
    submitted
    process
    processing
    processed
    carry out
    carrying out
    carried out
    complete
    completes
    completing
    completed
    create
    creates
    creating
    created
    prepare
    prepares
    preparing
    prepared
    build
    builds
    building
    built
    construct
    constructing
    generate
    generating
    handle
    handling
    arrange
    arranging
    set up
    setting up
    run
    runs
    running
    call
    calls
    calling
    called
    invoke
    invoking
    trigger
    triggering
    sign
    signs
    signing
    signed
    broadcast
    broadcasting
    conduct
    facilitate
    facilitating
    schedule a
    occur
    happen
    happens
    take place
    proceed
    proceeding
    proceed to
    proceed with
    place an order
    place an order to
    place a
    put in
    put through
    go with
    issue
    issuing
    should be
    needs to be
    need to be
    has to be
    to be
    must be
    shall be
    will be
    would be
    being made
    effect
    effecting
    settle on
    function
    method
    // the transaction itself
    i no longer need
    that i no longer need
    we no longer need
    no longer needed
    i no longer want
    that i no longer want
    tolerate
    tolerates
    tolerating
    can live with
    im ok with
    im okay with
    im fine with
    no direct pool
    there is no direct pool
    theres no direct pool
    no direct route
    there is no direct route
    theres no direct route
    no direct pair
    there is no direct pair
    theres no direct pair
    no direct market
    no direct liquidity
    no pool
    there is no pool
    theres no pool
    cross chain
    crosschain
    to work
    outstanding
    pending
    unpaid
    queue
    governance
    dao
    i gave
    i granted
    i gave to
    i have given
    ive given
    i approved
    i have approved
    ive approved
    i previously gave
    previously
    earlier
    transaction
    transactions
    tx
    txn
    txs
    txns
    operation
    operations
    action
    actions
    a transaction
    a tx
    send a transaction
    send a tx
    send the transaction
    send a transaction to
    send transaction
    send tx
    trade route
    route
    routes
    routing
    router
    routers
    swaprouter
    contract call
    contract interaction
    call data
    calldata
    on-chain
    onchain
    on chain
    off-chain
    offchain
    defi
    crypto
    cryptocurrency
    web3
    blockchain
    blockchains
    wallet
    wallets
    address
    addresses
    account
    accounts
    network
    networks
    chain
    chains
    testnet
    layer 2
    layer two
    l2
    rollup
    market
    markets
    lending market
    lending pool
    lending protocol
    exchange protocol
    amm
    aggregator
    position
    positions
    vault token
    protocol
    protocols
    platform
    finance
    dapp
    app
    interface
    front end
    frontend
    website
    site
    user
    users
    the user
    client
    customer
    agent
    assistant
    bot
    ai
    intent is
    aka
    a.k.a.
    ie
    i.e.
    eg
    e.g.
    namely
    following
    the following
    as follows
    below
    above all
    listed
    list
    balance
    balances
    holdings
    holding
    funds
    money
    cash
    stash
    bag
    bags
    savings
    portfolio
    in my wallet
    in the wallet
    i own
    that i own
    i hold
    that i hold
    i have
    that i have
    i currently hold
    currently
    available
    current
    existing
    own
    owned
    held
    native
    stablecoin
    stablecoins
    stable coin
    pair
    trading pair
    tokens worth
    worth about
    erc
    standard
    version
    edition
    // manner
    now
    right now
    right away
    immediately
    asap
    as soon as possible
    as soon as you can
    instantly
    quickly
    quick
    fast
    promptly
    today
    straight away
    at once
    this instant
    at your earliest convenience
    when you can
    when you get a chance
    when you have a moment
    when you have time
    when possible
    when ready
    whenever possible
    whenever you can
    if possible
    if you can
    if you could
    if you would
    if thats ok
    if that is ok
    if thats okay
    if you dont mind
    if its not too much trouble
    if need be
    if needed
    if necessary
    if required
    if applicable
    if not already
    if not already done
    where needed
    as needed
    as necessary
    as required
    when needed
    safely
    safe way
    securely
    carefully
    careful
    manually
    automatically
    directly
    direct
    straight
    together
    at the same time
    simultaneously
    in one go
    in a single transaction
    in one transaction
    in one tx
    in a single tx
    in one batch
    in a batch
    batch
    batched
    atomically
    at the best price
    at the best rate
    at best price
    at the best available price
    at the best available rate
    best price
    best rate
    best available rate
    best available price
    at market
    at market price
    at the market price
    at the market rate
    at the current price
    at the current rate
    at the current market price
    at current market price
    at current market rate
    market rate
    market price
    current price
    spot price
    on the spot
    as usual
    as normal
    normally
    usual
    usually
    regular
    normal
    standard rate
    plain
    simple
    simple transfer
    small
    quick little
    little
    big
    whole thing
    new
    newly
    old
    same
    own wallet
    totally
    partially
    as much as possible
    as much
    as many
    as possible
    much as possible
    as you can
    official
    canonical
    i owe
    i owe him
    i owe her
    i owe them
    that i owe
    that i owe him
    that i owe her
    dont hesitate
    do not hesitate
    dont worry
    do not worry
    dont delay
    do not delay
    which i owe
    back
    over
    out
    up
    down
    away
    around here
    there please
    in total
    total
    altogether
    in all
    overall
    otherwise
    instead
    too
    as always
    per usual
    yet again
    once again
    one more time
    once more
    variable
    variable rate
    stable rate
    at variable rate
    at a variable rate
    at the variable rate
    with variable rate
    with a variable rate
    variable interest
    at a variable interest rate
    interest rate
    variable interest rate
    interest bearing
    to earn yield
    to earn interest
    to earn
    earn
    earning
    to start earning
    for yield
    for interest
    as collateral
    collateral
    into the pool
    lending
    borrowing power
    position size
    true
    amount
    total amount
    quantity
    value
    in value
    valued
    sum
    such
    such that
    than
    though
    also
    both
    either way
    one
    ones
    thing
    things
    stuff
    part
    portion
    side
    way
    means
    use case
    example
    for example
    for instance
    e.g
    etc
    via the
    about it
    i think
    i guess
    i believe
    maybe
    perhaps
    possibly
    probably
    certainly
    definitely
    absolutely
    obviously
    clearly
    of course
    indeed
    certain
    specific
    specified
    specifically
    particular
    particularly
    given
    mentioned
    said address
    provided address
    one time
    one-time
    onetime
    one off
    single use
    one and done
    signature
    signatures
    quick one
    a hand
    erc 4337
    erc4337
    4337
    eip 712
    eip712
    erc 7579
    eip 1559
    erc
    eip
    long story short
    propose
    proposing
    config
    setup
    idle
    spare
    unused
    appreciate it
    i appreciate it
    multicall
    from now
    from this moment
    real
    liquid
    expected
    wondering
    i was wondering if
    i was wondering
    was
    wonder
    amazing
    fantastic
    lovely
    wonderful
    excellent
    name
    my name is
    called
    hope
    hopefully
    please kindly
    would appreciate
    id appreciate it
    i would appreciate it
    grateful
    much
    many
    more
    most
    less
    few
    bit
    a bit
    a bit of
    a little
    a little bit
    lot
    lots
    time
    times
    moment
    meanwhile
    while youre at it
    whilst
    during
    today please
    morning
    afternoon
    evening
    currently
    recently
    always
    often
    sometimes
    ever
    quickly please
    soon
    sooner
    early
    finally please
    eventually
    think
    thinking
    thought
    know
    known
    see
    seen
    say
    saying that
    tell
    talk
    believe
    guess
    suppose
    consider
    feel
    seem
    seems
    sound
    sounds
    check
    checking
    confirm
    confirming
    confirmed
    verify
    verifying
    verified
    review
    double check
    report
    inform
    notify
    show
    display
    explain
    describe
    allow me
    treat
    include
    including
    included
    involve
    involving
    related
    regarding
    concerning
    about the
    work
    working
    works for
    fine
    okay then
    correct
    correctly
    proper
    properly
    exact same
    certainly please
    possible
    able
    ready
    set to
    due
    based
    available balance
    sufficient
    enough
    appropriate
    necessary
    required
    requirement
    requirements
    detail
    details
    info
    information
    instruction below
    parameters
    params
    settings
    options
    option
    choice
    result should
    return value
    order details
    summary
    overview
    section
    note
    notes
    people
    person
    someone
    anybody
    somebody
    everyone
    team
    company
    business
    friend of mine
    colleague
    partner
    merchant
    seller
    vendor
    freelancer
    contractor
    employee
    customer service
    with
    without further ado
    without delay
    here you go
    there you go
    voila
    that
    this
    these
    those
    to do
    to do so
    do it
    do this
    do that
    make this
    get this done
    get it done
    gets
    from here
    from there
    my side
    on my behalf
    on my end
    in question
    at hand
    in order
    in particular
    in my name
    under my
    as is
    at present
    at the moment
    at this time
    this time
    this week
    this month
    you wont believe it
    you will not believe it
    believe it or not
    guess what
    long story
    to cut a long story short
    no hard feelings
    no harm done
    no offence
    no big deal
    therefore
    hence
    thus
    accordingly
    consequently
    hereby
    herewith
    thereby
    an equal amount of
    an equal quantity of
    an equal sum of
    the equal amount of
    the same quantity of
    an equivalent amount of
    an equivalent quantity of
    an identical amount of
    an equal number of
    the same number of
    the matching amount of
    permanent
    permanently
    standing
    for good
    for ever
    forever
    full and
    burn and mint style
    burn and mint fashion
    burn and mint way
    burn and mint route
    burn and mint transfer
    in wrapped form
    tokenmessenger
    token messenger
    spokepool
    spoke pool
    spoke pools
    ethregistrarcontroller
    ctokens
    ctoken
    one to one
    1 to 1
    one for one
    1 for 1
    at par
    at a one to one ratio
    at a ratio of one to one
    like for like
    non rebasing
    rebasing
    ignore it
    ignore them
    ignore that part
    thats expected
    that is expected
    this is expected
    as expected
    which is expected
    thats normal
    that is normal
    thats fine
    to see
    to have
    to own
    we require
    i require
    the user requires
    hold
    to hold
    given out
    stable to stable
    stable for stable
    stables to stables
    stable swap
    given in
    not wrapped
    not the wrapped one
    not the wrapped kind
    not the wrapped version
    rest an order
    rest a limit order
    rest my order
    is empty
    are empty
    is almost empty
    is nearly empty
    im patient
    i am patient
    im in no hurry
    i am in no hurry
    no rush
    now plus
    now +
    from now on the clock
    is requested
    are requested
    is hereby requested
    is herewith requested
    is desired
    is wanted
    trade ticket
    order ticket
    swap ticket
    trade request
    exchange request
    swap request
    have passed
    has passed
    desired outcome
    the desired outcome is
    the desired outcome
    bullish on
    bearish on
    im bullish on
    i am bullish on
    id be glad if
    i would be glad if
    id be happy if
    i would be happy if
    id be pleased if
    i would be pleased if
    id be grateful if
    i would be grateful if
    wed be glad if
    we would be glad if
    we would be happy if
    we would be grateful if
    were to be
    fill or kill
    fill-or-kill
    fok
    gasless
    gas less
    gas-free
    to the best bidder
    to the highest bidder
    the best bidder
    mev protection
    mev protected
    mev-protected
    of mine
    of ours
    as much as possible
    as much as you can get
    at the end
    in the end
    in the same call
    in the same transaction
    in the same tx
    in one go
    in one transaction
    come back
    coming back
    must come back
    has to come back
    sitting idle
    renewing automatically
    renews automatically
    automatically renewing
    ${remarks}
  `;
