import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildConfusables } from './generate-data/confusables.ts';
import { buildContracts } from './generate-data/contracts.ts';
import { buildCounterparts } from './generate-data/counterparts.ts';
import { buildMorphoMarkets } from './generate-data/morpho-markets.ts';
import { fetchSources } from './generate-data/sources.ts';
import { buildTokens } from './generate-data/tokens.ts';

/** Makes the tables of the validator from packages at exact versions. Run after a pin has changed; the output is committed. */
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
write('confusables.json', buildConfusables());
write('contracts.json', buildContracts());
write('counterparts.json', buildCounterparts());
write('morpho-markets.json', buildMorphoMarkets());
write('tokens.json', buildTokens());
