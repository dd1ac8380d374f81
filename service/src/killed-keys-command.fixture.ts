import { createLog } from '@countersign/edge';
import { readConfig } from './config.ts';
import { runKeysCommand } from './keys-command.ts';

/** `npm run keys`, killed with -9 at the moment at which it would say something that begins with the first argument. */
const [fatalWords = '', ...args] = process.argv.slice(2);

await runKeysCommand(args, readConfig(process.env), createLog('fatal'), {
  answer: () => {},
  remark(line) {
    if (line.startsWith(fatalWords)) process.kill(process.pid, 'SIGKILL');
  },
});
