import {
  type Action,
  type Address,
  checksumAddress,
  type Hex,
  hashAction,
  hashAuditRow,
  hashEffects,
  hashPayload,
  hashReport,
  hashRequest,
  hashSection,
  Problem,
  parseAddress,
  type Receipt,
  readJson,
  receiptFormat,
  sealedSectionsOf,
  sharedReceiptFormat,
  zeroHash,
} from '@countersign/protocol';
import { readSeal, type ServiceKey } from './read-seal.ts';
import { verdictSigner } from './verdict-signer.ts';

/** What is wrong with a receipt, and in which member of it. */
export interface ReceiptFault {
  /** Such as `verdict.report` or `audit[2]`. */
  readonly where: string;
  readonly what: string;
}

export type ReceiptCheck =
  | {
      readonly valid: true;
      readonly receipt: Receipt;
      /** Who signed the verdict; null if there is none, or if only an ORION key vouches for it. */
      readonly arbiter: Address | null;
      /** What was taken on the receipt's own word, because nothing to compare it with was given. */
      readonly unproven: readonly ('service key' | 'arbiter')[];
    }
  | { readonly valid: false; readonly faults: readonly ReceiptFault[] };

export interface ReceiptTrust {
  /** The keys of the service as you know them: `await client.getJwks()`, kept from when you trusted it. */
  readonly keys?: { readonly keys: readonly ServiceKey[] } | undefined;
  /** The account that signs the arbiter's verdicts: `owner` of the verification service, here and in its registry on chain. */
  readonly arbiter?: string | undefined;
}

/** Deeper than a request that the service takes can make its receipt. */
const MAX_DEPTH = 200;

/**
 * Checks a receipt without a network: every hash, every signature, and that no byte was changed since it was issued. Give the
 * text where you have it: one that readers could understand differently, such as with a member that is there twice, is
 * refused, and `JSON.parse` keeps quiet about that.
 */
export function verifyReceipt(given: unknown, trust: ReceiptTrust = {}): ReceiptCheck {
  if (typeof given !== 'string') return verifyRead(given, trust);
  let read: unknown;
  try {
    read = readJson(new TextEncoder().encode(given), MAX_DEPTH);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const [where = '', what = ''] = error.message.split(': ');
    return { valid: false, faults: [{ where: where === 'body' ? 'receipt' : where, what }] };
  }
  return verifyRead(read, trust);
}

function verifyRead(given: unknown, trust: ReceiptTrust): ReceiptCheck {
  const faults: ReceiptFault[] = [];
  const fault = (where: string, what: string) => void faults.push({ where, what });
  try {
    const receipt = given as Receipt;
    if (receipt?.format !== receiptFormat && receipt?.format !== sharedReceiptFormat)
      fault('format', `must be ${receiptFormat} or ${sharedReceiptFormat}`);
    else {
      checkSeal(receipt, trust, fault);
      if (isShared(receipt)) checkWithheld(receipt, fault);
      else checkRequest(receipt, fault);
      checkAction(receipt, fault);
      checkVerdict(receipt, trust, fault);
      checkAudit(receipt, fault);
    }
    if (faults.length > 0) return { valid: false, faults };
    const arbiter = signerOf(receipt);
    const unproven = [
      ...(trust.keys ? [] : (['service key'] as const)),
      ...(arbiter && trust.arbiter === undefined ? (['arbiter'] as const) : []),
    ];
    return { valid: true, receipt, arbiter, unproven };
  } catch (error) {
    // Missing members, or members of another kind: their digests already showed which.
    if (faults.length === 0) fault('receipt', `cannot be read: ${(error as Error).message}`);
    return { valid: false, faults };
  }
}

type Tell = (where: string, what: string) => void;

/** Without the words, and without what its requestHash is made of: that is their salted hash. */
const isShared = ({ format }: Receipt) => format === sharedReceiptFormat;

function signerOf(receipt: Receipt): Address | null {
  const { request, verdict } = receipt;
  if (!verdict) return null;
  return verdictSigner(
    request.requestHash,
    isShared(receipt) ? { ...verdict, withheldEffectsHash: verdict.effectsHash } : verdict,
  );
}

