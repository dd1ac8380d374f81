import { readConfig } from '../service/src/config.ts';
import { runKeysCommand, USAGE, UsageError } from '../service/src/keys-command.ts';
import { createLog } from '../service/src/platform/log.ts';

try {
  const config = readConfig(process.env);
  await runKeysCommand(process.argv.slice(2), config, createLog('warn', process.stderr), {
    answer: (line) => process.stdout.write(`${line}\n`),
    remark: (line) => process.stderr.write(`${line}\n`),
  });
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${message}\n${error instanceof UsageError ? `\n${USAGE}` : ''}`);
  process.exitCode = 1;
}
