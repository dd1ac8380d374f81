import { cross, either, list } from '../list.ts';

const least = ['minimum', 'min', 'least', 'lowest', 'bare minimum', 'smallest amount', 'worst'];
const most = ['maximum', 'max', 'most', 'highest', 'largest amount'];
const takes = [
  'accept',
  'will accept',
  'would accept',
  'can accept',
  'take',
  'will take',
  'would take',
  'want',
  'need',
  'expect',
  'go for',
  'get',
  'should get',
  'settle for',
];
const pays = [
  'pay',
  'will pay',
  'would pay',
  'can pay',
  'spend',
  'will spend',
  'would spend',
  'can spend',
  'want to spend',
  'want to pay',
  'am willing to pay',
  'am willing to spend',
];
const who = ['i', 'ill', 'id', 'im willing to', 'we'];
const isWord = ['', 'is', 'of', 'being'];
/** Who accepts a price, with the verb: `we accept`, `I'm taking`. */
const accepting = [
  ...cross(
    ['', 'i', 'we', 'ill', 'i will', 'we will', 'id', 'i would'],
    ['accept', 'take', 'want', 'expect', 'settle for', 'agree to', 'go for', 'let it go for', 'want to see'],
  ).split('|'),
  ...cross(['', 'im', 'i am', 'we are', 'were'], ['accepting', 'taking', 'settling for', 'expecting', 'after']).split(
    '|',
  ),
  'be happy with',
  'be satisfied with',
];

/** Words for the least amount that a trade may return: `the minimum I'll take is`. */
export const leastWords = either(
  cross(accepting, [
    'no less than',
    'not less than',
    'nothing less than',
    'nothing under',
    'nothing below',
    'no lower than',
    'not a cent less than',
    'not a cent below',
  ]),
  cross(
    ['aint', 'im not', 'i am not', 'were not', 'we are not'],
    ['taking', 'accepting', 'settling for', 'going for', 'having'],
    ['less than', 'anything less than', 'anything under', 'anything below', 'under'],
  ),
  cross(
    least,
    ['acceptable', 'acceptable amount', 'acceptable output', 'acceptable return', 'price acceptable', 'amount'],
    isWord,
  ),
  list`
    ${cross(least, who, [...takes, 'accept', 'take'], isWord)}
  `,
  cross(
    ['my', 'the', 'with a', 'a', 'hard', 'a hard', 'price', ''],
    ['floor', 'lower limit', 'lower bound', 'minimum'],
    ['is', 'at', 'of', 'set at', 'being'],
  ),
  list`
    worst case
    in the worst case
    worst case im fine with
    worst case i accept
    worst case i take
    bottom line
    bottom line is
    lowest acceptable result
    as the lowest acceptable result
    as the lowest acceptable amount
    as the lowest acceptable output
    floor
    lower limit
    lower bound
    hard floor
    limit min
    limit minimum
    at the minimum
    not a cent less than
    nothing less than
    nothing below
    nothing under
    nothing short of
    anything from
    anything above
    anything over
    anything upwards of
    any amount above
    any amount over
    any amount from
    starting at
    starting from
    upwards
    or upwards
    and upwards
    and above
    and higher
    and more
    or greater
    or larger
    or beyond
    north of
    wont accept less than
    will not accept less than
    wont accept under
    wont accept below
    wont take less than
    will not take less than
    not accepting less than
    refuse less than
    reject less than
    reject anything under
    reject anything below
    refuse anything under
    refuse anything below
    revert if less than
    revert below
    revert under
    revert if under
    revert if below
    fail if less than
    abort if less than
    abort below
    cancel if less than
    no worse than
    not worse than
    never worse than
    no fewer
    of no less than
    for no less than
    being the floor
    is the floor
    is my floor
    is the minimum
    being the minimum
    is my minimum
    is the least
    is the least i accept
    is the least ill take
  `,
  cross(
    ['as', 'is', 'being', 'counts as'],
    ['', 'a', 'the', 'my', 'our', 'an absolute', 'the absolute', 'the bare'],
    [
      'minimum',
      'min',
      'floor',
      'lower limit',
      'lower bound',
      'worst case',
      'minimum output',
      'minimum return',
      'minimum amount',
      'minimum received',
      'least',
      'least i take',
      'least i accept',
      'least ill take',
      'least ill accept',
      'least i will take',
      'least i will accept',
      'least i can accept',
      'least we take',
      'least we accept',
      'least acceptable',
    ],
  ),
  cross(
    ['minimum', 'min', 'least', 'guaranteed minimum', 'required minimum', 'smallest', 'lowest'],
    [
      'purchase',
      'purchase of',
      'buy',
      'buy of',
      'buy amount of',
      'purchase amount',
      'purchase amount of',
      'acceptable',
      'acceptable output of',
      'to receive',
      'to receive of',
      'proceeds',
      'proceeds of',
      'payout',
      'payout of',
      'yield',
      'take',
    ],
  ),
  cross(
    [
      'require',
      'requires',
      'requiring',
      'demand',
      'demanding',
      'insist on',
      'i insist on',
      'insisting on',
      'guarantee',
      'guaranteeing',
      'guaranteed',
      'expecting',
      'with a guaranteed',
      'with a required',
    ],
    ['a minimum of', 'at least', 'no less than', 'not less than', 'minimum', 'a minimum output of'],
  ),
  list`
    i insist on
    insist on
    insisting on
    guaranteed minimum
    guaranteed minimum of
    reserve price
    reserve price of
    reserve of
    worst acceptable output
    worst acceptable
    worst acceptable output of
    worst case output
    worst case i get
    no fewer than
    not fewer than
  `,
);

/** The same for the most that it may cost. */
export const mostWords = either(
  cross(accepting, ['no more than', 'not more than', 'nothing more than', 'nothing over', 'nothing above']),
  list`
    ${cross(most, who, [...pays, 'pay', 'spend'], isWord)}
  `,
  cross(
    ['my', 'the', 'with a', 'a', 'hard', 'a hard', 'total', 'spending', ''],
    ['cap', 'upper limit', 'upper bound', 'ceiling', 'budget'],
    ['is', 'at', 'of', 'set at', 'being'],
  ),
  list`
    upper limit
    upper bound
    hard cap
    ceiling
    at the very most
    at the absolute most
    nothing more than
    nothing above
    nothing over
    wont pay more than
    will not pay more than
    wont spend more than
    will not spend more than
    not paying more than
    not spending more than
    and no more than
    and not more than
    and never more than
    not a cent more than
    never over
    or cheaper
    and no higher than
    being the ceiling
    being the maximum
    being the max
    being the cap
    is the cap
    is my cap
    is the ceiling
    is my ceiling
    is my max
    is my maximum
    is the max
    is the maximum
    is my limit
    is my budget
    is the budget
    is the most ill pay
    is the most i will pay
  `,
);
