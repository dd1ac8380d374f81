import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readListedTokens } from '../../validator/src/data/listed-tokens.ts';
import { protocols } from '../../validator/src/protocols/index.ts';
import { createContractBook } from '../../validator/src/protocols/registry.ts';
import { answerHelp } from '../run/answer-help.ts';
import { excludedThreats } from './lists/exclusions.ts';
import { buildSanctions } from './lists/sanctions.ts';
import { sanctionsSource, threatSources } from './lists/sources.ts';
import { buildThreats } from './lists/threats.ts';

const USAGE = `Generates the threat and sanctions lists that the validator ships with.

  npm run generate:lists -- <folder>   with threats/known-bad-addresses.csv and sanctions/ofac-ethereum.csv in it
`;

/**
 * Generates the shipped lists from a folder of public data. Run it after updating a source; the output is committed.
 */
const [folder, ...more] = process.argv.slice(2);

function write(path: string, text: string): void {
  writeFileSync(path, text);
  process.stderr.write(`${path}: ${Math.round(text.length / 1024)} kB\n`);
}

if (answerHelp(process.argv.slice(2), USAGE)) process.exit();
if (folder === undefined || more.length > 0) {
  process.stderr.write(USAGE);
  process.exitCode = 1;
} else {
  const read = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8');
  const ours = new Set([
    ...readListedTokens().tokens.map(({ address }) => address),
    ...createContractBook(protocols).all(),
  ]);
  const threats = buildThreats(read('threats', 'known-bad-addresses.csv'), {
    sources: threatSources,
    isOurs: (address) => ours.has(address),
    excluded: excludedThreats,
  });
  const sanctions = buildSanctions(read('sanctions', 'ofac-ethereum.csv'), sanctionsSource);
  write('validator/src/data/generated/threats.json', `${JSON.stringify(threats)}\n`);
  write('validator/src/data/sanctions-seed.txt', sanctions);
}
