import type { WordTables } from '../language.ts';
import { list } from '../list.ts';
import { leastWords, mostWords } from './trade-bounds.ts';

export const bounds: Required<WordTables>['bounds'] = {
  min: list`
    ${leastWords}
    at least
    atleast
    no less than
    not less than
    no fewer than
    not fewer than
    no lower than
    not lower than
    min
    minimum
    minimum of
    a minimum of
    min of
    at a minimum
    at minimum
    >=
    ≥
    >
    or more
    or better
    and up
    at the very least
    at the least
    upwards of
    not below
    never below
    never less than
    with a floor of
    floor of
    a floor of
    no smaller than
    as little as
    minimum amount of
    and not less than
    a min of
    the minimum being
    minimum is
    min is
    must be at least
    should be at least
    or higher
    or above
    or no deal
    or bust
    or forget it
    or i keep it
    or i keep them
    or leave it
    or anything above
    or anything over
    or anything higher
    or anything better
    or anything more
    or anything above that
    or anything beyond
    or whatever is above
    or any amount above
    or even more
    or preferably more
    or more than that
    not a penny less than
    not one cent less than
    not one less than
    must not be less than
    must not be under
    must not be below
    must not fall below
    must not drop below
    may not be less than
    may not fall below
    shall not be less than
    shall not fall below
    should not fall below
    should not be below
    happy with anything from
    happy with anything above
  `,
  max: list`
    ${mostWords}
    at most
    no more than
    not more than
    up to
    upto
    max
    maximum
    a maximum of
    maximum of
    max of
    a max of
    not exceeding
    not to exceed
    no greater than
    not greater than
    no higher than
    not higher than
    <=
    ≤
    <
    or less
    tops
    at the most
    capped at
    cap of
    a cap of
    capped to
    limit of
    a limit of
    limited to
    limit to
    not over
    not above
    as much as
    never more than
    never above
    must not exceed
    cannot exceed
    can not exceed
    cant exceed
    should not exceed
    shouldnt exceed
    may not exceed
    not go over
    without exceeding
    at max
    at maximum
    or lower
    or below
    a ceiling of
    ceiling of
    with a cap of
    the maximum being
    maximum is
    max is
    must be at most
    should be at most
    keep under
    stay under
    stays under
    stays below
    stay below
    keep below
    no bigger than
    no larger than
    dont exceed
    do not exceed
    never exceed
    must not be more than
    must not cost more than
    may not be more than
    may not cost more than
    shall not exceed
    shall not be more than
    shall not cost more than
    should not cost more than
    not costing more than
    or i walk away
    or any amount below
    or anything below
    or anything under
    or anything cheaper
    or anything lower
  `,
  about: list`
    about
    around
    approximately
    approx
    approx.
    roughly
    circa
    ca
    ~
    ≈
    ∼
    nearly
    almost
    ish
    or so
    give or take
    near
    somewhere around
    in the neighborhood of
    in the ballpark of
    more or less
    an estimated
    estimated
    close to
    plus minus
    ±
  `,
  exact: list`
    exactly
    precisely
    exact
    precise
    an exact
    sharp
    to the wei
    no more no less
    exactly equal to
    on the dot
    to the dot
    on the nose
    to the cent
    to the penny
  `,
};

export const comparisons: Required<WordTables>['comparisons'] = {
  min: list`
    more than
    over
    above
    greater than
    higher than
    exceed
    exceeds
    exceeding
    go over
    goes over
    go above
    goes above
    surpass
    beyond
    bigger than
    larger than
    in excess of
    drop above
  `,
  max: list`
    less than
    fewer than
    lower than
    under
    below
    beneath
    underneath
    smaller than
    go below
    goes below
    fall below
    falls below
    short of
    go under
  `,
};

export const units: Required<WordTables>['units'] = {
  wei: list`
    wei
    weis
  `,
  gwei: list`
    gwei
    gweis
    shannon
    nanoether
  `,
  base: list`
    base units
    base unit
    raw units
    raw unit
    raw
    atomic units
    atomic unit
    smallest units
    smallest unit
    minor units
    baseunits
    in base units
    units raw
  `,
  usd: list`
    usd
    dollars
    dollar
    bucks
    buck
    us dollars
    us dollar
    usdollars
    american dollars
    greenbacks
  `,
  cent: list`
    cents
    cent
    us cents
    us cent
    usd cents
    dollar cents
  `,
  percent: list`
    %
    percent
    per cent
    pct
    percents
    percentage
    ％
    ٪
    percentage points
  `,
  bps: list`
    bps
    bp
    basis points
    basis point
    bips
    bip
    basispoints
  `,
  clock: list`
    am
    pm
    a.m.
    p.m.
    oclock
    o clock
    utc
    gmt
    est
    pst
    cet
  `,
};

export const times: Required<WordTables>['times'] = {
  1: list`
    second
    seconds
    sec
    secs
    s
  `,
  60: list`
    minute
    minutes
    min
    mins
    minuts
  `,
  3600: list`
    hour
    hours
    hr
    hrs
    h
  `,
  86400: list`
    day
    days
    d
  `,
  604800: list`
    week
    weeks
    wk
    wks
    w
  `,
  2592000: list`
    month
    months
    mo
    mos
  `,
  31536000: list`
    year
    years
    yr
    yrs
    y
  `,
};

