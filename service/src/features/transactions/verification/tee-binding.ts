import { type Hex, hashVerdict, toBasisPoints, zeroHash } from '@countersign/protocol';
import type { Database } from '../../../platform/db/database.ts';
import { and, eq } from '../../../platform/db/drizzle.ts';
import { statement } from '../../../platform/db/statement.ts';
import { isGiven, type TransactionKey } from '../base/store.ts';
import { approvals, isOf, transactions, verdicts } from '../base/table.ts';
import type { TeeProof } from '../base/verification/read-records.ts';

const REPORT_DATA_BYTES = 64;
const QUOTE_VERSION_WITH_LENGTH = 5;

/** The offset of the report data in the quote; null if the format is unknown. */
function reportDataOffset(platform: TeeProof['platform'], quote: Buffer): number | null {
  if (platform === 'sev-snp') return 80;
  if (platform === 'sgx') return 368;
  if (platform !== 'tdx' || quote.length < 2) return null;
  return quote.readUInt16LE(0) >= QUOTE_VERSION_WITH_LENGTH ? 574 : 568;
}

const decode = (text: string): Buffer =>
  /^(?:0x)?(?:[0-9a-fA-F]{2})+$/.test(text) ? Buffer.from(text.replace(/^0x/, ''), 'hex') : Buffer.from(text, 'base64');

/**
 * Whether a proof is bound to this verdict: the report data in the quote start with the hash, and equal those in the
 * proof. The origin of the quote is not verified: that requires the certificates of the machine's manufacturer.
 */
export function isBoundTo(
  { platform, quote, reportData }: Pick<TeeProof, 'platform' | 'quote' | 'reportData'>,
  verdictHash: Hex,
): boolean {
  if (quote === null || reportData === null) return false;
  const bytes = decode(quote);
  const offset = reportDataOffset(platform, bytes);
  if (offset === null) return false;
  const carried = bytes.subarray(offset, offset + REPORT_DATA_BYTES);
  const wanted = Buffer.alloc(REPORT_DATA_BYTES);
  decode(reportData).copy(wanted);
  return (
    carried.length === REPORT_DATA_BYTES &&
    carried.equals(wanted) &&
    carried.subarray(0, 32).equals(Buffer.from(verdictHash.slice(2), 'hex'))
  );
}

/** The hash that the arbiter signed; null if there is no signed verdict. */
export async function findVerdictHash(db: Database, { id, userId }: TransactionKey): Promise<Hex | null> {
  const [row] = await selectSigned(db, { id, userId });
  const { signedType = null, decidedAt = null } = row?.verdict ?? {};
  if (!row || signedType === null || decidedAt === null) return null;
  const { requestHash, approval, verdict } = row;
  return hashVerdict(
    {
      requestHash,
      decision: approval.decision,
      confidenceBps: toBasisPoints(approval.confidence ?? 0),
      callHash: verdict.callHash ?? zeroHash,
      reportHash: verdict.reportHash ?? zeroHash,
      effectsHash: verdict.effectsHash ?? zeroHash,
      decidedAt,
    },
    signedType,
  );
}

/** Without the report, which may be large. */
const selectSigned = statement('signed-verdict', (db) => {
  const { signedType, decidedAt, callHash, reportHash, effectsHash } = verdicts;
  const { decision, confidence } = approvals;
  return db
    .select({
      requestHash: transactions.requestHash,
      approval: { decision, confidence },
      verdict: { signedType, decidedAt, callHash, reportHash, effectsHash },
    })
    .from(transactions)
    .innerJoin(verdicts, isOf(verdicts))
    .innerJoin(approvals, and(isOf(approvals), eq(approvals.type, 'orion')))
    .where(isGiven);
});
