import type { Results } from './results.ts';

/** What stands between a row and its target, and what it would take: shown where a target is missed. */
export const limits: Readonly<Record<string, (results: Results) => string>> = {
  'mcp-session': () =>
    'The floor knows neither a session nor a caller. Before the same three statements, the product reads the session and what is left of the rate limit, and it checks at each call that both and the key still hold. What it would take: sessions kept in the process, with all instances told when one ends.',
  validate: () =>
    'The last figure is the function alone. The rest is HTTP and the JSON of an answer of some 17 kB on its way through a socket. The profile of the function is flat: about 1,500 functions, none with 3 % of the time, and 460 patterns with 12 % between them. What it would take: to read only what the checks of this request ask for, instead of everything that may matter, or a compiled form of the phrase books that walks a text once for all languages.',
  verdict: () =>
    'A verdict is eight requests between the service, the arbiter and the validator, those to the chain, and 43 statements in six transactions. No part stands out: in the service, writing to sockets takes about a quarter, the collector a tenth, hashes and signatures a tenth; in the arbiter, hashes take a sixth. What it would take: arbiter and chain in the process of the service (a report is now written, parsed and hashed by three processes), keccak-256 outside of JavaScript (about 2 ms), and one report of the arbiter for each verdict instead of three ([what was done so far](../docs/decisions/0053-less-for-a-verdict.md)).',
  idle: () =>
    'A bare Node process has 42 MB; one that has loaded Fastify, `pg`, zod and `viem/utils` 80 MB. The rest is code and, in the validator, tables: tokens, contracts, descriptors and the phrase books of all languages. A start loads 4,000 modules in five processes at about half a millisecond each, and two fifths of its time are the validator, which loads 1,400 of them, builds its phrase books and compiles its patterns. What it would take: bundles instead of modules, which then are no longer the files of the repository, and tables that are written in a form that need not be parsed ([what was done so far](../docs/decisions/0056-a-faster-start.md)).',
  polls: (results) => {
    const floor = results.status?.compared?.floor;
    const ms = floor ? floor.processMs + floor.postgresMs : Number.NaN;
    const perSecond = 5_000 / 25;
    return `The contract lets a poll wait for 25 s at most, so 5,000 of them are ${perSecond} requests a second. A bare server takes ${ms.toFixed(2)} ms for one (row \`status\`), ${((ms * perSecond) / 1000).toFixed(2)} cores for all, without holding anything. The product makes one statement for a poll that returns, to count it against its rate limit; the rest is HTTP, and the collector, which copies what each held poll keeps alive ([what was done so far](../docs/decisions/0055-less-for-a-poll.md)). What it would take: longer waits, or what is there already: event streams hold as many for a fraction.`;
  },
};
