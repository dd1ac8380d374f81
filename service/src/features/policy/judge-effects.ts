import {
  type Address,
  checksumAddress,
  type Effect,
  type EffectKind,
  type Policy,
  parseAddress,
} from '@countersign/protocol';
import { judgeReturn } from './judge-return.ts';
import { nameAsset, nameChain, showAmount } from './name-asset.ts';
import { listOutflows, sumOutflows } from './outflows.ts';

/**
 * All kinds that limits and lists of recipients can be applied to. Kinds that give rights away permanently are not
 * among them.
 */
const understood: ReadonlySet<string> = new Set<EffectKind>([
  'send',
  'receive',
  'approve',
  'permit',
  'wrap',
  'unwrap',
  'swap',
  'supply',
  'withdraw',
  'borrow',
  'repay',
  'stake',
  'unstake',
  'claim',
  'bridge',
  'register',
  'vote',
  'cancel',
]);

const nobody: Address = `0x${'0'.repeat(40)}`;

export interface Judged {
  readonly policy: Policy;
  /** Null if they are unknown. */
  readonly effects: readonly Effect[] | null;
  /** As recorded; none if the payload is sealed. */
  readonly calls: readonly { readonly to: Address; readonly value: string }[];
  readonly account: Address;
  readonly chainId: number;
  /** Base units of each asset that other transactions moved on this chain in the last 24 hours. */
  readonly spent: ReadonlyMap<string, bigint>;
}

/** Why the owner is needed, as a sentence; null if the policy lets the agent continue. In doubt the owner is needed. */
export function judgeEffects(judged: Judged): string | null {
  const { policy, effects, account, chainId } = judged;
  if (effects === null) return 'The effects of the transaction are unknown.';
  if (effects.length === 0) return 'The list of effects of the transaction is empty.';
  for (const effect of effects) {
    const reason =
      judgeEffect(effect, account, chainId) ??
      judgeRecipients(effect, policy, account) ??
      judgeReturn(effect, policy, chainId);
    if (reason !== null) return reason;
  }
  return judgeCalls(judged, effects) ?? judgeAmounts(judged, effects);
}

/** The calls themselves are checked too: an arbiter may have misread them. */
function judgeCalls({ calls, policy, account, chainId }: Judged, effects: readonly Effect[]): string | null {
  const denied = calls.find(({ to }) => policy.deniedRecipients.includes(to));
  if (denied) return `The recipient ${checksumAddress(denied.to)} is denied.`;
  const carried = calls.reduce((sum, { value }) => sum + BigInt(value), 0n);
  const moved = sumOutflows(effects, account).get('native') ?? 0n;
  if (moved >= carried) return null;
  const show = (amount: bigint) => showAmount(chainId, 'native', amount);
  return `${calls.length > 1 ? 'The calls carry' : 'The call carries'} ${show(carried)}; the effects account for only ${show(moved)}.`;
}

function judgeEffect(effect: Effect, account: Address, chainId: number): string | null {
  if (!understood.has(effect.kind)) return `No policy covers effects of the kind "${effect.kind}".`;
  if (effect.from !== null && effect.from !== account) {
    return `The ${effect.kind} affects assets of ${checksumAddress(effect.from)}, not of the account.`;
  }
  for (const { asset, amount } of listOutflows(effect, account)) {
    if (amount === null) return `The ${effect.kind} does not limit how much ${nameAsset(asset, chainId)} it takes.`;
  }
  return null;
}

function judgeRecipients(effect: Effect, policy: Policy, account: Address): string | null {
  const recipients = listRecipients(effect);
  if (recipients === null) return `The ${effect.kind} does not say who receives it.`;
  const { allowedRecipients, deniedRecipients } = policy;
  for (const recipient of recipients) {
    if (recipient === account) continue;
    const name = checksumAddress(recipient);
    if (deniedRecipients.includes(recipient)) return `The recipient ${name} is denied.`;
    if (allowedRecipients && !allowedRecipients.includes(recipient)) return `The recipient ${name} is not allowed.`;
  }
  return null;
}

/** Everyone who receives something or may take it; null if one of them is not named. */
function listRecipients({ kind, to, spender, fees, ...said }: Effect): Address[] | null {
  // In the notation of our interface or of the validator: an arbiter may pass on its report unchanged.
  const { beneficiaryUnknown = said.beneficiary_unknown } = said;
  if (beneficiaryUnknown !== undefined && beneficiaryUnknown !== false) return null;
  if ((kind === 'send' || kind === 'bridge') && to === null) return null;
  if ((kind === 'approve' || kind === 'permit') && spender === undefined) return null;
  const paid = listFeeTakers(fees);
  return paid && [to, spender, ...paid].filter((recipient) => recipient !== null && recipient !== undefined);
}

/** The validator names the zero address if the bytes leave the taker of a fee open. */
function listFeeTakers(fees: unknown): Address[] | null {
  if (fees === undefined) return [];
  if (!Array.isArray(fees)) return null;
  const takers: Address[] = [];
  for (const fee of fees as readonly ({ to?: unknown } | null)[]) {
    const taker = typeof fee?.to === 'string' ? parseAddress(fee.to) : null;
    if (taker === null || taker === nobody) return null;
    takers.push(taker);
  }
  return takers;
}

/**
 * Whether the policy limits what the same effects could move in a day, however often they are requested. A limit per
 * transaction does not, nor does a list of recipients.
 */
export function limitsByDay(
  policy: Policy | null,
  { effects, account, chainId }: Pick<Judged, 'effects' | 'account' | 'chainId'>,
): boolean {
  if (policy === null || policy.limits.length === 0 || effects === null) return false;
  return effects
    .flatMap((effect) => listOutflows(effect, account))
    .every(({ asset }) =>
      policy.limits.some((limit) => limit.chainId === chainId && limit.asset === asset && limit.per24Hours !== null),
    );
}

function judgeAmounts({ policy, account, chainId, spent }: Judged, effects: readonly Effect[]): string | null {
  if (policy.limits.length === 0) return null;
  const isUnlimitable = (effect: Effect) => listOutflows(effect, account).some(({ asset }) => asset === null);
  if (effects.some(isUnlimitable)) return `It moves ${nameAsset(null, chainId)}.`;
  for (const [asset, amount] of sumOutflows(effects, account)) {
    const limit = policy.limits.find((each) => each.chainId === chainId && each.asset === asset);
    const show = (units: bigint) => showAmount(chainId, asset, units);
    const moves = `It moves ${show(amount)} on ${nameChain(chainId)}`;
    if (!limit) return `${moves}, which has no limit in the policy.`;
    if (limit.perTransaction !== null && amount > BigInt(limit.perTransaction)) {
      return `${moves}; the limit per transaction is ${show(BigInt(limit.perTransaction))}.`;
    }
    const before = spent.get(asset) ?? 0n;
    if (limit.per24Hours !== null && before + amount > BigInt(limit.per24Hours)) {
      return `${moves}, after ${show(before)} in the last 24 hours; the limit per 24 hours is ${show(BigInt(limit.per24Hours))}.`;
    }
  }
  return null;
}
