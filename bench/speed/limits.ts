import type { Held } from './measure-held.ts';
import { MOST_CORES, MOST_TOLD_MS } from './report-held.ts';
import type { HeldBySides, Results } from './results.ts';

type Limit = (results: Results) => string;

/**
 * The extra cost of the product over the floor: the number of database round trips of each in one request, and the
 * reason.
 */
const besideFloor =
  (name: string, waits: { readonly product: number; readonly floor: number }, why: string): Limit =>
  (results) => {
    const compared = results[name]?.compared;
    if (!compared) return why;
    const { product, floor } = compared;
    const ms = (of: 'processMs' | 'postgresMs') => (product[of] - floor[of]).toFixed(2);
    return `The product takes ${ms('processMs')} ms more in its process and ${ms('postgresMs')} ms more in PostgreSQL than the floor. It waits for the database ${waits.product} times in a request, the floor ${waits.floor} times. ${why}`;
  };

const ofEveryRequest =
  'The rest is what every request goes through: strict JSON, validation, the verification of tokens, headers, metrics and the answer by its schema.';

/** The arbiter's calls to the service for one verdict: lease, payload, TEE proof, settlement. */
const SMALL_CALLS = 4;
/** Calls to the chain per verdict, counted once: 988 requests for 88 verdicts. */
const CHAIN_CALLS = 11;

/** The statements of two reports that could be omitted: the writes of each, and its rate limit. */
const REPORT_STATEMENTS = 4;

function tellRemedies({ verdict }: Results): string {
  const remedies = verdict?.remedies;
  if (!remedies) return '';
  const figure = (what: string) =>
    Number.parseFloat(verdict?.figures.find((each) => each.what.startsWith(what))?.measured ?? '');
  const { reportBytes, canonicalMs, hashMs, jsonMs, smallCallMs, reportCallMs } = remedies;
  const total = figure('processor time of all processes');
  const calls = (SMALL_CALLS + CHAIN_CALLS) * smallCallMs + reportCallMs + jsonMs + canonicalMs;
  // Once in the arbiter and once in the service.
  const keccak = 2 * hashMs;
  const statementMs = figure('… PostgreSQL') / figure('statements for one verdict');
  const statements = REPORT_STATEMENTS * statementMs;
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  const exact = (value: number) => `${value.toFixed(2)} ms`;
  return ` What that would save, with the report of a verdict (${(reportBytes / 1000).toFixed(1)} kB) and a bare \`node:http\` server and client: one process ${ms(calls)} (${SMALL_CALLS} small calls of the arbiter and ${CHAIN_CALLS} to the chain at ${exact(smallCallMs)} each, the verdict with its report ${exact(reportCallMs)}, ${exact(jsonMs)} to write and parse it, and ${exact(canonicalMs)} for the second time that its canonical form is written); keccak-256 at most ${ms(keccak)}, for two hashes of the report; two reports ${ms(statements)}, for ${REPORT_STATEMENTS} statements at ${exact(statementMs)} of PostgreSQL each. Of ${ms(total)}, ${ms(total - calls - keccak - statements)} would remain: these remedies alone do not meet the target.`;
}

function tellHeld(held: HeldBySides | undefined): string {
  if (!held) return '';
  const { product, floor } = held;
  const cores = ({ service, postgres }: Held) => (service + postgres).toFixed(3);
  const { p50, p99, answeredP50, answeredP99, slowest } = product.told;
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  const misses = (isMissed: boolean) => (isMissed ? 'which misses the target, too' : 'which meets the target');
  const holding = `${cores(floor)} cores to hold them, ${misses(floor.service + floor.postgres > MOST_CORES)}`;
  const telling = `a p99 of ${ms(floor.told.p99)}, ${misses(floor.told.p99 > MOST_TOLD_MS)}`;
  return ` The floor, a bare Fastify server that does the same, takes ${holding}, and tells of decisions with ${telling}; the product takes ${cores(product)} cores and has a p99 of ${ms(p99)}. Decisions come one after the other, so none waits for another: half are told within ${ms(p50)}. Most of the time is the decision itself, which is answered within ${ms(answeredP50)} (p50) and ${ms(answeredP99)} (p99). The slowest hundredth took ${ms(slowest.ms)} on average, in which the event loop of the service was blocked for ${ms(slowest.service)} (its garbage collector alone: ${ms(slowest.serviceCollector)}) and that of the clients, which are one process, for ${ms(slowest.client)} (garbage collector: ${ms(slowest.clientCollector)}).`;
}

