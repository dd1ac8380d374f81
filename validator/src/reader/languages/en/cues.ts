import type { CueBook } from '../cue-book.ts';
import { cross, either, list } from '../list.ts';

const joined = (...parts: readonly (readonly string[])[]): string =>
  parts.reduce((all, part) => all.flatMap((head) => part.map((tail) => `${head} ${tail}`.trim()))).join('|');

/** An agent that relays its owner's wish. */
const relays = joined(
  ['user', 'owner', 'principal', 'account holder', 'wallet owner'],
  [
    'wants',
    'asked',
    'asks',
    'requested',
    'requests',
    'instructs',
    'instructed',
    'told',
    'tells',
    'would like',
    'needs',
    'ordered',
    'orders',
    'wishes',
    'said',
    'says',
    'authorized',
    'authorised',
    'is requesting',
    'is asking',
    'has asked',
    'has requested',
    'has instructed',
    'wrote',
    'confirmed',
    'intends',
    'wanted',
  ],
  ['', 'me', 'us', 'you', 'the agent', 'its agent', 'that i', 'that we'],
  ['', 'to'],
);
/** Announcements of other people's words. */
const announced = joined(
  ['got', 'received', 'saw', 'found', 'there is', 'have'],
  ['a', 'an', 'another'],
  [
    'email',
    'mail',
    'message',
    'text',
    'sms',
    'dm',
    'letter',
    'note',
    'voicemail',
    'call',
    'notification',
    'popup',
    'ticket',
    'tweet',
    'post',
    'reply',
  ],
);
/** A consent is reported, and the instruction next to it is still the owner's: `mum said yes`. */
const assents = joined(
  ['says', 'said', 'say'],
  [
    'yes',
    'ok',
    'okay',
    'go',
    'sure',
    'fine',
    'its ok',
    'its okay',
    'its fine',
    'its cool',
    'that its ok',
    'that its fine',
    'i can',
    'we can',
    'i could',
    'i may',
    'that i can',
    'that we can',
    'thanks',
  ],
);
/** How someone passed on an address, which does not say what to do with it. */
const passedOn = joined(
  ['texted', 'wrote'],
  [
    'it as well',
    'it too',
    'it again',
    'it afterwards',
    'it down',
    'them down',
    'me the address',
    'me his address',
    'me her address',
    'me their address',
    'the address down',
  ],
);
/** An owner who asks the reader for something. */
const wanted = joined(
  ['i would', 'iwould', 'id', 'we would', 'wewould', 'wed'],
  ['like', 'love', 'need', 'prefer'],
  ['you to', 'you guys to', 'the agent to'],
);
/** No need to wait. */
const unawaited = joined(
  ['no need to', 'dont', 'do not', 'without', 'no need for', 'need not', 'never'],
  [
    'wait for my',
    'wait for me',
    'waiting for my',
    'waiting for me',
    'wait on me',
    'ask me first',
    'ask me again',
    'check with me',
    'checking with me',
    'confirm with me',
    'wait for',
  ],
);
/** The same as a noun: `the user's request: …`. */
const ownWords = joined(
  ['users', 'owners'],
  ['instruction', 'instructions', 'request', 'message', 'order', 'intent', 'command', 'prompt'],
  ['', 'is', 'is to', 'to', 'was', 'was to', 'reads'],
);
const days = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
  'mon',
  'tue',
  'wed',
  'thu',
  'fri',
  'weekend',
];
const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
  'jan',
  'feb',
  'mar',
  'apr',
  'jun',
  'jul',
  'aug',
  'sep',
  'sept',
  'oct',
  'nov',
  'dec',
];
const spells = [
  'second',
  'seconds',
  'minute',
  'minutes',
  'min',
  'mins',
  'hour',
  'hours',
  'hr',
  'fortnight',
  'fortnights',
  'hrs',
  'day',
  'days',
  'week',
  'weeks',
  'month',
  'months',
  'year',
  'years',
];
const times = [
  ...days,
  'day',
  'week',
  'month',
  'year',
  'hour',
  'morning',
  'evening',
  'night',
  'afternoon',
  'quarter',
  'block',
  'payday',
  '# hours',
  '# minutes',
  '# days',
  '# weeks',
];

const monthNames = list`
  january
  february
  march
  april
  may
  june
  july
  august
  september
  october
  november
  december
`;