export const counts: Required<WordTables>['counts'] = {
  0: list`
    zero
    nil
    nought
    naught
  `,
  1: list`
    one
    a single
    one single
  `,
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  10: 'ten',
  11: 'eleven',
  12: list`
    twelve
    a dozen
    dozen
  `,
  13: 'thirteen',
  14: 'fourteen',
  15: 'fifteen',
  16: 'sixteen',
  17: 'seventeen',
  18: 'eighteen',
  19: 'nineteen',
  20: 'twenty',
  30: 'thirty',
  40: list`
    forty
    fourty
  `,
  50: 'fifty',
  60: 'sixty',
  70: 'seventy',
  80: 'eighty',
  90: 'ninety',
};

export const scales: Required<WordTables>['scales'] = {
  100: list`
    hundred
    hundreds
  `,
  1000: list`
    thousand
    thousands
    grand
    k
  `,
  100000: list`
    lakh
    lakhs
    lac
  `,
  1000000: list`
    million
    millions
    mil
  `,
  10000000: list`
    crore
    crores
  `,
  1000000000: list`
    billion
    billions
    bil
  `,
  1000000000000: list`
    trillion
    trillions
  `,
};

export const points: Required<WordTables>['points'] = list`
  point
  dot
`;

export const parts: Required<WordTables>['parts'] = {
  '1/2': list`
    half
    one half
    a half
    ½
    halves
    half of
    one-half
    halve
    halve it
  `,
  '1/3': list`
    a third
    one third
    ⅓
    a third of
    one third of
  `,
  '2/3': list`
    two thirds
    two-thirds
    ⅔
    two thirds of
  `,
  '1/4': list`
    a quarter
    one quarter
    quarter
    ¼
    one fourth
    a fourth
    a quarter of
    one quarter of
  `,
  '3/4': list`
    three quarters
    three-quarters
    ¾
    three fourths
  `,
  '1/6': list`
    a sixth
    one sixth
  `,
  '2/5': 'two fifths',
  '1/5': list`
    a fifth
    one fifth
    a fifth of
    one fifth of
  `,
  '1/8': list`
    an eighth
    one eighth
    an eighth of
  `,
  '1/10': list`
    a tenth
    one tenth
    a tenth of
  `,
  '1/1': list`
    in its entirety
    in their entirety
    everything ive got in
    everything i got in
    everything ive in
    all ive got in
    all i own in
    whatever i have in
    whatever i hold in
    every last bit
    every bit
    every last cent of
    every last wei of
    every wei of
    every single
    everything i have in
    everything i hold in
    everything i own in
    everything i hold
    everything i own
    everything i owe in
    everything i owe
    everything i have deposited as
    everything i have deposited
    everything i deposited
    all i have in
    all i hold in
    entirely
    completely
    fully
    all of it
    all of them
    all
    all of
    everything
    every bit of
    every last bit of
    every last
    the entire
    entire
    the whole
    whole
    the full
    full
    the entirety of
    entirety of
    the lot
    the maximum amount
    maximum amount
    max amount
    the max
    the maximum
    the whole lot of
    every single
    the full balance
    the entire balance
    the whole balance
    full balance
    entire balance
    whole balance
    in full
    the total balance
    max balance
    the max amount
    my max
    everything i have
    all i have
    all that i have
    all available
    the rest
    the rest of
    rest of
    the remaining
    remaining
    the remainder of
    remainder
    the total
    all outstanding
    the outstanding
  `,
};

export const unlimited: Required<WordTables>['unlimited'] = list`
  infinitely
  ∞
  open ended
  an open ended
  open-ended
  an open-ended
  largest possible
  the largest possible
  highest possible
  the highest possible
  biggest possible
  the biggest possible
  maximum possible
  the maximum possible
  max possible
  the max possible
  max out
  maxing out
  a blank cheque
  a blank check
  blank cheque
  blank check
  endless
  an endless
  boundless
  a boundless
  unending
  without any cap
  without a cap
  with no cap
  without any upper limit
  without any upper bound
  no upper bound
  with no upper bound
  without an upper bound
  no ceiling
  without a ceiling
  with no ceiling
  without any ceiling
  without any restriction
  without restriction
  without restrictions
  no maximum
  without a maximum
  full uint256 max
  the full uint256 max
  full uint256
  the full uint256
  the uint256 max
  the uint256 maximum
  uint256 max value
  max uint256 value
  the max uint256
  the max uint
  maxuint160
  max uint160
  uint160 max
  no limits
  without limits
  with no limits
  as much as it needs
  as much as they need
  as much as it ever needs
  as much of
  as it wants
  as much as it wants
  as they want
  as it likes
  maximum uint256
  maximum uint
  uint256 maximum
  no cap
  without cap
  maximum uint256
  maximum uint
  the maximum uint256
  the maximum uint256 value
  max uint 256
  as much as it likes
  as much as they like
  no upper limit
  without an upper limit
  without any limit
  without limit
  without limits
  with no limit
  without a limit
  no cap
  unlimited
  infinite
  infinity
  an unlimited amount
  unlimited amount
  an infinite amount
  infinite amount
  max uint
  maxuint
  max uint256
  uint256 max
  type uint256 max
  maxuint256
  max_uint256
  uint256max
  uint max
  unbounded
  limitless
  without limit
  without a limit
  with no limit
  no limit
  unrestricted
  maximum allowance
  max allowance
  maximum approval
  max approval
  an unlimited
  an infinite
  full allowance
  indefinite
  uncapped
  without ceiling
  without upper limit
  without cap
  without maximum
  full unlimited
  a full unlimited
  totally unlimited
  completely unlimited
  no limit whatsoever
  unlimited full
`;