/** The obstacle between a row and its target, and the cost of removing it: shown if a target is missed. */
export const limits: Readonly<Record<string, Limit>> = {
  create: besideFloor(
    'create',
    { product: 7, floor: 6 },
    `It counts the limits of the network and of the key one after the other, and sends BEGIN alone, as [Performance](../docs/performance.md#statements) explains. ${ofEveryRequest}`,
  ),
  approve: besideFloor(
    'approve',
    { product: 8, floor: 5 },
    `It reads the session and the request one after the other, sends BEGIN alone, and logs the change after the other writes. ${ofEveryRequest}`,
  ),
  refresh: besideFloor('refresh', { product: 2, floor: 2 }, ofEveryRequest),
  status: besideFloor(
    'status',
    { product: 3, floor: 3 },
    `The product shares its reads with whoever asks meanwhile. The floor reads a request with the decisions on it in one statement, the product in two. ${ofEveryRequest}`,
  ),
  settings: besideFloor('settings', { product: 2, floor: 2 }, ofEveryRequest),
  list: besideFloor(
    'list',
    { product: 3, floor: 3 },
    `It reads a page in a transaction, so that its plans are kept. Reading the 50 records through their schema before they are sent, so that no field leaves the service that is not part of the contract, takes 0.7 ms (from a processor profile); without it, the target would be met. ${ofEveryRequest}`,
  ),
  'sign-in': besideFloor(
    'sign-in',
    { product: 6, floor: 3 },
    `It looks up the user after the signature, and starts the session in a transaction of four statements, the floor in one statement. ${ofEveryRequest}`,
  ),
  mcp: besideFloor(
    'mcp',
    { product: 3, floor: 1 },
    'The floor knows no caller and counts nothing; it reads a request, the decisions on it and whether the owner is needed in one statement.',
  ),
  'mcp-session': besideFloor(
    'mcp-session',
    { product: 4, floor: 1 },
    'The floor knows neither a session nor a caller. The product reads the session and counts the call against its rate limit, and checks at each call that both and the key still hold. What it would take: sessions kept in the process, with all instances told when one ends, and one statement for all that the tool reads.',
  ),
  validate: () =>
    'The figure without HTTP is the function alone. The rest is HTTP, and sending a JSON response of about 17 kB through a socket. The profile of the function is flat: about 3,000 functions, none of which takes 3 % of the time, and 510 patterns, which together take 11 %. Most of the code does not run often enough to be in the caches of the processor: finding the pieces of a text takes half as long if nothing else runs. To meet the target, the validator would have to read only what the checks of a request need, instead of everything that may matter ([what was tried](../docs/performance.md#tried-and-not-kept)).',
  verdict: (results) =>
    `A verdict takes eight requests between the service, the arbiter and the validator, further requests to the chain, and 43 statements in six transactions. No part stands out: in the service, writing to sockets takes about a quarter of the time, the garbage collector a tenth, and hashes and signatures a tenth; in the arbiter, hashes take a sixth. What could still go: the processes of the arbiter and the chain, as part of the service (today three processes write, parse and hash a report), keccak-256 in JavaScript, and two of the three reports of the arbiter per verdict ([what was done so far](../docs/performance.md#what-carries)).${tellRemedies(results)}`,
  idle: () =>
    'A bare Node process has 42 MB; one that has loaded Fastify, `pg`, zod and `viem/utils` 80 MB. The rest is code and, in the validator, tables: tokens, contracts, descriptors and the phrase books of all languages. Programs start from bundles. More than half of the time of a start goes to the validator, which builds its phrase books, compiles its patterns and judges the first requests itself, so that they are not slow for the first client. To meet the targets, its tables and phrase books would need a format that requires no parsing ([what was done so far](../docs/performance.md#start-and-memory)).',
  polls: (results) =>
    `The contract lets a poll wait for 25 s at most, so 5,000 of them are 200 requests a second. The product makes one statement per returning poll, to count it against its rate limit; the rest is HTTP and the garbage collector, which copies what each held poll keeps alive ([what was done so far](../docs/performance.md#polls-and-streams)).${tellHeld(results.polls?.held)} To meet the target, polls would have to wait longer, or clients would have to use event streams, which already hold as many connections for a fraction of the cost.`,
  streams: (results) =>
    `A stream that is held makes no statement, so what decides is how soon it is told.${tellHeld(results.streams?.held)}`,
};
