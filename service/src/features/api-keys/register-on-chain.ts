import { CallRefused, calls, isAway } from '@countersign/chain';
import type { Log } from '@countersign/edge';
import type { Address, Hex } from '@countersign/protocol';
import type { Follower } from '../../platform/chain/follow-chain.ts';
import { keepTurn } from '../../platform/chain/keep-turn.ts';
import type { RecordChain } from '../../platform/chain/record-chain.ts';
import type { ContentStore } from '../../platform/content/content-store.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Job, Jobs } from '../../platform/jobs.ts';
import {
  confirmKey,
  findKeyToRegister,
  forgetKeyBlocks,
  type KeyToRegister,
  listStaleKeys,
  lockKeyOwner,
  noteKeySubmitted,
  postponeKey,
} from './key-record-store.ts';

const REGISTER_KEY = 'register-key';

interface Deps {
  readonly db: Database;
  readonly content: ContentStore;
  readonly chain: RecordChain;
  readonly log: Log;
}

/** The registry on chain, and how a registration is started as part of a transaction. */
export interface KeyRegistry {
  readonly place: { readonly chainId: number; readonly contract: Address } | null;
  begin(tx: Database, pgpKeyId: string): Promise<void>;
}

export const createKeyRegistry = (jobs: Pick<Jobs, 'enqueue'>, chain: RecordChain | null): KeyRegistry => ({
  place: chain && {
    chainId: chain.deployment.chainId,
    contract: chain.deployment.contracts.accountRegistry.toLowerCase() as Address,
  },
  async begin(tx, pgpKeyId) {
    if (chain) await jobs.enqueue(tx, REGISTER_KEY, { pgpKeyId });
  },
});

/** Sends accounts' keys to the registry on chain, which verifies the account's own signature of each. */
export function keyRegistration({ db, content, chain, log }: Deps): { job: Job; follower: Follower } {
  const { deployment, sender, confirmations } = chain;
  const callOf = ({ account, armored, signature, cid }: KeyToRegister) =>
    calls.registerKey(deployment, { account, armoredKey: armored, signature: inFull(signature), cid });

  /** The keys of an account take turns until they are in the node's mempool: the last one to arrive counts. */
  const inTurn = (id: string, work: (key: KeyToRegister) => Promise<void>): Promise<void> =>
    db.transaction(async (tx) => {
      await lockKeyOwner(tx, id);
      // A key that was replaced meanwhile need not be sent, and must not be sent after its successor.
      const key = await findKeyToRegister(tx, id);
      if (key) await keepTurn(tx, () => work(key));
    });

  async function send(key: KeyToRegister): Promise<void> {
    await content.put(Buffer.from(key.armored));
    await noteKeySubmitted(db, key.id, (await sender.submit(callOf(key))).txHash);
  }

  async function followUp(key: KeyToRegister): Promise<void> {
    const { txHash, submittedAt } = key;
    if (txHash === null || submittedAt === null) return send(key);
    const outcome = await sender.followUp(callOf(key), { txHash, submittedAt }, { confirmations });
    if (outcome.state === 'resubmitted') await noteKeySubmitted(db, key.id, outcome.txHash);
    if (outcome.state === 'confirmed' && !outcome.succeeded) await send(key);
  }

  /** An earlier attempt has arrived, or someone else has sent it: its event provides the rest. */
  const unlessThere = (error: unknown) => {
    if (!(error instanceof CallRefused && error.errorName === 'KeyAlreadyRegistered')) throw error;
  };

  return {
    job: {
      name: REGISTER_KEY,
      work: (data) =>
        inTurn((data as { pgpKeyId: string }).pgpKeyId, async (key) => {
          if (key.txHash === null) await send(key).catch(unlessThere);
        }),
    },
    follower: {
      apply: async (events) => async (tx) => {
        for (const event of events) {
          if (event.name !== 'KeyRegistered') continue;
          const { blockNumber, txHash } = event;
          const { account, cid } = event.args;
          await confirmKey(tx, account.toLowerCase() as Address, cid, { blockNumber, txHash });
        }
        return null;
      },
      forget: async (afterBlock) => async (tx) => {
        await forgetKeyBlocks(tx, afterBlock);
        return null;
      },
      async followUp() {
        for (const id of await listStaleKeys(db)) {
          await inTurn(id, (key) => followUp(key).catch(unlessThere)).catch(async (err: unknown) => {
            if (isAway(err)) throw err;
            // An unregistrable key must not block the others: it comes last from now on.
            await postponeKey(db, id);
            log.warn({ err, pgpKeyId: id }, 'registering a key on chain failed, will retry');
          });
        }
      },
    },
  };
}

/** The registry accepts signatures in one encoding; wallets use several. */
function inFull(signature: Hex): Hex {
  const isCompact = signature.length === 2 + 128;
  if (isCompact) {
    const s = signature.slice(66);
    const top = Number.parseInt(s.slice(0, 2), 16);
    const low = (top & 0x7f).toString(16).padStart(2, '0');
    return `${signature.slice(0, 66)}${low}${s.slice(2)}${top > 0x7f ? '1c' : '1b'}` as Hex;
  }
  const isPlain = signature.length === 2 + 130 && /0[01]$/.test(signature);
  return isPlain ? (`${signature.slice(0, -2)}${signature.endsWith('1') ? '1c' : '1b'}` as Hex) : signature;
}
