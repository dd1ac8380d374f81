import { parseArgs } from 'node:util';
import type { Log } from '@countersign/edge';
import { type Output, UsageError, withStorage } from './command.ts';
import type { Config } from './config.ts';
import { formatHead, type Head, parseHead } from './platform/audit/chain.ts';
import { verifyAuditLog } from './platform/audit/verify-audit-log.ts';

export const USAGE = `Verifies that the audit log is intact, or reports the first row that differs from what was sealed.

  npm run audit:verify [-- --expect SEQ:HASH]

--expect takes a head recorded earlier, from this command or from the log of the service, and checks that the audit log
still contains it. The command uses the database of this environment (DATABASE_URL or DATA_DIR); the service may be
running or stopped. Exit codes: 0 the log is intact, 1 it is broken, 2 it could not be verified.
`;

/** Whether the log is whole. */
export async function runAuditCommand(
  args: readonly string[],
  config: Config,
  log: Log,
  { answer, remark }: Output,
): Promise<boolean> {
  const expected = readExpected(args);
  const result = await withStorage(config, log, ({ db }) => verifyAuditLog(db, expected), { mustExist: true });
  if (!result.isWhole) {
    const { seq, id, reason } = result.firstBreak;
    answer(`The audit log is broken at row ${seq}${id === null ? '' : ` (id ${id})`}: ${reason}.`);
    return false;
  }
  const { head, unsealed } = result;
  answer(`The audit log is intact. Sealed rows: ${head.seq}; not sealed yet: ${unsealed}. Head:`);
  answer(formatHead(head));
  if (!expected)
    remark('Store the head somewhere else: --expect can later show whether rows were removed or rewritten.');
  return true;
}

function readExpected(args: readonly string[]): Head | undefined {
  const text = readOption(args);
  if (text === undefined) return undefined;
  const head = parseHead(text);
  if (!head) throw new UsageError('--expect must be SEQ:HASH, with a hash of 64 hexadecimal digits');
  return head;
}

function readOption(args: readonly string[]): string | undefined {
  try {
    return parseArgs({ args: [...args], options: { expect: { type: 'string' } }, strict: true }).values.expect;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
