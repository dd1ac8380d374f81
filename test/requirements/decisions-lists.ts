import { proven, type Requirement } from './requirement.ts';

const list = 'the filters of GET /transactions/users/{ethereumAddress}';
const counts = 'GET /transactions/users/{ethereumAddress}/counts';
const file = 'GET /transactions/users/{ethereumAddress}/export';

/** What is ours of lists of transactions: filters, the inbox, counts and exports. */
export const decisionsLists: readonly Requirement[] = [
  proven(
    'decisions.lists.filters',
    'GET /transactions/users/{a} takes status, waitingFor, decision, agent, chainId, asset, q, since and until; all that are given must match',
    `${list} > status=APPROVED,REJECTED`,
    `${list} > waitingFor=arbiter,sealing,execution`,
    `${list} > decision=UNDECIDED,REJECTED`,
    `${list} > chainId=10`,
    `${list} > asset=native`,
    `${list} > q=vitalik.eth`,
    `${list} > since=2020-01-01T00:00:00Z&until=2021-01-01T00:00:00Z`,
    `${list} > status=PENDING&chainId=10&q=usdc&asset=native&decision=UNDECIDED&waitingFor=owner`,
    `${list} > find a request by its hash, whole or from the 8th digit on, and by who submitted it`,
    `${list} > 400 > status=NOPE`,
  ),
  proven(
    'decisions.lists.filters.agree',
    'a filter finds a transaction exactly while its record says so, an approval that has ended included',
    `${list} > agree with what the records say, after every change`,
    `${list} > status=REJECTED&decision=APPROVED`,
    'makes transactions of before found, as those that come later are, and those that are deleted no more',
  ),
  proven(
    'decisions.lists.filters.sealed',
    'a sealed request is found by nothing that it hides: no words, no addresses, no assets',
    `${list} > q=sealed`,
    `${list} > asset=native`,
    `${list} > status=PENDING&chainId=100&decision=UNDECIDED`,
  ),
  proven(
    'decisions.lists.cost',
    'the cost per page does not grow with the table',
    'GET /transactions/users/{ethereumAddress} > 200 > finds a page by an index, which has it in order already',
  ),
  proven(
    'decisions.lists.filters-cost',
    'filtered pages are keyset-paged, and look at a bounded number of candidates however many rows there are',
    `${list} > stay in the link to the next page, in every order`,
    `${list} > look at no more than 2,000 candidates for a page, and go on from there`,
  ),
  proven(
    'decisions.lists.attention',
    'order=attention with waitingFor=owner: failed checks first, then undecided, then what needs only the owner',
    `${list} > waitingFor=owner&order=attention`,
    `${list} > 400 > order=attention`,
  ),
  proven(
    'decisions.lists.record',
    'each record has summary, decision, confidence, reason and submittedBy; summary is bounded plain text and null where sealed',
    'a listed transaction > says what the call does, as the report says it: plain text, of at most 300 characters',
    'a listed transaction > says nothing of that where it is sealed, or not judged',
    `${list} > find a request by its hash, whole or from the 8th digit on, and by who submitted it`,
  ),
  proven(
    'decisions.lists.counts',
    'GET /transactions/users/{a}/counts counts what waits for the owner, up to 1000',
    `${counts} > 200: how many wait for the owner, and of many that there are more than 1000`,
    `${counts} > 403: for nobody else`,
  ),
  proven(
    'decisions.lists.export',
    'GET /transactions/users/{a}/export streams CSV (RFC 4180, no formulas) or JSON with the filters of the list, under limits of its own',
    `${file} > 200: CSV with a header, in which nothing is a formula`,
    `${file} > 200: JSON, which is what the list shows, all of it, with the same filters`,
    `${file} > 400: tells what is wrong before anything is sent`,
    `${file} > 403: for nobody else`,
    `${file} > 429: has a limit of its own`,
    `${file} > reads no further than the client does, and ends with it`,
    'a line of CSV > is as RFC 4180 has it',
    'a line of CSV > makes "=1+1" inert if a spreadsheet would run it',
  ),
];
