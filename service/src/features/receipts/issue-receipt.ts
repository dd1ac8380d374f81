import {
  hashAction,
  hashSection,
  hashWithheld,
  parseAddress,
  receiptContent,
  receiptFormat,
  sealedSectionsOf,
  sharedReceiptFormat,
} from '@countersign/protocol';
import { CompactSign } from 'jose';
import type { z } from 'zod';
import { readSealedHistory } from '../../platform/audit/read-history.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { createSigningKeys } from '../sessions/index.ts';
import { readPayload, readTransaction, type TransactionDeps } from '../transactions/index.ts';

export interface ReceiptDeps extends Pick<TransactionDeps, 'db' | 'content' | 'baseUrl'> {
  readonly keys: Pick<ReturnType<typeof createSigningKeys>, 'current'>;
  readonly now: () => number;
}

type WholeTransaction = Awaited<ReturnType<typeof readTransaction>>;
type Words = 'shown' | 'hashed';

/** Everything known about a transaction as one document, for anyone who may read it. */
export async function issueReceipt(deps: ReceiptDeps, principal: Principal, requestHash: string, words: Words) {
  return sealReceipt(deps, await readTransaction(deps, principal, requestHash), words);
}

/** Sealed with the key that signs our tokens. */
export async function sealReceipt(deps: ReceiptDeps, record: WholeTransaction, words: Words) {
  const { kid, publicJwk, privateKey } = await deps.keys.current();
  const [payload, audit] = await Promise.all([
    readPayload(deps.db, record.requestHash),
    readSealedHistory(deps.db, record.id),
  ]);
  const account = parseAddress(record.escrowAddress) ?? record.escrowAddress;
  const isShared = words === 'hashed';
  const { verdict, approvals } = isShared ? withoutReasons(record) : record;
  // In the form of the answer: what is sealed is what is read.
  const content = receiptContent.parse({
    format: isShared ? sharedReceiptFormat : receiptFormat,
    issued: {
      at: new Date(deps.now()).toISOString(),
      by: deps.baseUrl,
      key: { kty: 'OKP', crv: 'Ed25519', x: publicJwk.x, kid },
    },
    request: { ...record, account, ...(isShared && { payloadHash: null, salt: null }) },
    payload: isShared ? null : payload,
    actionHash: payload ? hashAction(payload, { chainId: record.chainId, account }) : (verdict?.callHash ?? null),
    verdict,
    policy: {
      ownerNeeded: verdict?.ownerNeeded ?? record.execution === 1,
      because: verdict?.ownerNeededBecause ?? null,
      execution: record.execution,
    },
    approvals,
    state: record,
    content: { cid: record.cid, responseCid: verdict?.responseCid ?? null },
    chain: { request: record.chain, verdict: record.settlement, execution: record.executed },
    audit,
    ...(isShared && { withheld: withheldFrom(record, payload) }),
  } satisfies z.input<typeof receiptContent>);
  const digests = Object.fromEntries(
    sealedSectionsOf(content.format).map((name) => [name, hashSection(content[name])]),
  );
  const seal = await new CompactSign(new TextEncoder().encode(JSON.stringify({ digests })))
    .setProtectedHeader({ alg: 'EdDSA', kid, typ: 'countersign-receipt' })
    .sign(privateKey);
  return { ...content, seal };
}

/** Every member that reveals the words, except what the arbiter signed: of that, its hashes. */
const withoutReasons = ({ verdict, approvals }: WholeTransaction) => ({
  verdict: verdict && { ...verdict, report: null, analysis: null, effects: null, ownerNeededBecause: null },
  approvals: { ...approvals, orion: approvals.orion.map((approval) => ({ ...approval, analysis: null })) },
});

function withheldFrom({ salt, verdict }: WholeTransaction, payload: object | null) {
  const hash = (withheld: object | string | null | undefined) => (withheld ? hashWithheld(salt, withheld) : null);
  return {
    payload: hash(payload),
    effects: hash(verdict?.effects),
    analysis: hash(verdict?.analysis),
    because: hash(verdict?.ownerNeededBecause),
  };
}
