import { randomBytes, randomUUID } from 'node:crypto';

/** A transaction in the provider's format. */
export interface SimulatedTransaction {
  readonly id: string;
  readonly externalTxId: string | null;
  readonly status: string;
  readonly subStatus: string;
  readonly txHash: string;
  readonly blockInfo: { readonly blockHeight: string; readonly blockHash: string } | null;
  readonly assetId: string;
  readonly operation: string;
  readonly amount: string;
  readonly source: object;
  readonly destination: object;
  readonly note: string;
  readonly createdAt: number;
}

export interface TransactionChange {
  readonly status: string;
  readonly subStatus?: string | undefined;
  readonly txHash?: string | undefined;
  readonly blockHeight?: string | undefined;
}

/** The provider's refusal of an order. */
export class OrderRefused extends Error {
  readonly code: number;

  constructor(message: string, code: number) {
    super(message);
    this.code = code;
  }
}

/** The statuses of a successful transaction. */
const steps = ['SUBMITTED', 'PENDING_SIGNATURE', 'BROADCASTING', 'CONFIRMING', 'COMPLETED'];

const amountShape = /^(?:0|[1-9]\d*)(?:\.\d{1,18})?$/;
const addressShape = /^0x[0-9a-fA-F]{40}$/;
const bytesShape = /^0x(?:[0-9a-fA-F]{2})+$/;

interface Order {
  readonly operation?: unknown;
  readonly assetId?: unknown;
  readonly source?: { readonly type?: unknown; readonly id?: unknown };
  readonly destination?: { readonly type?: unknown; readonly oneTimeAddress?: { readonly address?: unknown } };
  readonly amount?: unknown;
  readonly note?: unknown;
  readonly externalTxId?: unknown;
  readonly extraParameters?: { readonly contractCallData?: unknown };
}

/** The transactions of the simulated provider, in memory. */
export class CustodyTransactions {
  readonly #all: SimulatedTransaction[] = [];

  list(): readonly SimulatedTransaction[] {
    return this.#all;
  }

  /** The error code of a second order with the same externalTxId. */
  repeatedCode = 1438;

  find(where: { readonly id: string } | { readonly externalTxId: string }): SimulatedTransaction | null {
    const isIt = (each: SimulatedTransaction) =>
      'id' in where ? each.id === where.id : each.externalTxId === where.externalTxId;
    return this.#all.find(isIt) ?? null;
  }

  /** Accepts an order, each externalTxId once. */
  create(order: Order, hasVault: (id: unknown) => boolean): SimulatedTransaction {
    const { operation, assetId, source, destination, amount, note, externalTxId = null, extraParameters } = order;
    const address = destination?.oneTimeAddress?.address;
    const callData = extraParameters?.contractCallData;
    const refuse = (message: string, code = 1407) => {
      throw new OrderRefused(message, code);
    };
    if (operation !== 'TRANSFER' && operation !== 'CONTRACT_CALL') refuse('operation is invalid');
    if (typeof assetId !== 'string' || assetId === '') refuse('assetId is invalid');
    if (source?.type !== 'VAULT_ACCOUNT' || !hasVault(source.id))
      refuse('source: the vault account does not exist', 1427);
    if (destination?.type !== 'ONE_TIME_ADDRESS' || !addressShape.test(String(address)))
      refuse('destination is invalid');
    if (typeof amount !== 'string' || !amountShape.test(amount)) refuse('amount is invalid');
    if (operation === 'CONTRACT_CALL' && !bytesShape.test(String(callData))) refuse('contractCallData is invalid');
    if (operation === 'TRANSFER' && callData !== undefined) refuse('a transfer must not have contractCallData');
    if (typeof externalTxId === 'string' && this.find({ externalTxId })) {
      refuse('The external tx id that was provided in the request, already exists', this.repeatedCode);
    }
    const made = {
      ...{ operation, assetId, source, destination, amount, externalTxId },
      id: randomUUID(),
      status: 'SUBMITTED',
      subStatus: '',
      txHash: '',
      blockInfo: null,
      note: typeof note === 'string' ? note : '',
      createdAt: Date.now(),
    } as SimulatedTransaction;
    this.#all.push(made);
    return made;
  }

  /** Sets the outcome of a transaction; one that is COMPLETED has a hash and a block. */
  change(id: string, { status, subStatus = '', txHash, blockHeight }: TransactionChange): SimulatedTransaction | null {
    const index = this.#all.findIndex((each) => each.id === id);
    const before = this.#all[index];
    if (!before) return null;
    const isOnChain = status === 'CONFIRMING' || status === 'COMPLETED' || txHash !== undefined;
    const hash = txHash ?? (before.txHash || (isOnChain ? randomHash() : ''));
    const hasBlock = status === 'COMPLETED' || blockHeight !== undefined;
    const blockInfo = hasBlock ? { blockHeight: blockHeight ?? '1234567', blockHash: randomHash() } : before.blockInfo;
    const after = { ...before, status, subStatus, txHash: hash, blockInfo };
    this.#all[index] = after;
    return after;
  }

  /** Advances a transaction one step, unless it was stopped. */
  advance(transaction: SimulatedTransaction): void {
    const next = steps[steps.indexOf(transaction.status) + 1];
    if (steps.includes(transaction.status) && next) this.change(transaction.id, { status: next });
  }
}

const randomHash = () => `0x${randomBytes(32).toString('hex')}`;
