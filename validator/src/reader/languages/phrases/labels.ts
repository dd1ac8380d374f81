import { list } from '../list.ts';

/** Words in a label or heading that mark the instruction below as filed, shown, postponed, reported or refused. */
export const filing = [
  // postponed
  list`
    calendar
    diary
    schedule*
    timetable
    roadmap
    milestone
    backlog
    agenda
    cron(?!\/(?!night|dai|hour|week|month|quarter|year|every|@)\p{L})
    standing order
    next (?:payroll|payday|run|cycle|invoice|quarter|month|week)
    reminder
  `,
  list`
    upcoming
    coming up
    forecast
    projection
    outlook
    (?<!(?:research|marketing|data|operations|ops|travel|tooling|event|team|engineering|audit|legal|ads) )budget
    phase
    stage \d+
    (?:spring|summer|autumn|fall|winter) (?:term|semester)
    semester
    fy ?\d{2,4}
    new year.?s (?:day|eve)
    (?:christmas|boxing|labour) day
    easter
    (?:run|batch|cycle|round|payments?) (?:of|for|on|from) \d{1,2}[./ ]\S{1,10}
  `,
  // done
  list`
    log
    logs
    ledger
    entry
    bookkeeping
    statement
    archive*
    filed
    filing
    for the file
    tick
    ticked
    complete
    completed
    executed
    finished
    closed
    reconciled
    booked
    history
    minutes
    change ?log
    audit trail
    yesterday's
    last (?:week|month|night)(?:'s)?
  `,
  'journal|ticked off|done so far|accomplished|transactions|recap|report card',
  // rules, and what waits for someone
  list`
    policy(?=\W{0,3}$)
    rule
    rules
    procedure
    proposal
    awaiting
    waiting (?:on|for)
    pending
    blocked
    unapproved
    unsigned
    on hold
    parked
    hang on
    hold on
    all clear
    not approved
    needs? (?:sign-?off|approval|review)
    (?:for|in|under) (?:review|discussion|comment|signature)
    to be (?:approved|signed|authori[sz]ed|confirmed|decided|discussed)
    my (?:signal|go|word)
  `,
  list`
    queue(?! (?:e-?mail|mail|notice|notification|finali[sz]ed|cleared|is (?:done|through|clear)))
    unconfirmed
    unverified
    unreleased
    not \p{L}{2,12}ed
    terms
    clause
    contract(?! (?:is |at |address |[\p{L}\d]{2,40} )?0x)
    covenant
    house rules
    faq
    manual
    guide
    handbook
    spec
    requirements?
    user story
    criteria
    definition
    glossary
  `,
  // examples, lessons and tests
  list`
    mock-?ups?
    template
    placeholder
    sample
    example
    usage
    tooltip
    caption
    help text
    docstring
    description of
    exercise
    quiz
    homework
    tutorial
    demo
    test case
    unit test
    function
    script
    button
    clicking
    pressing
    means(?=\W{0,2}$)
    sentence
    phrase
    the words
    wording
    lyrics?
    poem
    joke
    knock knock
    dream*
    dreamt
    story
    once upon
  `,
  list`
    blueprint
    specimen
    storyboard
    frame \d+
    scene
    character
    chapter
    novel
    screenplay
    subtitle
    prompt
    ground truth
    regex
    should match
    sketch
    reddit
    forum
    thread
    tweet
    error
    warning
    pop-?up
    banner
    headline
    slogan
    sticker
    poster
    flyer
    graffiti
    advert*
    chorus
    verse
    refrain
    horoscope
    fortune
    prophecy
    riddle
    meme
    excerpt
    snippet
    passage
    voicemail
    overheard
    spotted
    rumou?r
  `,
  'candidate|brainstorm*|wish ?list|bucket list|type up|write (?:to|down|up)|jot*',
  // for others
  list`
    note to self
    over to \p{L}{2,16}
    forward (?:this|it|to)
    pass (?:this|it) on
    task list
    to-?do list
    \p{L}{2,16}'s list
    \p{L}{2,16}'s (?:job|task|turn|duty)
    for \p{L}{2,16} to do
    instructions for
    message (?:for|to)
    memo to
    reply to
    tell \p{L}{2,16}
    post (?:in|to|on)
    posted
    repost
    quote[ds]?
    flag (?:this|it)
    report (?:this|it)
    count
    read (?:this|it)
    repeat
    spell
    dear (?:customer|client|member|user)s?
  `,
  // no longer valid
  list`
    cancel*
    obsolete
    expired
    outdated
    superseded
    deprecated
    void
    voided
    withdrawn
    revoked
    declined
    rejected
    refused
    abandoned
    against it
    no more of (?:this|that|it)
    no longer
    not this
    the old
    old plan
    wrong
    mistakes?
    forbidden
    prohibited
    banned
    ruled out
    vetoed
    not do
    never do
    no-go
    avoid
    don'ts
  `,
];

/** Words that count only in a label: in a remark before the instruction they are about something else. */
export const labelling = ['outcome|results?|past|previous|earlier|ideas?|options?|suggestion|thought|label|menu'];

/** Words in a label that still give the instruction: `Runbook step 3, go: …`. */
export const given = new RegExp(
  list`
    (?<!(?:not|yet|be|nothing|never|needs|my|the|for) )(?<![\p{L}-])(?:
      go
      now
      approved
      agreed
      released
      signed off
      (?:motion|vote|proposal|resolution) (?:passed|carried|adopted)
    )(?![\p{L}-])
  `,
  'u',
);

/** How a later addition opens. */
export const afterthought = new RegExp(
  list`
    ^\W{0,4}(?:
      edit(?:ed)?
      update[d]?
      amendment
      addendum
      eta
      later
      correction
    )(?![\p{L}])[^:\n]{0,24}:
  `,
  'iu',
);

/** Afterthoughts that leave the instruction unchanged. */
export const reassuring = new RegExp(
  list`
    (?<![\p{L}])(?:
      go ahead
      (?:is|are|it['’]?s|all|that['’]?s) (?:right|correct|fine|good)
      correct
      yes
      confirmed
      fixed
      typo
      spelling
      still stands
      thanks
      thank you
      for the
      please
    )(?![\p{L}])
  `,
  'iu',
);

/** An order to do what is written above, as the last word or before a signature. */
export const released = new RegExp(
  list`
    \n[ \t]{0,8}(?:please |kindly |now |ok,? |so |agent,? ){0,3}(?:
      execute
      carry out
      proceed(?: with)?
      go ahead(?: and (?:execute|do))?
      do
      run
      perform
    )(?: (?:it|this|these|them|that|all|all of it|all of (?:this|these|them)|everything|the above|all the above|as ticked|as marked))?(?:
      \x20now
      \x20today
      \x20please
      \x20as ticked
      \x20as marked
      \x20together
    ){0,2}[.!]?(?=\s|$)(?![^\n]{0,80}(?:when|once|after|if|until|unless|next|rest|remaining|other))
  `,
  'iu',
);

/** Words that do not start or end a noun phrase: `Is approved`, `Locked until`. */
export const notNoun = new RegExp(
  list`
    ^(?:is|has|are|can|must|most|use|enable|skip|requires|approve|pay|via|how|on|to|from|by)\b
    \b(?:to|from|until|after|before|at|by|for|in|on|out|behalf|expires|collect)$
    ^.$
  `,
  '',
);
