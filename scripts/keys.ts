import { createLog } from '@countersign/edge';
import { readConfig } from '../service/src/config.ts';
import { runKeysCommand, USAGE, UsageError } from '../service/src/keys-command.ts';

const args = process.argv.slice(2);
if (args[0] === '--help' || args[0] === 'help') {
  process.stdout.write(USAGE);
  process.exit();
}

try {
  const config = readConfig(process.env);
  await runKeysCommand(args, config, createLog('warn', process.stderr), {
    answer: (line) => process.stdout.write(`${line}\n`),
    remark: (line) => process.stderr.write(`${line}\n`),
  });
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${message}\n${error instanceof UsageError ? `\n${USAGE}` : ''}`);
  process.exitCode = 1;
}
