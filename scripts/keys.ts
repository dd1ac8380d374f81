import { runKeysCommand, USAGE } from '../service/src/keys-command.ts';
import { runCommandLine } from './command-line.ts';

await runCommandLine(USAGE, 1, async (...given) => {
  await runKeysCommand(...given);
  return 0;
});
