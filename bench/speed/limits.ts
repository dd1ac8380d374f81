import type { Results } from './results.ts';

/** What stands between a row and its target, and what it would take: shown where a target is missed. */
export const limits: Readonly<Record<string, (results: Results) => string>> = {
  'mcp-session': () =>
    'The floor knows neither a session nor a caller. Before the same three statements, the product reads the session and what is left of the rate limit, and it checks at each call that both and the key still hold. What it would take: sessions kept in the process, with all instances told when one ends.',
  validate: () =>
    'The last figure is the function alone. The rest is HTTP, and sending a JSON response of about 17 kB through a socket. The profile of the function is flat: about 1,500 functions, none of which takes 3 % of the time, and 460 patterns, which together take 12 %. To meet the target, the validator would have to read only what the checks of a request need, instead of everything that may matter, or compile its phrase books into a form that scans a text once for all languages.',
  verdict: () =>
    'A verdict takes eight requests between the service, the arbiter and the validator, further requests to the chain, and 43 statements in six transactions. No part stands out: in the service, writing to sockets takes about a quarter of the time, the garbage collector a tenth, and hashes and signatures a tenth; in the arbiter, hashes take a sixth. To meet the target, the arbiter and the chain would have to run in the process of the service (today three processes write, parse and hash a report), keccak-256 would have to run outside JavaScript (about 2 ms), and the arbiter would have to report once per verdict instead of three times ([what was done so far](../docs/decisions/0053-less-for-a-verdict.md)).',
  idle: () =>
    'A bare Node process has 42 MB; one that has loaded Fastify, `pg`, zod and `viem/utils` 80 MB. The rest is code and, in the validator, tables: tokens, contracts, descriptors and the phrase books of all languages. A start loads 4,000 modules in five processes, at about half a millisecond each. Two fifths of its time go to the validator, which loads 1,400 of them, builds its phrase books and compiles its patterns. To meet the target, programs would have to be bundled, so the code that runs would no longer be the files of the repository, and tables would need a format that requires no parsing ([what was done so far](../docs/decisions/0056-a-faster-start.md)).',
  polls: (results) => {
    const floor = results.status?.compared?.floor;
    const ms = floor ? floor.processMs + floor.postgresMs : Number.NaN;
    const perSecond = 5_000 / 25;
    return `The contract lets a poll wait for 25 s at most, so 5,000 of them are ${perSecond} requests a second. A bare server takes ${ms.toFixed(2)} ms for one (row \`status\`), ${((ms * perSecond) / 1000).toFixed(2)} cores for all, without holding anything. The product makes one statement per returning poll, to count it against its rate limit; the rest is HTTP and the garbage collector, which copies what each held poll keeps alive ([what was done so far](../docs/decisions/0055-less-for-a-poll.md)). To meet the target, polls would have to wait longer, or clients would have to use event streams, which already hold as many connections for a fraction of the cost.`;
  },
};
