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
    tolerance
    allowed deviation
    max deviation
    maximum deviation
    tolerated slippage
    tolerable slippage
    giving up at most
    give up at most
    losing at most
    lose at most
    giving up no more than
    losing no more than
    lose no more than
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
    whenever within
    any time within
    anytime within
    at any time within
    at any point within
    some time within
    sometime within
    lapses after
    lapsing after
    lapsing in
    lapse in
    runs for
    running for
    stands for
    standing for
    resting for
    dies after
    dead after
    void after
    ends after
    closes after
    closing after
    validto
    valid to now
    deadline +
    deadline plus
    deadline now +
    deadline now plus
    valid +
    good for the next
    valid for the next
    open for the next
    live for the next
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
    min dy
    min return amount
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