export const english: CueBook = {
  code: 'en',
  calendar: either(
    cross(
      'first of|1st of',
      list`
        the month
        next month
        each month
        every month
        the coming month
        the following month
        the new month
        ${monthNames}
      `,
    ),
    cross(
      list`
        at the start of
        at the beginning of
        in the middle of
        at the turn of
        early in
        start of
      `,
      list`
        the month
        next month
        each month
        every month
        the coming month
        the new month
        the new year
      `,
    ),
    list`
      mid month
      midmonth
      early next month
      late next month
    `,
  ),
  common: list`
    the
    a
    an
    of
    to
    for
    from
    and
    or
    but
    if
    when
    is
    are
    was
    were
    be
    been
    have
    has
    had
    do
    does
    did
    my
    your
    his
    her
    our
    me
    you
    i
    we
    he
    she
    it
    they
    this
    that
    these
    those
    please
    send
    buy
    sell
    pay
    transfer
    approve
    deposit
    withdraw
    into
    with
    on
    at
    by
    in
    as
    no
    not
    dont
    will
    would
    can
    could
    should
    just
    then
    so
    all
    some
    any
    what
    how
    who
    why
    which
    there
    here
    got
    get
    want
    need
    like
    make
    car
    hat
    war
    son
    sin
    once
    comment
    die
    pour
    pas
    non
    den
    manner
    chair
    mine
    more
    less
    most
    come
    me
    us
    out
    over
    per
    via
    using
    use
    u
    n
    o
    w
    b
    r
    c
    y
    thanks
    hi
    hey
    ok
    okay
    later
    day
    done
    men
    mal
    bald
    nun
    an
    am
    plus
    also
    an
    war
    art
  `,
  numbers: list`
    a
    an
    one
    two
    three
    four
    five
    six
    seven
    eight
    nine
    ten
    twelve
    fifteen
    twenty
    thirty
    few
    several
    couple
  `,
  opening: {
    report: list`
      translate
      summarize
      summarise
      rephrase
      paraphrase
      proofread
      spell check
      rewrite
      repeat after me
      per the pdf
      per the email
      per the message
      per the website
      per the docs
      per the document
      per the ticket
      per the page
      heres a poem
      here is a poem
      heres a joke
      here is a joke
      how would you phrase
      quote of the day
    `,
    question: either(
      list`
        i want to know
        i would like to know
        id like to know
        i'd like to know
        want to know
        just want to know
      `,
      joined(['should', 'shall', 'must', 'do', 'did', 'am', 'would', 'may', 'ought'], ['i', 'we']),
      list`
        can i
        could i
        will i
        would you recommend
        would you suggest
        would you advise
        would you say
        can you tell me
        could you tell me
        can you explain
        could you explain
        can you check
        do you think
        do you know
        any idea
        any chance
        tell me how
        explain
      `,
    ),
    hypothesis: list`
      what if
      say i
      say we
      assume
    `,
    condition: list`
      should
      every time
      each time
      any time
      anytime
      on receipt of
      on arrival of
      on delivery of
      on every
      on each
      for every
      for each
      until
      till
    `,
    hold: list`
      draft
      preview
      simulate
      simulation
      just simulate
      only simulate
      dry run
      test run
      mock
      estimate
      quote me
      quote
      sketch
      dont do anything
    `,
    schedule: 'then on',
    past: 'already',
  },
  first: {
    question: list`
      is
      are
      does
      did
      was
      were
      has
      have you
      have we
      have i
      do you
      do they
      will he
      will they
      will it
      will the
      what
      whats
      why
      how
      hows
      who
      whose
      which
      where
      would it
      would that
      what about
      how about
      when should
      when will
      when can
      when do
      when was
      when did
    `,
  },
  around: {
    question: joined(
      ['user', 'owner'],
      ['asked', 'asks', 'wants to know', 'is asking', 'was asking', 'wonders', 'is wondering', 'would like to know'],
      ['how', 'whether', 'if', 'why', 'what', 'about', 'me how', 'me whether', 'me if'],
    ),
    report: list`
      for the newsletter
      for the minutes
      for the blog
      for the changelog
      for the recap
      press release
      forwarded message
      forwarded from
      fwd
      begin forwarded
      email from
      mail from
      message from
      letter from
      note from
      text from
      dm from
      post from
      ${announced}
      got this
      received this
      there was a
      an email
      a message
      this message
      this email
      the email
      the message
      the website
      the web page
      the page
      the tool
      tool output
      the tool output
      search result
      copied from
      pasted from
      instructions from
      request from
      the docs say
      the readme
      the tutorial
      the guide
      emailed me
      messaged me
      dmed me
    `,
    wish: list`
      maybe
      perhaps
      possibly
      someday
      some day
      one day
      at some point
      sometime
      eventually
      in the future
      in future
      sooner or later
      might
      not sure
      unsure
      undecided
      i guess
      i suppose
      would be nice
      would be great
      would be cool
      would be good to
      i wish
      if only
      i hope to
      hopefully
    `,
    hypothesis: list`
      for the sake of argument
      suppose
      supposing
      imagine
      hypothetically
      hypothetical
      in theory
      theoretically
      for example
      for instance
      e.g
      eg
      let us say
      lets say
      lets assume
      assume i
      assume we
      say for example
      pretend
      as an example
      what if
    `,
    condition: list`
      whoever
      whomever
      upon
      pending approval
      pending board
      pending confirmation
      pending review
      pending his
      pending her
      pending their
      pending the
      each time it
      each time the
      every time it
      every time the
      should my
      should the
      should any
      should our
      if
      unless
      in case
      in the event
      as soon as
      provided
      providing
      provided that
      on condition
      on the condition
      only if
      only when
      only after
      only once
      contingent on
      conditional on
      conditional upon
      subject to
      depending on
      depends on
      assuming
      whenever
      once
      when
      not until
      wait until
      wait till
      wait for
      after
      as long as
      so long as
      except if
      until after
      the moment
      the minute
      as and when
      even if
      following the board
      following the meeting
      following the vote
      following the call
      following the review
    `,
    schedule: either(
      list`
        only from monday
        only from tuesday
        only from wednesday
        only from thursday
        only from friday
        only from saturday
        only from sunday
        starting monday
        starting tuesday
        starting wednesday
        starting thursday
        starting friday
        starting saturday
        starting sunday
        starting from monday
        starting from tuesday
        starting from wednesday
        starting from thursday
        starting from friday
        starting from saturday
        starting from sunday
        starting on monday
        starting on tuesday
        starting on wednesday
        starting on thursday
        starting on friday
        starting on saturday
        starting on sunday
        no earlier than monday
        no earlier than tuesday
        no earlier than wednesday
        no earlier than thursday
        no earlier than friday
        no earlier than saturday
        no earlier than sunday
        not earlier than monday
        not earlier than tuesday
        not earlier than wednesday
        not earlier than thursday
        not earlier than friday
        not earlier than saturday
        not earlier than sunday
        from next monday
        from next tuesday
        from next wednesday
        from next thursday
        from next friday
        from next saturday
        from next sunday
        from monday on
        from monday onwards
        from monday onward
        from tuesday on
        from tuesday onwards
        from tuesday onward
        from wednesday on
        from wednesday onwards
        from wednesday onward
        from thursday on
        from thursday onwards
        from thursday onward
        from friday on
        from friday onwards
        from friday onward
        from saturday on
        from saturday onwards
        from saturday onward
        from sunday on
        from sunday onwards
        from sunday onward
        value date
      `,
      joined(['around', 'at', 'over', 'after'], ['christmas', 'xmas', 'easter', 'new year', 'thanksgiving']),
      list`
        tomorrow
        tonight
        overnight
        in the morning
        in the afternoon
        in the evening
        at night
        at the next
        on his birthday
        on her birthday
        on my birthday
        on their birthday
        later
        later today
        later on
        this evening
        this weekend
        day after tomorrow
        at @
        at # am
        at # pm
        at # oclock
        at # utc
        at noon
        at midnight
        at midday
        at dawn
      `,
      joined(['next', 'every', 'each', 'every other', 'the following', 'coming', 'this coming'], times),
      list`
        ${joined(['on', 'this', 'on the'], days)}
      `,
      joined(['in', 'after'], ['#', 'a few', 'a couple of', 'about #', 'another #', 'a'], spells),
      spells.map((spell) => `# ${spell} from now`).join('|'),
      list`
        next time
        daily
        weekly
        monthly
        hourly
        yearly
        annually
        recurring
        periodically
        regularly
        per week each
        once a week
        once a month
        once a day
        twice a week
        twice a month
        on the 1st
        on the first
        on the @
        the @ of
        on payday
        at market open
        at market close
        at the open
        at the close
        on the # of
        on the last
        end of the month
        end of month
        end of the week
        at the end of the month
        at the end of the week
        at the end of the day
        at the end of the year
        first thing
        after work
        after lunch
        at a later
        some other time
        another day
        another time
        when i am back
        when im back
        postpone
        delay
        delayed
        schedule
        scheduled
        remind me
        on ${months.join(' #|on ')} #
        on # ${months.join('|on # ')}
        in ${months.join('|in ')}
        on @
      `,
    ),
    hold: either(
      list`
        hold fire
        hold your fire
        cannot proceed
        cant proceed
        can not proceed
        must not proceed
        let me ask
        let me find out
        let me sleep on
        let me talk to
        let me speak to
        hasnt approved
        has not approved
        havent approved
        have not approved
        havent approve
        havent signed off
        not cleared yet
        hold until
        hold till
        hold for my
        hold this until
        hold it until
        hold that until
        hold for now
        hold the payment
        hold this payment
        hold this one
        keep it on hold
        on hold
        dont do it yet
        dont do that yet
        dont do this yet
        do not do it yet
        dont send yet
        dont send it yet
        dont pay yet
        dont sign yet
        dont sign it
        dont sign it yet
        leave unsigned
        unsigned for now
        until i write
        till i write
        until i reply
        until i answer
        until you hear from me
        until i come back
        until i get back to you
        wait for the go
        wait for go
        wait for a go
        awaiting approval
        awaiting sign off
        awaiting my go
        awaiting signoff
        not approved yet
        not yet approved
        not signed off
        still needs approval
        still needs sign off
        needs sign off
        needs a second approval
        do nothing until
        nothing until
        until trigger
        proposal draft
        draft proposal
        not today
        not now
        not right now
        not at the moment
        not this week
        not before i
        not before im
        not before hes
        not before shes
        not before he
        not before she
        not before we
        not before they
        not until i
        wait for my
        wait for me
        await my
        awaiting my
        pending my
        until i say
        till i say
        until i confirm
        until i tell
        until i give
        until i approve
        when i say go
        when i say so
        when i tell you
        once i confirm
        once i approve
        once i say
        after i confirm
        after my confirmation
        after my approval
        after i approve
        give the green light
        my green light
        give you the go
        give the go ahead
        wait for my go
        iwill confirm
        i will confirm
        hold off
        hold on
        hold it
        put on hold
        not yet
      `,
      joined(
        ['dont', 'do not', 'never'],
        ['execute', 'submit', 'broadcast', 'sign', 'proceed', 'go ahead', 'act', 'do anything'],
        ['', 'yet', 'it', 'it yet', 'anything', 'anything yet', 'now'],
      ),
      joined(
        ['dont', 'do not', 'never'],
        ['do it', 'do that', 'send it', 'run it', 'execute', 'submit', 'send anything', 'actually send'],
        ['yet', 'just yet', 'before i', 'until i', 'without my', 'without asking'],
      ),
      list`
        without executing
        without submitting
        dry run
        dry-run
        just simulate
        only simulate
        simulate only
        simulation only
        just a simulation
        just preview
        only a draft
        just a draft
        as a draft
        draft only
        for review only
        just a test
        only a test
        not for real
        not a real
        ask me before
        ask me first
        ask me again
        check with me
        confirm with me
        get my approval
        get my ok
        get my confirmation
        need my approval
        needs my approval
        need to approve first
        let me confirm first
        let me check first
        let me think
        ready but
        keep it ready
        for later
        no action needed
        no action required
        no action is needed
        dont do anything
        just testing
        ignore this
        this is a test
        a quote for
        get me a quote
        give me a quote
        for information only
        fyi only
        not an order
        not an instruction
        not a request
        this is not a request
        this is not an order
        this is not an instruction
      `,
    ),
    cancelled: list`
      what you must not do
      what you must never do
      exactly what you must not
      no need now
      not needed now
      wrong chat
      wrong thread
      wrong window
      wrong group
      wrong person sorry
      ignore me
      leave it out
      scrap it
      scrap this
      scrap the whole thing
      leave it for now
      leave it for today
      leave it unsigned
      leave it unsigned for now
      leave that for now
      leave this for now
      leave it be
      let it be
      drop it
      drop that
      forget the whole thing
      forget all that
      call that off
      lets not do it
      lets not do this
      lets not do that
      do not do it
      do not do that
      dont do this
      dont go ahead
      dont go through with
      no need anymore
      not necessary anymore
      no longer necessary
      i take it back
      i take that back
      belay that
      strike it
      nvm
      nm
      bin it
      bin that
      pull it back
      withdraw that request
      withdraw my request
      retract that
      i retract
      stand down
      kill it
      kill that
      pass on it
      pass on that
      ill pass
      i will pass
      just kidding
      only kidding
      kidding
      just joking
      only joking
      im joking
      jk
      never mind
      nevermind
      cancel that
      cancel it
      cancel this
      cancel the request
      cancel my request
      cancel my last
      cancel everything
      cancel the order
      scratch that
      forget it
      forget that
      forget about it
      forget about that
      forget what i said
      forget i said
      forget this
      disregard
      disregard that
      ignore that
      ignore my last
      ignore my previous
      ignore my earlier
      ignore what i said
      on second thought dont
      on second thoughts dont
      dont bother
      changed my mind
      change my mind
      call it off
      scrap that
      strike that
      abort that
      abort this
      abort it
      take that back
      stop that
      undo that
      no longer needed
      not needed anymore
      dont do it
      dont do that
      better not
    `,
  },
  beside: {
    past: either(
      list`
        didnt
        did not
        havent
        have not
        hasnt
        has not
        hadnt
        yesterday
        last week
        last month
        last year
        last night
        last time
        earlier today
        already
        previously
      `,
      spells.map((spell) => `# ${spell} ago`).join('|'),
      list`
        a while ago
        recently
        just now
        went through
        was successful
        was completed
        got confirmed
        has been confirmed
        ive just
        i just
        have already
        has already
      `,
    ),
  },
  ahead: {
    negation: list`
      nobody
      no one
      noone
      the last thing i want
      the last thing we want
      does not want
      doesnt want
      does not wish
      doesnt wish
      would not like
      wouldnt like
      does not need
      doesnt need
      does not authorize
      doesnt authorize
      no need to ~
      forget about ~
      forget ~
      w o
      dont
      do not
      not
      never
      no
      without
      wont
      cannot
      cant
      avoid
      nothing
      neither
      nor
      refuse to
      refrain from
      stop
      instead of
      rather than
      under no circumstances
      must not
      mustnt
      should not
      shouldnt
      no longer
      never ever
      by no means
      skip
      forbid
      prohibit
      not to
      dont you dare
      except for
    `,
    report: either(
      list`
        asked that we
        asked that i
        asks that we
        asking that we
        is telling
        are telling
        is demanding
        keeps asking
        keeps telling
        asks the
        it asks the
        asking the
        proposes to
        proposes that
        requests that the
      `,
      joined(
        [
          'told',
          'tells',
          'asked',
          'asks',
          'wants',
          'wanted',
          'instructed',
          'instructs',
          'expects',
          'needs',
          'begged',
          'urged',
          'urges',
          'requested',
          'ordered',
          'orders',
          'advised',
          'advises',
          'requires',
          'invites',
          'invited',
          'telling',
          'asking',
          'would like',
          'suggests',
          'suggested',
          'recommended',
          'reminded',
        ],
        ['me', 'us', 'you', 'everyone', 'users', 'people', 'that i', 'that we', 'i', 'we'],
        ['', 'to'],
      ),
      list`
        says
        said
        saying
        wrote
        writes
        reads
        states
        stated
        claims
        claimed
        announced
        tweeted
        texted
        whispered
        demands
        demanded
        according to
        was told
        were told
        been told
        am told
        was asked to
        were asked to
        been asked to
        supposed to
      `,
    ),
    wish: list`
      feel like
      feeling like
      i fancy
      fancy ~
      thinking of
      thinking about
      thinking to
      think about
      think of
      thought about
      considering
      consider
      contemplating
      wondering
      wonder if
      wonder whether
      was wondering
      dream of
      dreaming of
      plan to
      plan on
      planning to
      planning on
      plans to
      intend to
      intending to
      intention is
      im going to
      i am going to
      we are going to
      weare going to
      was going to
      were going to
      gonna
      hope to
      hoping to
      tempted to
      would rather
      looking into
      looking at
      exploring
      debating
      interested in
      curious about
      curious to
      i may
      we may
      i could
      we could
      could also
      whether to
      whether i
      whether we
      aim to
      try to decide
      want to eventually
      mulling
      toying with
      leaning towards
      open to
      wouldnt mind
      would consider
      wanted to
    `,
    alternative: list`
      or
      either
      alternatively
      whichever
      or maybe
      or else maybe
    `,
  },
  closing: {
    hold: list`
      hang on
      hang on a sec
      hang on a second
      hang on a minute
      wait
      wait a sec
      wait a second
      wait a minute
      wait a moment
      hold up
      hold your horses
      one sec
      one moment
      stop
      not so fast
      sit tight
      stand by
      hold
      just hold
      please hold
      hold it there
      pause
      pause it
      pause that
      let me get back to you
      give me a minute
      give me a sec
      let me double check
    `,
    cancelled: list`
      no cancel
      leave it
      leave that
      leave it alone
      leave it there
      leave it then
      leave it please
      skip it
      skip that
      dont
      do not
      please dont
      rather not
      lets not
      dont bother
    `,
  },
  behind: {
    negation: list`
      is not allowed
      is not permitted
      is forbidden
      is prohibited
      are forbidden
      are not allowed
      not allowed
      not permitted
      is off limits
      is out of the question
      is not what i want
    `,
  },
  owners: list`
    user
    users
    owner
    owners
    account holder
    wallet holder
    wallet owner
    account owner
    holder of this account
    holder of the account
    holder of the wallet
    holder of this wallet
    principal
    principals
    my principal
    clients
    my user
    my users
    my owner
    my human
    account holders
    wallet owners
    safe owner
  `,
  rest: list`
    rest
    the rest
    remainder
    others
    everything else
    all else
    remaining
    other positions
    anything else
    other one
    the other
  `,
  reasons: list`
    because
    since
    as i
    as we
    cause
    cuz
    coz
    bc
  `,
  plain: either(
    list`
      ${assents}
      what i want done
      what we want done
      what i need done
      what we need done
      what i would like done
      ${passedOn}
      ${wanted}
      ${unawaited}
    `,
    joined(['i', 'we', 'he', 'she', 'they', 'you', 'it', 'who', 'was', 'were', 'had'], ['once']),
    list`
      on either
      in either
      either chain
      either network
      either side
      either way
      either one works
      acted upon
      agreed upon
      based upon
      decided upon
      called upon
      once upon
      depended upon
      touched upon
      when i say #
      forgive me if
      excuse me if
      pardon me if
      sorry if
      apologies if
      hope its ok if
    `,
    joined(
      ['', 'on', 'via', 'over', 'through', 'using'],
      ['whichever'],
      [
        'chain',
        'network',
        'route',
        'pool',
        'dex',
        'venue',
        'bridge',
        'is cheapest',
        'is cheaper',
        'is fastest',
        'is faster',
        'works',
      ],
    ),
    list`
      says its ready
      says its done
      says its claimable
      says its finalized
      says its finalised
      says its unlocked
      says its available
      says its matured
      says its finished
      says its complete
      says its live
      says its open
      says its settled
      says its cleared
      says it is ready
      says it is done
      says it is claimable
      says it is finalized
      says it is finalised
      says it is unlocked
      says it is available
      says it is matured
      says it is finished
      says it is complete
      says it is live
      says it is open
      says it is settled
      says it is cleared
      says it was ready
      says it was done
      says it was claimable
      says it was finalized
      says it was finalised
      says it was unlocked
      says it was available
      says it was matured
      says it was finished
      says it was complete
      says it was live
      says it was open
      says it was settled
      says it was cleared
      says theyre ready
      says theyre done
      says theyre claimable
      says theyre finalized
      says theyre finalised
      says theyre unlocked
      says theyre available
      says theyre matured
      says theyre finished
      says theyre complete
      says theyre live
      says theyre open
      says theyre settled
      says theyre cleared
      says they are ready
      says they are done
      says they are claimable
      says they are finalized
      says they are finalised
      says they are unlocked
      says they are available
      says they are matured
      says they are finished
      says they are complete
      says they are live
      says they are open
      says they are settled
      says they are cleared
      says that its ready
      says that its done
      says that its claimable
      says that its finalized
      says that its finalised
      says that its unlocked
      says that its available
      says that its matured
      says that its finished
      says that its complete
      says that its live
      says that its open
      says that its settled
      says that its cleared
      says that it is ready
      says that it is done
      says that it is claimable
      says that it is finalized
      says that it is finalised
      says that it is unlocked
      says that it is available
      says that it is matured
      says that it is finished
      says that it is complete
      says that it is live
      says that it is open
      says that it is settled
      says that it is cleared
      said its ready
      said its done
      said its claimable
      said its finalized
      said its finalised
      said its unlocked
      said its available
      said its matured
      said its finished
      said its complete
      said its live
      said its open
      said its settled
      said its cleared
      said it is ready
      said it is done
      said it is claimable
      said it is finalized
      said it is finalised
      said it is unlocked
      said it is available
      said it is matured
      said it is finished
      said it is complete
      said it is live
      said it is open
      said it is settled
      said it is cleared
      said it was ready
      said it was done
      said it was claimable
      said it was finalized
      said it was finalised
      said it was unlocked
      said it was available
      said it was matured
      said it was finished
      said it was complete
      said it was live
      said it was open
      said it was settled
      said it was cleared
      said theyre ready
      said theyre done
      said theyre claimable
      said theyre finalized
      said theyre finalised
      said theyre unlocked
      said theyre available
      said theyre matured
      said theyre finished
      said theyre complete
      said theyre live
      said theyre open
      said theyre settled
      said theyre cleared
      said they are ready
      said they are done
      said they are claimable
      said they are finalized
      said they are finalised
      said they are unlocked
      said they are available
      said they are matured
      said they are finished
      said they are complete
      said they are live
      said they are open
      said they are settled
      said they are cleared
      said that its ready
      said that its done
      said that its claimable
      said that its finalized
      said that its finalised
      said that its unlocked
      said that its available
      said that its matured
      said that its finished
      said that its complete
      said that its live
      said that its open
      said that its settled
      said that its cleared
      said that it is ready
      said that it is done
      said that it is claimable
      said that it is finalized
      said that it is finalised
      said that it is unlocked
      said that it is available
      said that it is matured
      said that it is finished
      said that it is complete
      said that it is live
      said that it is open
      said that it is settled
      said that it is cleared
      shows its ready
      shows its done
      shows its claimable
      shows its finalized
      shows its finalised
      shows its unlocked
      shows its available
      shows its matured
      shows its finished
      shows its complete
      shows its live
      shows its open
      shows its settled
      shows its cleared
      shows it is ready
      shows it is done
      shows it is claimable
      shows it is finalized
      shows it is finalised
      shows it is unlocked
      shows it is available
      shows it is matured
      shows it is finished
      shows it is complete
      shows it is live
      shows it is open
      shows it is settled
      shows it is cleared
      shows it was ready
      shows it was done
      shows it was claimable
      shows it was finalized
      shows it was finalised
      shows it was unlocked
      shows it was available
      shows it was matured
      shows it was finished
      shows it was complete
      shows it was live
      shows it was open
      shows it was settled
      shows it was cleared
      shows theyre ready
      shows theyre done
      shows theyre claimable
      shows theyre finalized
      shows theyre finalised
      shows theyre unlocked
      shows theyre available
      shows theyre matured
      shows theyre finished
      shows theyre complete
      shows theyre live
      shows theyre open
      shows theyre settled
      shows theyre cleared
      shows they are ready
      shows they are done
      shows they are claimable
      shows they are finalized
      shows they are finalised
      shows they are unlocked
      shows they are available
      shows they are matured
      shows they are finished
      shows they are complete
      shows they are live
      shows they are open
      shows they are settled
      shows they are cleared
      shows that its ready
      shows that its done
      shows that its claimable
      shows that its finalized
      shows that its finalised
      shows that its unlocked
      shows that its available
      shows that its matured
      shows that its finished
      shows that its complete
      shows that its live
      shows that its open
      shows that its settled
      shows that its cleared
      shows that it is ready
      shows that it is done
      shows that it is claimable
      shows that it is finalized
      shows that it is finalised
      shows that it is unlocked
      shows that it is available
      shows that it is matured
      shows that it is finished
      shows that it is complete
      shows that it is live
      shows that it is open
      shows that it is settled
      shows that it is cleared
      confirmed received this
      received this morning
      received this week
      it must revert
      must revert
      it has to revert
      please do not hesitate
      or pass
      pode ser
      do not partially fill
      no partial fills
      no partial fill
      no partials
      not partially
      no partial
      no borrow yet
      no borrowing yet
      not a cent more
      not one more
      not a wei more
      nothing on top
      nothing beyond that
      nothing beyond
      nothing extra
      no extras
      no exceptions
      not anything else
      no other tokens
      no recurring
      no tip
      no memo needed
      without partial fills
      no strings attached
      for tomorrows
      tomorrow morning forecast
      tomorrows
      or forget it
      or forget that
      or leave it
      or leave it alone
      or let it be
      or dont
      or do not
      or dont do it
      or dont bother
      or skip it
      or skip
      or never mind
      or nevermind
      or scrap it
      or drop it
      or cancel
      or cancel it
      or pass
      or no deal
      or no trade
      or walk away
      or call it off
      or abort
      or abort it
      or stop
      or hold off
      or do nothing
      or kill it
      or it must revert
      or it should revert
      or it has to revert
      or it reverts
      or it fails
      or it should fail
      or let it fail
      or let it revert
      or the trade should fail
      or the swap should fail
      or the swap should revert
      or the trade should revert
      or revert it
      or else forget it
      or else forget that
      or else leave it
      or else leave it alone
      or else let it be
      or else dont
      or else do not
      or else dont do it
      or else dont bother
      or else skip it
      or else skip
      or else never mind
      or else nevermind
      or else scrap it
      or else drop it
      or else cancel
      or else cancel it
      or else pass
      or else no deal
      or else no trade
      or else walk away
      or else call it off
      or else abort
      or else abort it
      or else stop
      or else hold off
      or else do nothing
      or else kill it
      or else it must revert
      or else revert it
      else forget it
      else forget that
      else leave it
      else leave it alone
      else let it be
      else dont
      else do not
      else dont do it
      else dont bother
      else skip it
      else skip
      else never mind
      else nevermind
      else scrap it
      else drop it
      else cancel
      else cancel it
      else pass
      else no deal
      else no trade
      else walk away
      else call it off
      else abort
      else abort it
      else stop
      else hold off
      else do nothing
      else kill it
      else it must revert
      else revert it
      otherwise forget it
      otherwise forget that
      otherwise leave it
      otherwise leave it alone
      otherwise let it be
      otherwise dont
      otherwise do not
      otherwise dont do it
      otherwise dont bother
      otherwise skip it
      otherwise skip
      otherwise never mind
      otherwise nevermind
      otherwise scrap it
      otherwise drop it
      otherwise cancel
      otherwise cancel it
      otherwise pass
      otherwise no deal
      otherwise no trade
      otherwise walk away
      otherwise call it off
      otherwise abort
      otherwise abort it
      otherwise stop
      otherwise hold off
      otherwise do nothing
      otherwise kill it
      otherwise it must revert
      otherwise revert it
      if not forget it
      if not forget that
      if not leave it
      if not leave it alone
      if not let it be
      if not dont
      if not do not
      if not dont do it
      if not dont bother
      if not skip it
      if not skip
      if not never mind
      if not nevermind
      if not scrap it
      if not drop it
      if not cancel
      if not cancel it
      if not pass
      if not no deal
      if not no trade
      if not walk away
      if not call it off
      if not abort
      if not abort it
      if not stop
      if not hold off
      if not do nothing
      if not kill it
      if not it must revert
      if not revert it
      or just forget it
      or just forget that
      or just leave it
      or just leave it alone
      or just let it be
      or just dont
      or just do not
      or just dont do it
      or just dont bother
      or just skip it
      or just skip
      or just never mind
      or just nevermind
      or just scrap it
      or just drop it
      or just cancel
      or just cancel it
      or just pass
      or just no deal
      or just no trade
      or just walk away
      or just call it off
      or just abort
      or just abort it
      or just stop
      or just hold off
      or just do nothing
      or just kill it
      or just it must revert
      or just revert it
      or you can forget it
      or you can forget that
      or you can leave it
      or you can leave it alone
      or you can let it be
      or you can dont
      or you can do not
      or you can dont do it
      or you can dont bother
      or you can skip it
      or you can skip
      or you can never mind
      or you can nevermind
      or you can scrap it
      or you can drop it
      or you can cancel
      or you can cancel it
      or you can pass
      or you can no deal
      or you can no trade
      or you can walk away
      or you can call it off
      or you can abort
      or you can abort it
      or you can stop
      or you can hold off
      or you can do nothing
      or you can kill it
      or you can it must revert
      or you can revert it
      or bust
      or im nothing
      or i am nothing
      or go home
      plane
      what the owner wants
      what the user wants
      before i change my mind
      before we change our minds
      before i change it
      in case i change my mind
      fill or kill
      fok
      immediate or cancel
      all or none
      all or nothing
      partial fill or
      partially fillable or not
      ${ownWords}
      should be
      never mind the
      never mind about
      never mind gas
      if you have not done so
      if you havent done so
      if you have not done so already
      if you havent done so already
      if you havent already
      if you have not already
      if not already
      if not done
      thought about it
      thought about this
      ${relays}
      no more than
      no less than
      no fewer than
      no later than
      no earlier than
      no greater than
      no higher than
      no lower than
      not more than
      not less than
      not over
      not under
      not above
      not below
      not exceed
      not exceeding
      not to exceed
      do not exceed
      dont exceed
      never exceed
      never pay more than
      dont pay more than
      do not pay more than
      dont spend more than
      do not spend more than
      dont go over
      do not go over
      dont go below
      do not go below
      dont accept less
      do not accept less
      do not accept any less
      dont accept less than
      do not accept less than
      dont take less than
      do not take less than
      dont settle for less
      not worse than
      no worse than
      not later than
      not lower than
      not higher than
      not greater than
      no slippage over
      no slippage above
      no slippage
      for one day
      valid one day
      within one day
      one day validity
      do nothing else
      and do nothing
      ignore that address
      what i do want is
      what i need from you is
      what we are doing
      what weare doing
      what it does is
      when you get a minute
      when the task runs
      wouldnt
      would not
      doesnt
      does not
      isnt
      is not
      arent
      are not
      wasnt
      was not
      dont have to
      do not have to
      dont need to
      do not need to
      whenever within
      no rush
      no hurry
      no problem
      no problems
      no worries
      no need
      no need to reply
      no need to confirm
      no need to respond
      no need to ask
      no questions
      no thanks
      no thank you
      no doubt
      no matter
      no idea
      no fees
      no fee
      no extra
      no deadline
      no memo
      no urgency
      not urgent
      not a big deal
      not a problem
      not too much
      not much
      not only
      not just
      if not more
      if not
      why not
      no big deal
      no one else
      nobody else
      nothing else
      nothing more
      nothing less
      no other
      no stress
      no pressure
      no joke
      cant wait
      can not wait
      dont worry
      do not worry
      dont forget to
      do not forget to
      dont forget
      never forget to
      dont hesitate to
      do not hesitate to
      dont wait
      do not wait
      dont delay
      without delay
      without further ado
      without further delay
      without fail
      without waiting
      without asking again
      without asking me
      without hesitation
      without question
      without exceeding
      without limit
      not sure why
      whether or not
      more or less
      or more
      or less
      or better
      or worse
      or so
      or higher
      or lower
      or above
      or below
      or under
      or over
      or fewer
      or greater
      or equal
      or else
      or else revert
      or revert
      or otherwise
      or fail
      or cancel
      or abort
      or at least
      or at most
      or thereabouts
      or roughly
      or nothing
      or the tx
      or earlier
      or sooner
      or newer
      or later version
      one or more
      sooner the better
      if possible
      if you can
      if you could
      if you would
      if you will
      if you please
      if you dont mind
      if you do not mind
      if needed
      if necessary
      if required
      if need be
      if any
      if applicable
      if so
      if thats ok
      if thats okay
      if that is ok
      if that is okay
      if its ok
      if it helps
      if at all possible
      if it reverts
      if you have any questions
      if you have questions
      if anything
      as if
      even if it takes
      even if it costs
      as soon as possible
      as soon as you can
      as soon as you get this
      as soon as thats done
      as soon as that is done
      as soon as its done
      asap
      when you can
      when you get a chance
      when you get the chance
      when you get a moment
      when you get time
      when you have a moment
      when you have a minute
      when you have time
      when you have a sec
      whenever you can
      whenever you get a chance
      whenever youre ready
      when ready
      when youre ready
      when done
      when finished
      when complete
      when its done
      when it is done
      when thats done
      when that is done
      when youre done
      when you are done
      when this is done
      when swapping
      once done
      once its done
      once it is done
      once thats done
      once that is done
      once this is done
      once complete
      once completed
      once youre done
      once you are done
      once finished
      once that has gone through
      once that goes through
      once that is confirmed
      once thats confirmed
      once more
      once again
      only once
      just once
      at once
      once and for all
      all at once
      after that
      after this
      after which
      after doing that
      after doing so
      after it
      after fees
      after fee
      after gas
      after slippage
      after all
      after tax
      after costs
      look after
      right after
      right after that
      straight after
      shortly after that
      soon after
      thereafter
      let me know if
      let me know when
      let me know once
      let me know after
      let me know as soon as
      tell me when
      tell me if
      tell me once
      tell me after
      ping me when
      ping me once
      notify me when
      notify me once
      report back when
      report back once
      message me when
      revert if
      reverts if
      cancel if
      cancels if
      abort if
      aborts if
      fail if
      fails if
      stop if
      dont proceed if
      do not proceed if
      revert when
      i said
      as i said
      like i said
      i say
      says hi
      says hello
      says thanks
      says thank you
      say hi
      see you later
      talk later
      talk to you later
      speak later
      see you tomorrow
      see you next week
      talk tomorrow
      have a good weekend
      have a nice weekend
      enjoy the weekend
      no later
      later than
      or later
      going to be
      going to cost
      going to use
      message me
      email me
      what i want is
      what i need is
      what id like is
      what i would like is
      what you need to do is
      how are you
      hows it going
      how are things
      hows everything
      whats up
      what a day
      what a week
      is it you
      how about that
      can i ask you to
      could i ask you to
      may i ask you to
      can i have you
      can i get you to
      could i get you to
      may i request
      can we please
      could we please
      will you
      would you please
      do me a favor
      do me a favour
      in case you need it
      in case you need
      in case you wonder
      in case you are wondering
      just in case
      open to the public
      in the event you need
      the message is
      memo
      for the month of
      for the week of
      stop loss
      stop by
      a stop
      not to mention
      maybe you remember
      as you may know
      might as well
      you may
      you may now
      may you
      not yet confirmed by you
      last time i
    `,
  ),
  requests: list`
    mind
    can you
    can u
    could you
    could u
    would you
    would u
    will you
    please
    pls
    plz
    can we
    could we
    can i ask you to
    could i ask you to
    may i ask you to
    can i get you to
    could i get you to
    kindly
  `,
  leads: list`
    in that case
    in which case
    on that basis
    with that out of the way
    please to
    pls to
    kindly to
    so please
    just please
    principal authorises
    principal authorizes
    ${ownWords}
    after that
    after this
    afterwards
    so kind as to
    so good as to
    what i need from you is
    what i need is
    what i want is
    what it does is
    this time
    for now
    i'd love to
    i would love to
    love to
    we wish to
    i wish to
    wish to
    you are cleared to
    youre cleared to
    i authorize the agent to
    i authorise the agent to
    you have my permission to
    you have permission to
    we hereby instruct you to
    i hereby instruct you to
    we instruct you to
    agent is allowed to
    agent is authorized to
    you are allowed to
    you are authorized to
    you have my go ahead to
    have decided to
    decided to
    grateful for
    grateful if you could
    grateful if you would
    glad if you could
    happy if you could
    appreciate it if you could
    if you could
    i must to
    wanting to
    needing to
    that will
    which will
    it is requested to
    lemme
    let me
    please
    pls
    plz
    kindly
    can you
    can u
    could you
    could u
    would you
    would you mind
    will you
    can you please
    i wan
    abeg
    i want you
    we want you
    i need you
    i want that you
    we want that you
    i need that you
    we need that you
    i would like that you
    id like that you
    i'd like that you
    we would like that you
    i wish that you
    i want to
    i want you to
    i want
    i would like to
    i would like you to
    id like to
    i'd like to
    i'd like you to
    id like you to
    i'd like
    i would like
    we would like to
    we'd like to
    we want to
    we want you to
    i need to
    i need you to
    i need
    we need to
    we need you to
    need to
    need you to
    want to
    want you to
    wanna
    i wanna
    would like to
    like you to
    lets
    let us
    go ahead and
    go and
    go on and
    feel free to
    help me
    help me to
    help me with
    you should
    you must
    you have to
    you need to
    you are to
    you can
    you may
    you may now
    you can now
    i have to
    i must
    i gotta
    i got to
    we have to
    we must
    gotta
    got to
    make sure to
    make sure you
    be sure to
    ensure you
    ensure that you
    remember to
    dont forget to
    do not forget to
    never forget to
    dont hesitate to
    do not hesitate to
    i hereby
    hereby
    i told you to
    i ask you to
    im asking you to
    i am asking you to
    i instruct you to
    i authorize you to
    i authorise you to
    i authorized you to
    authorized to
    authorised to
    i permit you to
    i request you to
    id appreciate it if you could
    i would appreciate if you
    id appreciate if you
    i'd appreciate it if you
    it would be great if you could
    would be great if you could
    would be nice if you could
    can i ask you to
    could i ask you to
    may i ask you to
    can i get you to
    could i get you to
    can we please
    can we
    could we please
    could we
    mind
    time to
    its time to
    task is to
    goal is to
    job is to
    objective is to
    aim is to
    instruction is to
    order is to
    request is to
    intent is to
    idea is to
    is to
    are to
    to do is
    i want is to
    i need is to
    might as well
    ready to
    proceed to
    proceed and
    come on
    do
    then
    and then
    ${relays}
  `,
  openingLeads: list`
    agent
    assistant
    bot
    dear agent
    hey agent
    ok agent
    team
    guys
    bro
    man
    mate
    buddy
    here to
  `,
  fresh: list`
    so
    please
    pls
    plz
    then
    therefore
    thus
    hence
    anyway
    anyways
    that said
    now please
    for now
    right now
    now
    so please
    and please
    but please
    but now
    but for now
    instead
    meanwhile
    in any case
    either way
  `,
  splits: list`
    but
    because
    since
    so
    so that
    then
    and then
    if
    unless
    when
    once
    while
    although
    though
    otherwise
    instead of
    rather than
    whereas
    without
    as soon as
    as long as
    provided
    in case
    and i
    and we
    and dont
    and do not
    and never
    and please
    and if
    and when
    and once
    and after
    and let
    and tell
    and also
    and it
    and he
    and she
    and they
    and no
    and not
    and ~
    that said
  `,
  deadlines: list`
    go through
    goes through
    executed
    complete
    completes
    completed
    filled
    lapse
    lapses
    lapsing
    done
    confirmed
    by
    before
    until
    till
    til
    due
    due on
    due by
    due in
    valid
    valid for
    expires
    expire
    expiring
    expiring on
    deadline
    deadline is
    deadline of
    latest
    since
    than
    good until
    runs out
    expires on
    is due
    by the
    before the
    until the
    since the
    is due on
    ends
    ends on
  `,
  bounds: list`
    slippage
    price impact
    the output
    output is
    amount out
    amount received
    received amount
    minimum
    min out
    the fill
    filled
    you cant get
    i cant get
    it cant
    it can not be
    reverts
  `,
  gains: list`
    it brings
    brings
    it fetches
    fetches
    i end up
    it comes out
    pays out
    we end up
    delivers
    i clear
    it nets
    nets
    i obtain
    we obtain
    i get
    i receive
    we get
    we receive
    i would get
    i would receive
    id get
    i end up with
    i will get
    you get
    you can get
    it gives
    it yields
    it would give
    it returns
    that gives
    gives me
    give me
    yields
    you receive
    getting
    i can get
    i am getting
    im getting
    receiving
  `,
  comparisons: list`
    no less than
    not less than
    or more
    or better
    minimum of
    not worse
    no worse
    or higher
    at minimum
    no lower
    at least
    at most
    less
    less than
    more
    more than
    under
    over
    below
    above
    minimum
    min
    no less
    not less
    fewer
    exceeds
    exceed
    better
    worse
    or more
    lower
    higher
  `,
  harmless: list`
    revert
    abort
    fail
    it should revert
    it should fail
    it must revert
    it must fail
    it has to revert
    it has to fail
    it can revert
    it can fail
    should revert
    should fail
    let it revert
    let it fail
    it shall revert
    it shall fail
    cancel it
    cancel the trade
    cancel the swap
    let me know
    tell me
    ping me
    notify me
    warn me
    skip it
    stop
    dont do it
    give up
    then revert
    then abort
    then stop
    then cancel
    just revert
    simply revert
  `,
  no: list`
    no
    nope
    nah
    stop
    cancel
    cancel it
    cancel that
    dont
    do not
    abort
    no way
    please
    thanks
    wait
    no thanks
    not that
    never
  `,
  yes: list`
    yes
    yep
    yeah
    yup
    y
    sure
    ok
    okay
    k
    do it
    go
    go ahead
    ok go
    go for it
    confirm
    confirmed
    i confirm
    approved
    approve
    correct
    right
    thats right
    that is right
    exactly
    sounds good
    looks good
    lgtm
    please do
    please do that
    please do so
    please do it
    do that
    do so
    do it please
    please
    proceed
    yes please
    of course
    absolutely
    perfect
    great
    fine
    alright
    all right
    thanks
    thank you
    now
    send it
    ship it
    execute
    agreed
    affirmative
    all good
    good
    that works
    works for me
    make it so
    you may proceed
    👍
    ✅
  `,
};
