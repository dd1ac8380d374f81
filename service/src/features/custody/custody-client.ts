import { createHash } from 'node:crypto';
import { checksumAddress, type Hex, isHash32 } from '@countersign/protocol';
import { z } from 'zod';
import { type CustodyAsset, createAssets, toAssetUnits } from './assets.ts';
import type { CustodyAccess, CustodyAnswer, CustodyOrder, CustodyTransaction, VaultCheck } from './provider.ts';
import { type ProviderReply, providerUrl, type SendDeps, sendCall } from './send-call.ts';

/** "The external tx id that was provided in the request, already exists". */
const REPEATED_CODE = 1438;
/** Refusals after which the order may still have been accepted, or will be. */
const unclearStatuses = [408, 409, 425, 429];
/** Too many requests, or out of service: the order is to be sent again. */
const busyStatuses = [429, 503];
const failedStatuses = ['CANCELLED', 'REJECTED', 'BLOCKED', 'FAILED', 'TIMEOUT'];
const MAX_REASON_LENGTH = 300;

const refusal = z.object({ message: z.string(), code: z.number().optional() });
const createdTransaction = z.object({
  id: z.string().regex(/^[\x21-\x7e]{1,200}$/),
  status: z.string().regex(/^\w{1,100}$/),
});
const shownTransaction = createdTransaction.extend({
  externalTxId: z.string().nullish(),
  subStatus: z.string().nullish(),
  txHash: z.string().nullish(),
  blockInfo: z.object({ blockHeight: z.union([z.string(), z.number()]).nullish() }).nullish(),
});

export interface CustodyClient {
  /** Whether there is an asset to pay with on this chain. */
  supports(chainId: number): boolean;
  /** A hash of the access: another one cannot find out what happened to an order. */
  accountOf(access: CustodyAccess): string;
  /** Queries the vault account of the integration: harmless, and every part of the credentials is needed. */
  checkVault(access: CustodyAccess): Promise<VaultCheck>;
  /**
   * Sends the order once, signed as of `signedAtMs`: even if the caller is suspended meanwhile, it arrives within half
   * a minute of that, or never. If the answer is inconclusive, only `findByExternalId` can tell the outcome.
   */
  create(access: CustodyAccess, order: CustodyOrder, signedAtMs?: number): Promise<CustodyAnswer>;
  findByExternalId(access: CustodyAccess, externalTxId: string): Promise<CustodyAnswer>;
}

export interface ClientDeps extends SendDeps {
  /** CUSTODY_ASSETS. */
  readonly assets: ReadonlyMap<number, CustodyAsset>;
}

export function createCustodyClient(deps: ClientDeps): CustodyClient {
  const assets = createAssets(deps.assets);

  return {
    supports: (chainId) => assets.has(chainId),

    accountOf: (access) =>
      createHash('sha256')
        .update(JSON.stringify([providerUrl(access, deps.gateway), access.vaultAccountId, access.apiKey]))
        .digest('hex'),

    async checkVault(access) {
      const reply = await sendCall(deps, access, { method: 'GET', path: `/vault/accounts/${access.vaultAccountId}` });
      const vault = z.object({ id: z.coerce.string() }).safeParse(reply.status === 200 ? reply.body : null);
      if (vault.success && vault.data.id === access.vaultAccountId) return { kind: 'accepted' };
      const { kind, reason } = readRefusal(reply, access);
      return { kind, reason };
    },

    async create(access, order, signedAtMs) {
      const asset = assets.get(order.chainId);
      if (!asset) {
        const reason = `chainId: no asset of the custody provider is known for chain ${order.chainId}; the operator can add it to CUSTODY_ASSETS`;
        return { kind: 'refused', because: 'order', reason };
      }
      const body = createBody(access, order, asset);
      const reply = await sendCall(deps, access, { method: 'POST', path: '/transactions', body, signedAtMs });
      const created = createdTransaction.safeParse(isSuccess(reply) ? reply.body : null);
      if (created.success) return { kind: 'found', transaction: readTransaction(created.data) };
      const refused = readRefusal(reply, access);
      if (refused.code === REPEATED_CODE) return { kind: 'repeated' };
      const { kind, because, reason, retryAfterSeconds } = refused;
      if (kind === 'refused') return { kind, because, reason };
      const isBusy = reply.status !== null && busyStatuses.includes(reply.status);
      return { kind: isBusy ? 'busy' : kind, reason, retryAfterSeconds };
    },

    async findByExternalId(access, externalTxId) {
      const path = `/transactions/external_tx_id/${encodeURIComponent(externalTxId)}`;
      const reply = await sendCall(deps, access, { method: 'GET', path });
      const shown = shownTransaction.safeParse(reply.status === 200 ? reply.body : null);
      // Anything that is not certainly this transaction tells nothing about it.
      if (shown.success && shown.data.externalTxId === externalTxId) {
        return { kind: 'found', transaction: readTransaction(shown.data) };
      }
      const { reason, retryAfterSeconds, kind } = readRefusal(reply, access);
      if (reply.status === 404 && kind === 'refused') return { kind: 'absent' };
      return { kind: 'unclear', reason, retryAfterSeconds };
    },
  };
}

