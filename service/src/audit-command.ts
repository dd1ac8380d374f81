import { parseArgs } from 'node:util';
import type { Log } from '@countersign/edge';
import { type Output, UsageError, withStorage } from './command.ts';
import type { Config } from './config.ts';
import { formatHead, type Head, parseHead } from './platform/audit/chain.ts';
import { verifyAuditLog } from './platform/audit/verify-audit-log.ts';

export const USAGE = `Proves that the audit log is whole, or names the first row that is not as it was sealed.

  npm run audit:verify [-- --expect SEQ:HASH]

--expect takes a head that was noted earlier, from this command or from the log of the service, and shows whether the
log still has it. It works on the database of this environment (DATABASE_URL or DATA_DIR), whether the service runs or
not. It ends with 0 where the log is whole, with 1 where it is broken, and with 2 where that could not be found out.
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
  answer(`The audit log is whole. Sealed rows: ${head.seq}; not sealed yet: ${unsealed}. Its head:`);
  answer(formatHead(head));
  if (!expected)
    remark('Note the head elsewhere: with --expect it shows later whether rows were cut off or rewritten.');
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