function checkSeal(receipt: Receipt, { keys }: ReceiptTrust, fault: Tell): void {
  const { key } = receipt.issued;
  if (keys && !keys.keys.some(({ kid, x }) => kid === key.kid && x === key.x))
    fault('issued.key', 'is not one of the service keys you trust');
  const digests = readSeal(receipt.seal, key);
  if (!digests) {
    fault('seal', 'is not a signature by issued.key');
    return;
  }
  const sections = sealedSectionsOf(receipt.format);
  const known = new Set<string>([...sections, 'seal']);
  for (const name of new Set([...Object.keys(receipt), ...Object.keys(digests)])) {
    if (!known.has(name)) fault(name, 'is not a member of a receipt');
  }
  for (const name of sections) {
    if (receipt[name] === undefined || hashSection(receipt[name]) !== digests[name])
      fault(name, 'differs from what was sealed');
  }
}

/** Nothing may stand there that nothing proves. */
function checkWithheld({ request, payload, verdict }: Receipt, fault: Tell): void {
  for (const name of ['payloadHash', 'salt'] as const)
    if (request[name] !== null) fault(`request.${name}`, 'must be left out');
  if (payload !== null) fault('payload', 'must be left out');
  for (const name of ['report', 'effects'] as const)
    if (verdict && verdict[name] !== null) fault(`verdict.${name}`, 'must be left out');
}

function checkRequest({ request, payload, actionHash }: Receipt, fault: Tell): void {
  const { requestHash, chainId, verificationServiceId: serviceId } = request;
  const [payloadHash, salt] = [request.payloadHash as Hex, request.salt as Hex];
  const account = parseAddress(request.account);
  if (account === null) {
    fault('request.account', 'is not an Ethereum address');
    return;
  }
  if (hashRequest({ account, chainId, payloadHash, serviceId, salt }) !== requestHash)
    fault('request.requestHash', 'does not match account, chain, service, payloadHash and salt');
  if (payload) {
    if (hashPayload(payload) !== payloadHash) fault('payload', 'does not match request.payloadHash');
    if (payload.escrowAddress !== account || payload.chainId !== chainId)
      fault('payload', 'belongs to a different account or chain');
    if (hashAction(payload as Action, { chainId, account }) !== actionHash)
      fault('actionHash', 'does not match the payload');
  }
}

function checkAction({ actionHash, verdict }: Receipt, fault: Tell): void {
  // A verdict that leaves the decision to the owner need not name the action.
  if (verdict && verdict.callHash !== null && verdict.callHash !== actionHash)
    fault('verdict.callHash', 'belongs to a different action than actionHash');
}

function checkVerdict(receipt: Receipt, { arbiter }: ReceiptTrust, fault: Tell): void {
  const { verdict } = receipt;
  if (!verdict) return;
  const { report, reportHash, effects, effectsHash, signed, signer } = verdict;
  if (report !== null && hashReport(report as object | string) !== (reportHash ?? zeroHash))
    fault('verdict.report', 'does not match verdict.reportHash');
  if (!isShared(receipt) && effectsHash !== null && hashEffects(effects) !== effectsHash)
    fault('verdict.effects', 'do not match verdict.effectsHash');
  const recovered = signerOf(receipt);
  if (signed && (recovered === null || recovered !== signer))
    fault('verdict.signature', 'is not a signature of this verdict by verdict.signer');
  if (arbiter === undefined) return;
  const trusted = parseAddress(arbiter);
  if (trusted === null || recovered !== checksumAddress(trusted))
    fault('verdict.signer', 'is not an arbiter you trust');
}

function checkAudit({ audit }: Receipt, fault: Tell): void {
  for (const [index, { hash, previousHash, ...row }] of audit.entries()) {
    if (row.seq === null) continue;
    if (hash === null || previousHash === null || hashAuditRow(previousHash, row) !== hash)
      fault(`audit[${index}]`, 'does not match its hash');
    const before = audit.find(({ seq }) => seq !== null && seq === (row.seq ?? 0) - 1);
    if (before && before.hash !== previousHash) fault(`audit[${index}]`, 'does not continue the previous row');
  }
}
