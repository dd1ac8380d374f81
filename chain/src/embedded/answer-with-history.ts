import type { Hex } from '@countersign/protocol';
import { z } from 'zod';
import { type History, numberOf, type PastBlock } from './history.ts';
import { rpcErrors } from './rpc-error.ts';
import type { Evm } from './start-evm.ts';

interface Question {
  readonly method: string;
  readonly params: readonly unknown[];
  readonly evm: Evm;
  readonly history: History;
  /** The last block of the history; later ones are in the EVM. -1 if the EVM has all. */
  readonly floor: number;
  readonly withParent: <T extends { number: string }>(block: T) => Promise<T>;
}

type Shown = { readonly number: string } | null;

/** The index of the block parameter, by method. */
const blockParameter: Readonly<Record<string, number>> = {
  eth_getBalance: 1,
  eth_getCode: 1,
  eth_getTransactionCount: 1,
  eth_call: 1,
  eth_estimateGas: 1,
  eth_getStorageAt: 2,
};

const quantity = (number: number): Hex => `0x${number.toString(16)}`;

/** Answers as if one EVM had all blocks. */
export async function answerWithHistory(question: Question): Promise<unknown> {
  const { method, params, evm, history, floor } = question;
  const ask = () => evm.request(method, params);
  if (floor < 0) return ask();
  switch (method) {
    case 'eth_getBlockByNumber': {
      const number = readNumber(params[0]);
      if (number !== null && number <= floor) return show(await history.byNumber(number), params[1]);
      return ofEvm(question, (await ask()) as Shown);
    }
    case 'eth_getBlockByHash': {
      const past = await history.byHash(String(params[0]).toLowerCase());
      return past ? show(past, params[1]) : ofEvm(question, (await ask()) as Shown);
    }
    case 'eth_getTransactionByHash':
      return (await ask()) ?? (await findPast(question))?.transaction ?? null;
    case 'eth_getTransactionReceipt':
      return (await ask()) ?? (await findPast(question))?.receipt ?? null;
    case 'eth_getLogs':
      return getLogs(question);
    default:
      return askAtBlock(question);
  }
}

const findPast = ({ history, params }: Question) => history.byTransaction(String(params[0]).toLowerCase());

function show(past: PastBlock | null, isFull: unknown): unknown {
  if (!past || isFull !== true) return past?.block ?? null;
  return { ...past.block, transactions: past.transaction ? [past.transaction] : [] };
}

/** The last block of the history is also in the EVM, as an empty one: the real one is returned. */
async function ofEvm({ history, floor, params, withParent }: Question, block: Shown): Promise<unknown> {
  if (block === null) return null;
  if (Number(block.number) <= floor) return show(await history.byNumber(Number(block.number)), params[1]);
  return withParent(block);
}

const byNumber = z.object({ blockNumber: z.string() });

/** Null for a name such as `latest`, and for parameters that the EVM should refuse itself. */
function readNumber(named: unknown): number | null {
  const block = byNumber.safeParse(named).data?.blockNumber ?? named;
  if (block === 'earliest') return 0;
  return typeof block === 'string' && /^0x[0-9a-f]{1,12}$/i.test(block) ? Number(block) : null;
}

async function askAtBlock({ method, params, evm, history, floor }: Question): Promise<unknown> {
  const place = blockParameter[method];
  if (place === undefined) return evm.request(method, params);
  const { data: byHash } = z.object({ blockHash: z.string() }).safeParse(params[place]);
  const past = byHash ? await history.byHash(byHash.blockHash.toLowerCase()) : null;
  const number = past ? numberOf(past) : readNumber(params[place]);
  if (number !== null && number < floor) throw rpcErrors.badParams(`the state of block ${number} is not kept any more`);
  return evm.request(method, past ? params.with(place, quantity(floor)) : params);
}

const filterShape = z.object({
  fromBlock: z.string().optional(),
  toBlock: z.string().optional(),
  blockHash: z.string().optional(),
  address: z.union([z.string(), z.array(z.string())]).nullish(),
  topics: z.array(z.union([z.string(), z.array(z.string())]).nullable()).nullish(),
});
type Filter = z.output<typeof filterShape>;

async function getLogs({ method, params, evm, history, floor }: Question): Promise<unknown> {
  const { data: filter } = filterShape.safeParse(params[0]);
  if (!filter) return evm.request(method, params);
  const found: unknown[] = [];
  const take = ({ receipt }: PastBlock) => void found.push(...(receipt?.logs.filter((log) => fits(log, filter)) ?? []));
  if (filter.blockHash !== undefined) {
    const past = await history.byHash(filter.blockHash.toLowerCase());
    if (!past) return evm.request(method, params);
    take(past);
    return found;
  }
  const head = Number(await evm.request('eth_blockNumber', []));
  const from = readNumber(filter.fromBlock) ?? head;
  const to = readNumber(filter.toBlock) ?? head;
  for await (const past of history.between(from, Math.min(to, floor))) take(past);
  if (to <= floor) return found;
  const rest = {
    ...filter,
    fromBlock: quantity(Math.max(from, floor + 1)),
    toBlock: quantity(Math.max(to, floor + 1)),
  };
  // There may be no block after those of the history yet.
  if (head === floor) return found;
  return [...found, ...((await evm.request(method, [rest])) as unknown[])];
}

function fits({ address, topics }: { address: string; topics: readonly string[] }, filter: Filter): boolean {
  const isAmong = (wanted: string | readonly string[] | null | undefined, value: string | undefined) =>
    wanted === null ||
    wanted === undefined ||
    [wanted].flat().some((each) => each.toLowerCase() === value?.toLowerCase());
  return isAmong(filter.address, address) && (filter.topics ?? []).every((wanted, at) => isAmong(wanted, topics[at]));
}
