import type { WordTables } from '../language.ts';
import { list } from '../list.ts';
import { letGo } from './remarks.ts';

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
    output goes to
    the output goes to
    output going to
    proceeds go to
    proceeds should go to
    proceeds shall go to
    output should go to
    output shall go to
    output to go to
    output paid to
    proceeds paid to
    proceeds paid out to
    output paid out to
    output sent to
    proceeds sent to
    output delivered to
    proceeds delivered to
    output credited to
    proceeds credited to
    the output paid to
    the proceeds paid to
    the output sent to
    the proceeds sent to
    the output delivered to
    the proceeds delivered to
    the proceeds go to
    the proceeds should go to
    the output should go to
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
    become
    becoming
    is turned into
    are turned into
    gets turned into
    to be turned into
    turned into
    so that it becomes
    so it becomes
    to end up as
    end up as
    ending up as
    ends up as
    to come out as
    come out as
    coming out as
    comes out as
    to come back as
    come back as
    coming back as
    to finish as
    should end up as
    shall end up as
    should come out as
    should come back as
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
    passing by
    passing via
    passing over
    stopping at
    stopping over at
    stopping over in
    changing in
    with a stopover in
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
    asking for
    asking
    requires in return
    require in return
    wants in return
    want in return
    asks in return
    ask in return
    asks for in return
    demands in return
    expects in return
    expect in return
    in return requires
    in return i want
    in return i get
    in return i expect
    and in return i want
    i want back
    wants back
    get in return
    receive in return
    to get in return
    to be received
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
    it may cost me
    it may cost
    may cost me
    may cost
    it can cost me
    it can cost
    it might cost me
    that may cost me
    which may cost me
    it should cost me
    it should cost
    it must cost me
    it must cost
    must cost me
    must cost
    should cost me
    should cost
    at a cost of
    at a total cost of
    for which i pay
    for which i will pay
    in exchange i pay
    i pay with
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
    it should land at
    it should arrive at
    it should end up at
    it should land in
    it should arrive in
    should land at
    should arrive at
    should end up at
    to land at
    to arrive at
    landing at
    arriving at
    lands at
    arrives at
    land at
    arrive at
    to be minted to
    mint recipient is
    to be credited to
    with the recipient being
    for the benefit of
    to be received by
    received by
    to be collected by
    to be credited to
    to be paid to
    to be paid out to
    to be delivered to
    to be sent to
    to be delivered into
    made out to
    in favour of
    in favor of
    mint recipient
    mint recipient is
    the mint recipient
    mintrecipient
    receiver is
    the receiver is
    beneficiary is
    the beneficiary is
    output recipient
    swap recipient
    payout address
    payout wallet
    payout to
    proceeds recipient
    receiver of the proceeds
    recipient of the proceeds
    recipient of the output
    receiver of the output
    recipient of the funds
    receiver of the funds
    ${letGo}
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
    debit
    debiting
    charged to
    to be debited from
    debited from
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
    destination chain is
    target network is
    destination network is
    landing on
    arriving on
    arrive on
    arrives on
    land on
    lands on
    end up on
    ends up on
    show up on
    shows up on
    appear on
    turn up on
    destination domain
    target domain
    dest domain
    dest chain
    to domain
    destinationdomain
    domain
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