function createBody(
  { vaultAccountId }: CustodyAccess,
  { to, value, data, note, externalTxId }: CustodyOrder,
  { assetId, decimals }: CustodyAsset,
): object {
  const isTransfer = data === '0x';
  return {
    operation: isTransfer ? 'TRANSFER' : 'CONTRACT_CALL',
    assetId,
    source: { type: 'VAULT_ACCOUNT', id: vaultAccountId },
    destination: { type: 'ONE_TIME_ADDRESS', oneTimeAddress: { address: checksumAddress(to) } },
    amount: toAssetUnits(value, decimals),
    note,
    externalTxId,
    ...(!isTransfer && { extraParameters: { contractCallData: data } }),
  };
}

function readTransaction(shown: z.output<typeof shownTransaction>): CustodyTransaction {
  const { id, status, subStatus, txHash, blockInfo } = shown;
  const height = Number(blockInfo?.blockHeight ?? Number.NaN);
  return {
    id,
    status,
    state: status === 'COMPLETED' ? 'completed' : failedStatuses.includes(status) ? 'failed' : 'underway',
    reason: subStatus ? clean(subStatus) : null,
    txHash: txHash && isHash32(txHash) ? (txHash.toLowerCase() as Hex) : null,
    blockNumber: Number.isSafeInteger(height) && height >= 0 ? height : null,
  };
}

interface Refusal {
  readonly kind: 'refused' | 'unclear';
  readonly because: 'credentials' | 'order';
  readonly reason: string;
  readonly code: number | null;
  readonly retryAfterSeconds: number | null;
}

/** Why a call failed. Only an answer in the provider's own format is a refusal. */
function readRefusal(reply: ProviderReply, { apiKey }: CustodyAccess): Refusal {
  const none = { because: 'order', code: null, retryAfterSeconds: null } as const;
  if (reply.status === null) return { ...none, kind: 'unclear', reason: reply.reason };
  const { status, retryAfterSeconds } = reply;
  const said = refusal.safeParse(reply.body);
  const isRefused = status >= 400 && status < 500 && !unclearStatuses.includes(status);
  // The provider sends a code with each refusal; a gateway without this route does not know the order.
  const isOfGateway = status === 404 && said.data?.code === undefined;
  if (isSuccess(reply) || (isRefused && (!said.success || isOfGateway))) {
    return { ...none, kind: 'unclear', reason: 'The custody provider sent an unreadable response' };
  }
  // A provider that quotes the key must not make us reveal it.
  const words = said.success ? `: ${clean(said.data.message.replaceAll(apiKey, '…'))}` : '';
  return {
    kind: isRefused ? 'refused' : 'unclear',
    because: status === 401 || status === 403 ? 'credentials' : 'order',
    reason: `The custody provider answered with status ${status}${words}`,
    code: said.data?.code ?? null,
    retryAfterSeconds,
  };
}

const isSuccess = (reply: ProviderReply): reply is Extract<ProviderReply, { status: number }> =>
  reply.status !== null && reply.status >= 200 && reply.status < 300;

/** Third-party text on one line of limited length. */
function clean(text: string): string {
  const characters = [...text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim()];
  const line = characters.slice(0, MAX_REASON_LENGTH).join('');
  return characters.length > MAX_REASON_LENGTH ? `${line}…` : line;
}
