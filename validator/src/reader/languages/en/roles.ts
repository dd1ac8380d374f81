import type { WordTables } from '../language.ts';
import { list } from '../list.ts';

export const roles: Required<WordTables>['roles'] = {
  to: list`
    passes to
    shall pass to
    is to pass to
    passes over to
    goes to
    goes over to
    goes out to
    shall go to
    should go to
    must go to
    is due to
    are due to
    to
    towards
    toward
    onto
    unto
    over to
    back to
    out to
  `,
  for: list`
    for
    in exchange for
    in return for
    versus
    vs
  `,
  into: list`
    should become
    shall become
    must become
    is to become
    to become
    becomes
    into
    in to
    ->
    =>
    →
    ⟶
    ➡
    ➜
    ⇒
    ▶
  `,
  in: list`
    in
    inside
    inside of
  `,
  on: list`
    on
    at
    upon
    over on
  `,
  using: list`
    go to
    go on
    head to
    head over to
    hop on
    hop onto
    w /
    w/
    via
    through
    thru
    using
    by using
    by way of
    utilizing
    utilising
    leveraging
    use
    uses
    utilize
    routed through
    route through
    routing through
    routed via
    route via
    by means of
    with the help of
    going through
    go through
    by going through
    route it
    route it through
    route it via
    route this through
    route the swap through
    route the trade through
    routing it through
    route
    routes
    routed over
    route over
    routing over
    routed by way of
    passing through
    pass through
    passes through
    hopping through
    hopping via
    hopping over
    running through
    run through
    go via
    going via
    goes via
    goes through
    with a stop in
    with a stop at
    with a hop through
    with one hop through
    in two hops via
    in two hops through
    run it through
    do it on
    do it through
    do it via
    do this on
    do this via
    on top of
  `,
  with: list`
    with
    along with
  `,
  from: list`
    from
    out of
    off of
    off
    coming from
    held in
    sitting in
    sitting on
    that i have in
    that i have on
    i have in
    i have on
    held on
  `,
  of: list`
    of
    minted by
    created by
    deployed by
    issued by
    and issued by
  `,
  by: 'by',
  as: 'as',
  against: 'against',
  behalf: list`
    on behalf of
    in the name of
    for the account of
    credit
    crediting
    credited to
  `,
  receive: list`
    proceeds in
    proceeds as
    the proceeds in
    proceeds should be in
    proceeds to be in
    taking the proceeds in
    take the proceeds in
    payout in
    settled in
    settling in
    bring me back
    bringing me back
    get me back
    bringing back
    pay me in
    pay me back in
    paid out in
    pay out in
    pay me out in
    so that i end up with
    so that i end up holding
    so i end up holding
    so that i receive
    so i receive
    so that we get
    so that we receive
    get
    gets
    getting
    receive
    end up with
    ending up with
    wind up with
    come out with
    left with
    walk away with
    receives
    receiving
    received
    obtain
    obtaining
    obtains
    in return
    expected output
    expect
    expecting
    expects
    yielding
    netting
    so i get
    so that i get
    i get
    i receive
    i should get
    i should receive
    output
    outputting
    to net
    that gets me
    accept
    accepting
    wanting
    desired output
    desired token
    buy amount
    amount out
    amount received
    output amount
    receive amount
    output token
  `,
  spend: list`
    to use as much
    to use as much of
    spending
    costing
    by spending
    by paying
    pay with
    paying with
    paid with
    paid in
    funded with
    funded from
    financed from
    financed by
    paid from
    funded out of
    funded by
    financed with
    from my stash of
    input
    input amount
    amount in
    sell amount
    input token
    cost
    costs
  `,
  recipient: list`
    new home
    new home is
    new home being
    new keeper
    new holder is
    new owner is
    the new owner is
    its new owner is
    new owner being
    have it sent to
    have it delivered to
    have them sent to
    have the proceeds sent to
    have the output sent to
    delivered straight to
    deliver it to
    mint to
    minted to
    payable to
    find its way to
    destination
    recipient
    receiver
    beneficiary
    destination address
    payee
    delivered to
    deliver to
    proceeds to
    output to
    with recipient
    going to
    recipient address
    recipient is
    receiver address
    whose address is
    to the address
    to address
    to the wallet
    to wallet
    to account
    into the wallet
    the recipient being
    proceeds going to
    landing in
    to recipient
    to the recipient
    addressed to
    destined for
  `,
  spender: list`
    spender
    spender is
    operator
    spender address
    as spender
    as the spender
    the spender being
    for spender
    to spender
  `,
  sender: list`
    sender
    payer
    sender is
    on the account of
    from address
    from wallet
    from account
    from the address
    from the wallet
    from the account
  `,
  protocol: list`
    protocol
    dex
    platform
    venue
  `,
  chain: list`
    chain
    network
    chain id
    chainid
    network id
    on chain
    on chain id
    on network
    on chainid
  `,
  destination: list`
    destination chain
    destination network
    target chain
    to chain
    to network
    receiving chain
    to the chain
    to the network
  `,
  gives: list`
    tokenin
    amountin
    selltoken
    fromtoken
    inputtoken
    sellamount
    amountspecified
    token in
  `,
  gets: list`
    tokenout
    amountout
    buytoken
    totoken
    outputtoken
    buyamount
    token out
  `,
  between: list`
    between
    among
    amongst
    in between
  `,
  worth: list`
    worth of
    worth in
    worth
    value of
    equivalent of
    equivalent in
    s worth of
  `,
  per: list`
    per
    for each
    apiece in
    a pop in
  `,
  amount: list`
    amount
    amount of
    an amount of
    the amount of
    a total of
    total of
    the sum of
    sum of
    a sum of
    quantity
    quantity of
    totalling
    totaling
    units of
    unit of
    qty
  `,
};
