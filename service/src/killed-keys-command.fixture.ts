import { createLog } from '@countersign/edge';
import { readConfig } from './config.ts';
import { runKeysCommand } from './keys-command.ts';

/** Runs `npm run keys` and kills it with -9 just before it prints something that begins with the first argument. */
const [fatalWords = '', ...args] = process.argv.slice(2);

await runKeysCommand(args, readConfig(process.env), createLog('fatal'), {
  answer: () => {},
  remark(line) {
    if (line.startsWith(fatalWords)) process.kill(process.pid, 'SIGKILL');
  },
});
