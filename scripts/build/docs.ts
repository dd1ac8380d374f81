import { type ChildMessage, supervisedFlag } from '../../edge/src/child-message.ts';
import { buildDocs } from './docs-site/build-docs.ts';

try {
  const DOCS_DIR = await buildDocs((text) => process.stderr.write(`countersign: ${text}\n`));
  const message: ChildMessage = { state: 'done', variables: { DOCS_DIR } };
  if (process.argv.includes(supervisedFlag)) process.send?.(message);
  else process.stdout.write(`DOCS_DIR=${DOCS_DIR}\n`);
  if (process.connected) process.disconnect();
} catch (error) {
  process.stderr.write(`\nThe documentation could not be built: ${(error as Error).message}\n`);
  process.exit(1);
}
