import type { WordTables } from '../language.ts';
import { list } from '../list.ts';

/** Verbs that a misspelt word is not corrected to: phrases, slang, forms close to other words. */
export const rareVerbs: Required<WordTables>['verbs'] = {
  send: list`
    funnel over
    kick across
    slide over
    ship over
    hop over
    zip over
    whizz over
    lob
    lob over
    drop over
    spin over
    bounce over
    ferry over
    shunt over
    forward on
    pass over
    square up with
    front
    dust
    dusting
    ping
    pinging
    poke
    poking
  `,
  bridge: list`
    depositforburn
    deposit for burn
    burn and mint
    depositforburnwithcaller
    depositv3
    outboundtransfer
    sendtol2
    port over
    get across
    getting across
  `,
  wrap: list`
    wrp
    wrapp
    tokenise
    tokenize
    tokenising
    tokenizing
  `,
  revoke: list`
    zero the allowance
    zero the approval
    zero the allowances
    zero the approvals
    zero my allowance
    zero my approval
    set the allowance to zero
    set the approval to zero
    set the allowance to 0
    set my allowance to zero
    nuke the approval
    nuke the allowance
    nuke the approvals
    nuke approvals
    kill the approval
    kill the allowance
    kill the approvals
    yank the approval
    yank the allowance
    pull the approval
    pull the allowance
    wipe the allowance
    wipe the approval
    terminated
    put an end to
    do away with
  `,
  swap: list`
    cash in
    cash into
    market out of
    get shot of
    flog
    flogging
    offload all
    turn over
    get me out of
    rotate out of
    be rid of
    to be rid of
    swp
    swpa
    sawp
    swaap
    offers
    createorder
    create a sell order for
    create a sell order of
    sale of
    the sale of
    market order
    auction off
    auctioning off
    put up for sale
  `,
  buy: list`
    stack up on
    stack up
    hoover up
    mop up
    grab me
    grab us
    bag me
    nab me
    snap up
    score me
    fetch me
  `,
  put: list`
    whack in
    bung in
    chuck into
    stash
    stashing
    tuck
    tuck away
    stow
    sock away
    plough
    plow
    slot
    slot into
    salt away
    shove
    shove into
    stuff into
    drop into
    slide into
  `,
  pay: list`
    square up
    square away
    foot the bill for
    foot the bill
    cover the bill
  `,
  withdraw: list`
    yank out
    fish out
    drag out
    claw back
    bail out of
    exit from
    exit out of
    cash me out of
  `,
  repay: list`
    chip away at
    knock off
    knock down
    wipe my debt
    clear the loan
    clear the debt
    clear my loan
    square my loan
    kill my loan
    kill the loan
  `,
  borrow: list`
    drawn
    drawn down
  `,
  supply: list`
    start earning on
    start earning with
    start earning interest on
    start earning yield on
    begin earning on
    earn interest on
    earn yield on
    earn some interest on
    earning interest on
    earn a yield on
    earn on
    earn something on
    earn a bit on
    earn with
    posted as collateral
    post as collateral
    posting as collateral
    put up as collateral
    pledge
    pledging
    pledged
    lent out
    become a lender of
    be a lender of
    act as a lender of
    acting as a lender of
    supplycollateral
    supply collateral
    supply as collateral
    collateralise
    collateralize
    collateralising
    collateralizing
    mintctoken
    mint ctokens with
  `,
  unwrap: list`
    de wrap
    dewrap
    un wrap
    unwrap back
    withdraw from weth
    withdraw from the weth contract
    withdraw from wrapped ether
  `,
  register: list`
    extended
    prolonged
    prolongs
    prolongation of
    keep renewed
    top up the registration of
    pay the rent of
    pay the ens rent of
    pay rent for
    pay the renewal of
  `,
};
