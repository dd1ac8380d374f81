import type { WordTables } from '../language.ts';
import { list } from '../list.ts';

export const verbs: Required<WordTables>['verbs'] = {
  send: list`
    remunerate
    remunerating
    fan out
    fanning out
    dispatch
    dispatching
    dispatched
    push
    pushing
    push over
    push out
    shift
    shifting
    release
    releasing
    shift
    shifting
    sweep
    empty
    deliver
    delivering
    hand off
    xfer
    send
    sends
    sending
    sent
    transfer
    transfers
    transferring
    transferred
    move
    moves
    moving
    moved
    forward
    forwards
    forwarding
    forwarded
    fire off
    kick
    kick over
    toss
    toss over
    fling
    punt
    yeet
    pop over
    xfer
    xfers
    bring
    bringing
    load
    sling
    chuck
    flick
    wire
    wiring
    wired
    remit
    remits
    remitting
    remittance
    shoot
    shoot over
    beam
    airdrop
    airdropping
    disburse
    disperse
    distribute
    relay
    send over
    send out
    send across
    transfer over
    safetransferfrom
    safetransfer
    transferfrom
    safebatchtransferfrom
    transfer out
    donate
    donates
    donating
    donation
    donated
    tip
    tips
    tipping
    tipped
    gift
    gifts
    gifting
    gifted
    contribute
    contributing
    contribution
    reimburse
    reimburses
    reimbursing
    reimbursement
    refund
    refunds
    refunding
    compensate
    top up
    topping up
    fund
    funding
    deliver over
    pass along
    venmo
    cashapp
    payout
    pay out
    settle up with
  `,
  pay: list`
    close
    closing
    close out
    pay
    pays
    paying
    paid
    payment
    payments
    make a payment
    making a payment
    settle
    settling
    settle an invoice
  `,
  give: list`
    handed
    handed over
    pass
    assign
    assigns
    assigning
    assigned
    entrust
    entrusts
    entrusting
    give
    gives
    giving
    gave
    given
    hand
    hands
    handing
    hand over
    handing over
    return
    returns
    returning
    send back
    sending back
    give back
  `,
  split: list`
    halve
    halving
    apportion
    apportioning
    portion out
    parcel out
    divvy
    split
    splits
    splitting
    divide
    divides
    dividing
    share out
    divvy up
  `,
  swap: list`
    swap
    swaps
    swapping
    swapped
    swap out
    swap over
    trade
    trades
    trading
    traded
    trade in
    exchange
    exchanges
    exchanging
    exchanged
    sell
    sells
    selling
    sold
    sell off
    dump
    dumps
    dumping
    flip
    flipping
    market sell
    market-sell
    offload
    offloading
    liquidate
    liquidating
    cash out
    cashing out
    rotate
    rotating
    rebalance
    rebalancing
    unload
    exactinput
    exactinputsingle
    exactoutput
    exactoutputsingle
    go from
    get rid of
    getting rid of
    dispose of
    disposing of
    let go of
    letting go of
    offer
    offering
    single swap
    batch swap
    swaptokensforexacttokens
    swapethforexacttokens
    swaptokensforexacteth
    swapexactethforeth
    swapexactinput
    swapexactoutput
    swapexactinputsingle
    swapexactoutputsingle
    swapexactin
    swapexactout
    v4 swap
    v3 swap exact in
    v2 swap exact in
    v3 swap exact out
    v2 swap exact out
    part with
    ditch
    ditching
    sell order for
    sell order of
    get out of
    getting out of
    swapexacttokensfortokens
    swapexactethfortokens
    swapexacttokensforeth
    swaptokens
    swaptoken
    executeswap
    tokenswap
  `,
  convert: list`
    convert
    converts
    converting
    converted
    conversion
    turn
    turning
    switch
    switching
    transform
    make into
  `,
  drop: list`
    drop
    drops
    dropping
    dropped
  `,
  buy: list`
    buy
    buys
    buying
    bought
    purchase
    purchases
    purchasing
    purchased
    acquire
    acquires
    acquiring
    market buy
    market-buy
    buy order for
    buy order of
    ape into
    aping into
    cop
    copping
    procure
    procuring
    get hold of
    get my hands on
    stock up on
    accumulate
    accumulating
    grab
    grabbing
    pick up
    picking up
    scoop up
    load up on
    get me
    get myself
    get us
    snag
    gimme
    give me
  `,
  spend: list`
    spend
    spends
    spent
  `,
  put: list`
    put
    puts
    putting
    invest
    invests
    investing
    place
    park
    parks
    parking
    ape
    throw
    allocate
    allocating
    sink
    stick
    roll
    commit
  `,
  approve: list`
    approve
    approves
    approving
    approved
    authorize
    authorizes
    authorizing
    authorized
    authorise
    authorises
    authorising
    authorised
    whitelist
    pre-approve
    preapprove
    preauthorize
    increase allowance
    increaseallowance
    raise allowance
    set allowance
    set approval
    set an allowance
    set an approval
    set spending cap
    set a spending cap
    set a spending limit
    grant allowance
    grant approval
    give approval
    give allowance
    grant permission
    give permission
    safeapprove
    forceapprove
    greenlight
    green light
    green-light
    unlock
  `,
  allow: list`
    letting
    turn on
    switch on
    activate
    activating
    turn on
    turning on
    allow
    allows
    allowing
    allowed
    let
    permit
    permitting
    enable
    enables
    enabling
    grant
    grants
    granting
    granted
    empower
  `,
  revoke: list`
    bring it down to zero
    bring it to zero
    bring it down to 0
    bring it to 0
    take it down to zero
    bring that down to zero
    put it to zero
    put it to 0
    put it back to zero
    put that to zero
    bring it to zero
    take it to zero
    terminate
    terminates
    terminating
    nullify
    nullifying
    unset
    unsetting
    delist
    delisting
    wipe
    wipe out
    wiping
    annul
    annulling
    discontinue
    abolish
    erase
    erasing
    revocation
    revocations
    un-authorise
    un-authorize
    unauthorise
    make it so that can no longer
    turn off
    switch off
    deactivate
    un-approve
    un approve
    can no longer spend
    can no longer use
    can no longer move
    may no longer spend
    must no longer spend
    no longer be able to spend
    no longer be able to move
    should no longer be able to spend
    should no longer be able to move
    should no longer be allowed to spend
    strip
    undo
    undoing
    no longer
    not anymore
    cant anymore
    turn off
    un approve
    shut off
    revoke
    revokes
    revoking
    revoked
    unapprove
    disapprove
    disallow
    deauthorize
    deauthorise
    unauthorize
    rescind
    decreaseallowance
    decrease allowance
    reset allowance
    reset the allowance
    clear allowance
    zero out
    remove approval
    remove allowance
    cancel approval
    cancel allowance
    take back
    take away
    stop
    prevent
    block
    bar
    kill
    disable
    disabling
    cut off
    withdraw approval
    withdraw the approval
    withdraw my approval
  `,
  operator: list`
    setapprovalforall
    set approval for all
    set approval for all to true
    approve for all
    approve all
    give operator rights
    give operator access
    set operator
    make operator
    approve as operator
    approve operator
    approve as an operator
    grant operator rights
  `,
  permit: list`
    erc 20 permit
    an erc 20 permit
    sign an erc 20 permit
    sign the erc 20 permit
    sign erc 20 permit
    permit of
    permit over
    permit for
    sign permit2
    sign a permit2
    sign the permit2
    sign a permit2 message
    permit2 message
    sign a permit message
    sign an allowance
    sign allowance
    sign an off chain permit
    an off chain permit
    off chain permit
    offchain permit
    an erc 2612 permit
    erc 2612 permit
    an erc2612 permit
    erc2612 permit
    eip 2612 signature
    permitsingle
    a permitsingle
    sign a permitsingle
    sign permitsingle
    permit single
    sign a permit single
    permitbatch
    permittransferfrom
    sign a permittransferfrom
    a gasless permit
    gasless permit
    gasless approval signature
    a gasless approval signature
    gasless allowance
    a gasless allowance
    sign a gasless approval
    sign off on a permit
    make a permit
    permit2 allowance
    a permit2 allowance
    a permit2 permit
    a permit2 approval
    permitsingle
    permitbatch
    permit single
    permit2 message
    a permit2 message
    a permit message
    permittransferfrom
    sign an allowance
    sign the allowance
    sign a token approval
    sign a token allowance
    erc 2612 permit
    an erc 2612 permit
    erc2612 permit
    an offchain permit
    an off chain permit
    off chain permit
    offchain permit
    permit signature
    a gasless approval signature
    gasless approval signature
    permits
    sign a permit
    sign permit
    sign the permit
    sign an approval
    sign off-chain approval
    a permit
    the permit
    permit signature
    permit message
    an eip 2612 permit
    eip 2612 permit
    an eip2612 permit
    eip2612 permit
    a permit2 signature
    permit2 signature
    a permit signature
    gasless approval
    a gasless approval
    off chain approval
    an off chain approval
    sign a permit2 approval
    sign a permit2 permit
    permit2 permit
    a signed permit
    sign an erc20 permit
    erc20 permit
    permit2 approval
  `,
  wrap: list`
    wrap
    wraps
    wrapping
    wrapped
    wrap up
  `,
  unwrap: list`
    unwrap
    unwraps
    unwrapping
    unwrapped
    un-wrap
  `,
  supply: list`
    dep
    lp into
    lp in
    dep
    deploy into
    pool
    pooling
    pair
    pairs
    pairing
    pair up
    lp
    supply
    supplies
    supplying
    supplied
    deposit
    deposits
    depositing
    deposited
    provide
    provides
    providing
    add liquidity
    provide liquidity
    providing liquidity
    supply liquidity
    mint
    collateralize
    collateralise
    lock up as collateral
    post
    pledge
    addliquidity
    depositinto
    zap
    use as collateral
    open a deposit
    open a position
    top up
  `,
  lend: list`
    open
    opening
    lend
    lends
    lending
    lent
    lend out
  `,
  withdraw: list`
    request a withdrawal
    request the withdrawal
    request withdrawal
    request a lido withdrawal
    unlend
    unlending
    unwind
    unwinding
    unsupply
    unlend
    fetch
    fetching
    get back
    getting back
    unwind
    unwinding
    pull back
    withdraw
    withdraws
    withdrawing
    withdrew
    withdrawn
    withdrawal
    redeem
    redeems
    redeeming
    redeemed
    redemption
    remove liquidity
    withdraw liquidity
    removeliquidity
    pull out
    pulling out
    take out
    taking out
    cash out of
    exit
    exiting
    exit from
    decrease liquidity
  `,
  take: list`
    fetch
    fetching
    get back
    getting back
    take
    takes
    taking
    took
    pull
    pulls
    pulling
    collect back
    retrieve
    reclaim
    recover
  `,
  borrow: list`
    draw
    drawing
    draw out
    take out a
    draw
    drawing
    draw out
    borrow
    borrows
    borrowing
    take out a loan
    take a loan
    take on debt
    open a loan
    open a borrow
    open a loan for
    draw down
    get a loan
    take out a loan of
    loan me
  `,
  repay: list`
    repay
    repays
    repaying
    repaid
    repayment
    pay back
    pay off
    paying back
    paying off
    pay down
    paying down
    payback
    payoff
    clear my debt
    settle my debt
    settle my loan
    close my loan
    close out my loan
    reduce my debt
    give back my loan
    return my loan
  `,
  stake: list`
    liquid stake
    earn staking rewards on
    earn staking rewards
    stake
    stakes
    staking
    staked
    restake
    restaking
    lock
    locks
    locking
    bond
    bonding
    lock up
  `,
  unstake: list`
    start cooldown on
    start cooldown of
    start cooldown for
    start the cooldown on
    start the cooldown of
    start the cooldown for
    start a cooldown on
    start a cooldown of
    start a cooldown for
    start the ethena cooldown on
    start the ethena cooldown of
    start the ethena cooldown for
    begin cooldown on
    begin cooldown of
    begin cooldown for
    begin the cooldown on
    begin the cooldown of
    begin the cooldown for
    begin a cooldown on
    begin a cooldown of
    begin a cooldown for
    begin the ethena cooldown on
    begin the ethena cooldown of
    begin the ethena cooldown for
    trigger cooldown on
    trigger cooldown of
    trigger cooldown for
    trigger the cooldown on
    trigger the cooldown of
    trigger the cooldown for
    trigger a cooldown on
    trigger a cooldown of
    trigger a cooldown for
    trigger the ethena cooldown on
    trigger the ethena cooldown of
    trigger the ethena cooldown for
    unstake
    unstakes
    unstaking
    unstaked
    un-stake
    unlock my stake
    unbond
    unbonding
    request withdrawal
    request a withdrawal
    request withdrawals
    queue a withdrawal
    queue withdrawal
    queue my withdrawal
    exit staking
    stop staking
    requestwithdrawals
  `,
  claim: list`
    claim
    claims
    claiming
    claimed
    harvest
    harvests
    harvesting
    collect
    collects
    collecting
    claimrewards
    claim rewards
    getreward
    collect rewards
    collect fees
    collect my fees
    claim fees
    pick up my rewards
  `,
  bridge: list`
    bridge
    bridges
    bridging
    bridged
    bridge over
    bridge across
    port
    ports
    porting
    teleport
    migrate
    migrating
    bridge out
    bridge back
  `,
  own: list`
    pass control
    pass control of
    hand control of
    hand over control
    hand over control of
    transfer control of
    pass ownership
    pass the ownership
    hand the contract
    hand over the contract
    sign over
    set the fallback handler
    setfallbackhandler
    install
    installing
    transfer control
    install
    installing
    turn on module
    hand over control
    hand control
    transfer control
    give control
    make owner
    require
    transfer ownership
    transferring ownership
    transferownership
    transfer the ownership
    hand over ownership
    hand ownership
    accept ownership
    acceptownership
    change owner
    change the owner
    set owner
    set the owner
    add owner
    add an owner
    addownerwiththreshold
    add a signer
    add signer
    swap owner
    swapowner
    replace owner
    replace the owner
    change threshold
    changethreshold
    change the threshold
    set threshold
    set the threshold
    update threshold
    raise the threshold
    lower the threshold
    enable module
    enablemodule
    enable the module
    install module
    install the module
    set guard
    setguard
    set the guard
    set a guard
    set fallback handler
    change admin
    change the admin
    changeadmin
    transfer admin
    grant role
    grant the role
    grantrole
    give ownership
    appoint
    make the owner
  `,
  disown: list`
    can no longer sign
    kick
    kicking
    kick off
    oust
    evict
    expel
    eject
    uninstall
    uninstalling
    give up
    giving up
    relinquish
    relinquishing
    surrender
    kick
    kicking
    kick out
    uninstall
    uninstalling
    give up my ownership
    give up the ownership
    oust
    expel
    renounce ownership
    renounceownership
    renounce
    remove owner
    removeowner
    remove the owner
    remove an owner
    remove signer
    remove the signer
    kick out
    disable module
    disablemodule
    disable the module
    uninstall module
    remove module
    remove the module
    remove guard
    remove the guard
    revoke role
    revoke the role
    revokerole
    give up ownership
  `,
  delegate: list`
    vote delegation
    votes delegation
    delegte
    delgate
    deleagte
    delagate
    deligate
    delegat
    delegate
    delegates
    delegating
    delegated
    delegation
    delegate voting power
    upgrade my account
    upgrade my eoa
    upgrade my wallet
    upgrade this account
    upgrade the account
    upgrade to a smart account
    upgrade to smart account
    make my account smart
    set code of my account
    set my account code
    delegatebysig
    redelegate
  `,
  upgrade: list`
    point proxy
    repoint the proxy
    swap out the implementation
    upgrade
    upgrades
    upgrading
    upgraded
    upgradeto
    upgradetoandcall
    upgradeandcall
    point the proxy
    repoint
    set implementation
    set the implementation
    change implementation
    change the implementation
    update implementation
    update the implementation
  `,
  register: list`
    prolong
    prolonging
    secure the name
    claim the name
    mint the name
    set the reverse name
    set my reverse name
    prolong
    prolonging
    reserve
    register
    registers
    registering
    registered
    registration
    renew
    renews
    renewing
    renewed
    renewal
    extend
    extends
    extending
    set my primary name
    set primary name
    set my reverse record
    set the address record
    set address record
    set resolver
    set the resolver
    set text record
    set the text record
    set my ens name
    setname
    setaddr
    settext
    setresolver
    set my avatar
    setprimaryname
    set primary ens name
    set my primary ens name
    set reverse record
    set the reverse record
    reserve the name
    commit the name
  `,
  vote: list`
    abstain from voting
    abstain
    vote
    voting
    voted
    cast a vote
    cast my vote
    cast vote
    castvote
    cast my votes
    cast votes
    castvotewithreason
  `,
  cancel: list`
    call off
    calling off
    void
    voiding
    clear
    clearing
    scrap
    pull my order
    pull the order
    call off
    calling off
    void
    voiding
    withdraw my limit order
    scrap
    cancel
    cancels
    cancelling
    canceling
    cancelled
    canceled
    invalidate
    invalidates
    invalidating
    abort
    withdraw my order
    kill my order
  `,
  deploy: list`
    publish
    publishing
    create the contract
    create this contract
    create contract
    launch the contract
    launch my contract
    launch the token contract
    launch a token contract
    launch this contract
    launch my token
    launch a token
    launch a new token
    put my contract live
    put the contract live
    put this contract live
    push the contract
    push my contract
    deploy out
    roll out the contract
    publish
    publishing
    launch
    launching
    create the contract
    create contract
    create this contract
    go live with
    put live
    deploy
    deploys
    deploying
    deployed
    create a contract
    create a new contract
    publish a contract
    launch a contract
    instantiate
  `,
  add: list`
    add
    adds
    adding
    added
  `,
  remove: list`
    delete
    deletes
    deleting
    detach
    delete
    deleting
    deleted
    remove
    removes
    removing
    removed
  `,
  set: list`
    set
    sets
    setting
    update
    updates
    updating
    make it
    increase
    increases
    increasing
    decrease
    decreasing
    raise
    raising
    lower
    lowering
    reduce
    reducing
    bump
    bump up
    adjust
    adjusting
    reset
    resetting
  `,
  change: list`
    change
    changes
    changing
    changed
    replace
    replaces
    replacing
    replaced
  `,
};
