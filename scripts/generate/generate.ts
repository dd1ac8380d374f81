import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Api, contract, openApiDocument, serviceApi, validatorApi } from '@countersign/protocol';
import { buildContracts } from '../../contracts/src/compile.ts';
import { decisionsPage } from '../check/decisions.ts';
import { recountedPages } from './counts.ts';
import { dataModelPage } from './data-model/data-model-page.ts';
import { drawTables } from './data-model/draw-tables.ts';
import { readTables } from './data-model/read-tables.ts';
import { errorsPage } from './error-page/errors-page.ts';
import { knownNetworks, knownTokens } from './known-assets.ts';
import { llmsIndex } from './llms-index.ts';
import { logsPage } from './log-page.ts';
import { generateMigrations } from './migrations.ts';
import { environmentPage, nodesPage, protocolsPage } from './reference-pages.ts';
import { sdkRoutes } from './sdk-routes.ts';

/** Writes the generated files; with --check only reports what would change. */
const onlyCheck = process.argv.includes('--check');
const stale: string[] = [];

function write(path: string, content: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === content) return;
  stale.push(path);
  if (onlyCheck) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

const openApi = (api: Api, port: number) =>
  `${JSON.stringify(openApiDocument(api, `http://localhost:${port}`), null, 2)}\n`;
write('docs/reference/openapi.json', openApi(serviceApi, 3000));
write('docs/reference/validator-openapi.json', openApi(validatorApi, 8000));
write('sdk/src/routes.ts', sdkRoutes(contract));
write('protocol/src/assets/networks.ts', knownNetworks());
write('protocol/src/assets/tokens.ts', knownTokens());
const tables = await readTables();
write('docs/reference/data-model.md', dataModelPage(tables));
write('docs/reference/data-model.svg', drawTables(tables));
write('docs/reference/errors.md', errorsPage());
write('docs/reference/environment.md', environmentPage());
write('docs/reference/logs.md', logsPage());
// A copy, because Helm reads only files of its chart, and packing a chart drops the targets of links.
write('deploy/helm/countersign/alerts.yaml', readFileSync('deploy/monitoring/alerts.yaml', 'utf8'));
write('docs/reference/nodes.md', nodesPage());
write('docs/reference/protocols.md', protocolsPage());
write('docs/decisions/README.md', decisionsPage());
write('llms.txt', llmsIndex());
for (const [path, text] of recountedPages()) write(path, text);
stale.push(...generateMigrations('service/migrations', onlyCheck));
stale.push(...buildContracts(onlyCheck));

if (stale.length > 0) {
  process.stdout.write(
    `${onlyCheck ? 'Not up to date (npm run generate):' : 'Written:'}\n${stale.map((path) => `  ${path}\n`).join('')}`,
  );
  if (onlyCheck) process.exitCode = 1;
}
