import { type ChildMessage, supervisedFlag } from '../../edge/src/child-message.ts';
import { buildWeb } from '../../web/build.ts';

try {
  const WEB_DIR = await buildWeb((text) => process.stderr.write(`countersign: ${text}\n`));
  const message: ChildMessage = { state: 'done', variables: { WEB_DIR } };
  if (process.argv.includes(supervisedFlag)) process.send?.(message);
  else process.stdout.write(`WEB_DIR=${WEB_DIR}\n`);
  if (process.connected) process.disconnect();
} catch (error) {
  process.stderr.write(`\nThe web application could not be built: ${(error as Error).message}\n`);
  process.exit(1);
}
