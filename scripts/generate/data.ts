import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCollections } from './data/collections.ts';
import { buildConfusables } from './data/confusables.ts';
import { buildContracts } from './data/contracts.ts';
import { buildCounterparts } from './data/counterparts.ts';
import { buildMorphoMarkets } from './data/morpho-markets.ts';
import { fetchSources } from './data/sources.ts';
import { buildTokens } from './data/tokens.ts';

/**
 * Generates the validator's tables from packages at exact versions. Run it after changing a version; the output is
 * committed.
 */
const folder = 'validator/src/data/generated';
const say = (text: string) => process.stderr.write(`${text}\n`);

function write(name: string, table: unknown): void {
  const path = join(folder, name);
  const text = `${JSON.stringify(table)}\n`;
  writeFileSync(path, text);
  say(`${path}: ${Math.round(text.length / 1024)} kB`);
}

await fetchSources(say);
mkdirSync(folder, { recursive: true });
write('collections.json', buildCollections());
write('confusables.json', buildConfusables());
write('contracts.json', buildContracts());
write('counterparts.json', buildCounterparts());
write('morpho-markets.json', buildMorphoMarkets());
write('tokens.json', buildTokens());
