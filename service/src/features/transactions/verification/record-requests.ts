import { CallRefused, type ChainEvent, calls, isAway, isOnItsWay } from '@countersign/chain';
import type { Log } from '@countersign/edge';
import { type Address, type Decision, decisionCodes, isRawCid } from '@countersign/protocol';
import type { RecordChain } from '../../../platform/chain/record-chain.ts';
import { type Changes, taskTopic } from '../../../platform/changes/changes.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { TransactionKey } from '../base/store.ts';
import {
  confirmRecords,
  confirmVerdicts,
  forgetBlocks,
  listStaleRecords,
  noteSender,
  noteSubmitted,
  postpone,
  type RecordToSend,
  type StaleRecord,
  takeRecordToSend,
} from './record-store.ts';
import { offerSettlements, offerSettlementsAgain } from './store.ts';

const decisionOf = new Map(Object.entries(decisionCodes).map(([name, code]) => [code as number, name as Decision]));

export const RECORD_REQUEST = 'record-request';

interface Deps {
  readonly db: Database;
  readonly chain: RecordChain;
  readonly changes: Pick<Changes, 'publish'>;
  readonly log: Log;
}

export type RequestRecorder = ReturnType<typeof createRequestRecorder>;

/**
 * Records requests on chain, once each even if a step is repeated: the inbox rejects a second record by the same
 * sender.
 */
export function createRequestRecorder({ db, chain, changes, log }: Deps) {
  const { client, deployment, reader, sender, confirmations } = chain;
  const contract = deployment.contracts.verificationInbox.toLowerCase() as Address;
  const ownAddress = sender.address.toLowerCase() as Address;
  const callOf = ({ requestHash, cid, serviceId }: RecordToSend) =>
    calls.createRequest(deployment, { requestHash, cid, serviceId });

  const isRefused = (error: unknown) => error instanceof CallRefused && error.errorName === 'RequestAlreadyCreated';

  async function send(record: RecordToSend): Promise<void> {
    const { requestHash, sender: former } = record;
    if (former !== ownAddress) {
      // The account of the service has changed. A record by the old account stays valid.
      if (former !== null && (await reader.getRequest(former, requestHash))) return;
      // Stored before sending: a record found on chain is then known to be ours, even if this process dies here.
      await noteSender(db, record, ownAddress);
    }
    try {
      await noteSubmitted(db, record, (await sender.submit(callOf(record))).txHash);
    } catch (error) {
      // An earlier transaction has arrived; its event completes the record.
      if (!isRefused(error)) throw error;
    }
  }

  async function followUp(record: StaleRecord): Promise<void> {
    // Sent by an earlier account: while that transaction may still arrive, another one could be a duplicate.
    if (record.sender !== ownAddress) {
      return (await isOnItsWay(client, record.txHash)) ? undefined : send(record);
    }
    const outcome = await sender.followUp(callOf(record), record, { confirmations }).catch((error: unknown) => {
      if (isRefused(error)) return null;
      throw error;
    });
    if (outcome?.state === 'resubmitted') await noteSubmitted(db, record, outcome.txHash);
    // Mined but reverted, like a second record of the same request: then the event of the first is about to be read.
    if (outcome?.state === 'confirmed' && !outcome.succeeded) await send(record);
  }

  async function confirm(tx: Database, events: readonly ChainEvent[]) {
    // Anyone can write any bytes into the inbox; ours are CIDs.
    const created = events.flatMap((event) =>
      event.name === 'RequestCreated' && isRawCid(event.args.cid) ? [{ ...event, ...event.args }] : [],
    );
    const confirmed = await confirmRecords(tx, contract, created);
    const verdicts = events.flatMap((event) => {
      const decision = event.name === 'VerdictSet' ? decisionOf.get(event.args.decision) : undefined;
      return event.name === 'VerdictSet' && decision ? [{ ...event, ...event.args, decision }] : [];
    });
    await confirmVerdicts(tx, contract, verdicts);
    const topics = (await offerSettlements(tx, confirmed)).map((id) => taskTopic(id, 'settlement'));
    return topics.length > 0 ? () => changes.publish([...new Set(topics)], null) : null;
  }

  return {
    /** The chain and contract of new records. */
    place: { chainId: deployment.chainId, contract },

    /** Sends a record that was not sent yet. */
    async record(key: TransactionKey): Promise<void> {
      const record = await takeRecordToSend(db, key, { contract, sender: ownAddress });
      if (record) await send(record);
    },

    /**
     * For records sent a while ago without confirmation: waits, replaces the transaction with a higher fee, or sends
     * again.
     */
    async followUp(): Promise<void> {
      for (const record of await listStaleRecords(db, contract)) {
        await followUp(record).catch(async (err: unknown) => {
          if (isAway(err)) throw err;
          // A record that fails must not block the others: it is tried last from now on.
          await postpone(db, record);
          log.warn({ err, requestHash: record.requestHash }, 'recording a request on chain failed, will retry');
        });
      }
    },

    apply: async (events: readonly ChainEvent[]) => (tx: Database) => confirm(tx, events),

    forget: async (afterBlock: number) => async (tx: Database) => {
      await forgetBlocks(tx, contract, afterBlock, (keys) => offerSettlementsAgain(tx, keys));
      return null;
    },
  };
}
