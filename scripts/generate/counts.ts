import { globSync, readFileSync } from 'node:fs';
import { nodes } from '../../validator/src/checks/index.ts';
import { chains } from '../../validator/src/data/chains.ts';
import { protocols } from '../../validator/src/protocols/index.ts';
import { latinLanguages, scriptLanguages } from '../../validator/src/reader/languages/index.ts';
import { type Counts, recount } from './recount.ts';
import { describeShipped } from './reference-pages.ts';

/** The numbers that grow with the product. */
const countProduct = (): Counts => ({
  checks: nodes.length,
  protocols: protocols.length,
  chains: chains.length,
  languages: latinLanguages.length + scriptLanguages.length,
  'more contracts': describeShipped().counts.contracts,
});

/** The pages about the current product; decisions, reports and the changelog describe a date. */
export function recountedPages(): [path: string, text: string][] {
  const counts = countProduct();
  const paths = globSync(['*.md', '*/README.md', 'docs/guides/*.md'], { exclude: ['node_modules/**', 'CHANGELOG.md'] });
  return paths.sort().map((path) => [path, recount(readFileSync(path, 'utf8'), counts)]);
}
