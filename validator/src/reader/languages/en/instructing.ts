import type { Instructing } from '../instructing.ts';
import { list } from '../list.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split('|'));

/** Past forms that do not end in -ed. */
export const irregular = set(
  list`
    sent
    paid
    bought
    sold
    lent
    gave
    given
    withdrew
    withdrawn
    spent
    took
    taken
    got
    lost
    made
    done
    swept
    went
    brought
    repaid
    held
    kept
    burnt
    drawn
  `,
);

/** Words that may stand between an opening or a lead and its verb. */
export const fillers = set(
  list`
    please
    pls
    plz
    pleas
    plese
    kindly
    just
    now
    also
    then
    first
    second
    third
    next
    finally
    lastly
    simply
    again
    directly
    only
    ok
    okay
    hey
    hi
    hello
    yo
    dude
    yes
    yeah
    yep
    sure
    thanks
    all
    right
    alright
    well
    so
    and
    but
    asap
    really
    actually
    instead
    therefore
    thus
    hence
    anyway
    immediately
    today
    hereby
    dear
    there
    step
    plan
    task
    action
    um
    umm
    uh
    uhm
    er
    erm
    hmm
    ah
    oh
    like
    basically
  `,
);

export const prepositions = set(
  list`
    with
    from
    on
    at
    for
    using
    in
    via
    by
    through
    before
    within
    as
    under
    over
    out
    per
    into
    onto
    to
    of
    against
  `,
);

export const links = set('and|or|&|then|plus|n');

export const determiners = set(
  list`
    a
    an
    the
    my
    your
    his
    her
    our
    their
    this
    that
    these
    those
    another
    one
    two
    three
    four
    five
    some
    any
    each
    every
    its
    both
  `,
);

/** Verbs that form an instruction with a noun: make a payment, execute the swap. */
export const lightVerbs = set(
  list`
    make
    do
    execute
    perform
    initiate
    process
    submit
    set
    create
    start
    issue
    complete
    place
    run
    arrange
    authorize
    authorise
    trigger
    carry
    proceed
    continue
    finalize
    finalise
    prepare
    build
    request
    requesting
    requested
    grant
    give
    open
    confirm
    conduct
    handle
    effect
    want
    need
    get
    craft
    construct
    generate
    begin
    launch
    put
    sign
    call
    queue
    propose
    produce
    batch
    bundle
    combine
    group
    aggregate
    ask
    follow
    go
    cast
    release
    settle
    honour
    honor
    file
    lodge
  `,
);

/** Verbs whose purpose is the instruction: use Uniswap to swap, sign an order that sells. */
export const means = set(
  list`
    use
    using
    create
    build
    prepare
    craft
    make
    construct
    generate
    execute
    submit
    run
    call
    take
    utilize
    utilise
    go
    head
    sign
    cosign
    countersign
    place
    propose
    compose
    produce
    set
    multicall
    exectransaction
  `,
);

/** Verbs for letting another party act: have the Safe pay, ask 1inch to sell. */
export const causers = set('have|get|let|cause');
/** The same with verbs of speech: the addressee matters, because `tell Bob to pay` instructs nothing here. */
export const callers = set('ask|tell|instruct');

/** Agents of the owner: their should, shall and must are instructions. */
export const ownAgents = set(
  list`
    agent
    safe
    wallet
    treasury
    multisig
    account
    router
    manager
    company
    dao
    team
    payor
    holder
    signatory
    bot
    assistant
    multicall
    association
    order
    undersigned
    user
    owner
    principal
  `,
);

/** Nouns for what is signed: an order selling, a transaction that sends. */
export const ownNouns = set(
  list`
    transaction
    tx
    txn
    call
    batch
    transfer
    operation
    request
    intent
    order
    action
    swap
    trade
    bundle
    userop
    permit
    instruction
    authorization
    authorisation
    listing
  `,
);

export const modals = set('should|shall|must|will');
export const permissions = set('may|can|to');

/** Words that follow a noun, but not a verb with its object: the swap of, the payment to. */
export const afterNouns = set(
  list`
    of
    to
    from
    for
    with
    on
    into
    via
    in
    at
    by
    call
    order
    function
    please
    is
    are
    was
    were
    shall
    should
    must
  `,
);
/** With `to`: the treasury needs to send. */
export const wants = set('needs|wishes|wants|needs|has|like');

/** Finite verbs: a sentence with a noun or an -ing form as its subject is a statement. */
export const finite = set(
  list`
    is
    was
    are
    were
    would
    costs
    cost
    seems
    makes
    sounds
    could
    might
    takes
    has
    had
    went
    failed
    happened
    succeeded
    arrived
    came
    got
    did
    does
    closes
    opens
    ends
    starts
    begins
    passes
  `,
);
/** After a noun, words that mark it as completed: `payment of 5 USDC reconciled`. */
export const accounted = set(
  list`
    reconciled
    booked
    completed
    executed
    posted
    recorded
    filed
    cleared
    settled
    received
    archived
    logged
    refunded
    reversed
    failed
    bounced
  `,
);
/** Words that still make such a sentence a request. */
export const requesting = set(list`
  requested
  needed
  required
  please
  need
  ordered
  wanted
  due
  shall
  should
  must
  execute
`);

/** Words after which a base form is not an instruction: subjects, helpers, prepositions. */
export const blockers = set(
  list`
    to
    i
    you
    we
    they
    he
    she
    it
    who
    that
    which
    will
    would
    should
    could
    can
    may
    might
    must
    shall
    do
    does
    did
    not
    for
    in
    on
    at
    with
    by
    from
    and
    or
    of
    dont
    cant
    wont
    iwould
    wewould
    hewill
    shewill
    hed
    shed
    youd
    theyd
    itd
    iwill
    wewill
    theyll
    itll
  `,
);

/** Words that labels do not contain: `Uniswap v4 swap, 0.8 ETH in` is a label, `my friends swap` is not. */
export const functionWords = set(
  list`
    i
    you
    we
    they
    he
    she
    it
    who
    whom
    that
    which
    what
    when
    where
    why
    how
    will
    would
    should
    could
    can
    may
    might
    must
    shall
    do
    does
    did
    is
    are
    was
    were
    be
    been
    being
    am
    have
    has
    had
    not
    no
    never
    for
    in
    on
    at
    with
    by
    from
    and
    or
    of
    to
    as
    if
    than
    but
    because
    since
    so
    a
    an
    the
    my
    your
    his
    her
    our
    their
    this
    these
    those
    everyone
    everybody
    people
    nobody
    someone
    somebody
    guys
    others
    users
    bots
    hackers
    dont
    cant
    wont
    im
    ive
    iwill
    iwould
    wewill
    wewould
    hewill
    shewill
    hed
    shed
    youd
    theyd
    itd
    theyll
    itll
  `,
);

/** Subjects that are not addressed, and words for possibility: nothing after them is instructed. */
export const telling = set(
  list`
    he
    she
    they
    would
    could
    might
    iwould
    wewould
    hewill
    shewill
    hed
    shed
    youd
    theyd
    itd
    theyll
    itll
    wants
    wanted
    going
    about
    planning
    plans
  `,
);

/** Verbs for what is signed as it stands: execute the Safe transaction, which sends. */
export const signs = set(list`
  execute
  sign
  submit
  confirm
  approve
  run
  send
  process
  cosign
  countersign
`);

export const english: Instructing = {
  imperatives: null,
  inPlace: null,
  tellers: null,
  ordering: null,
  signing: null,
};
