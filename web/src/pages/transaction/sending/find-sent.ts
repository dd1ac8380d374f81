import { isHex32 } from '../../../data/is-hex32.ts';
import type { Since } from '../../../data/kept-sending.ts';
import { type Call, type Hex, hexOf, isSame, type Sender } from './ask-wallet.ts';
import { pause } from './left.ts';
import { SendingRefused } from './why-not-sent.ts';

/** Each search takes about thirty requests. */
const MOST_LOOKED_AT = 20;

type Fields = Readonly<Record<string, unknown>>;

const numberOf = (value: unknown) => Number(BigInt(String(value)));
const countAt = async ({ account, ask }: Sender, at: string) =>
  numberOf(await ask('eth_getTransactionCount', [account, at]));

/** The account's current nonce and block; null if the wallet does not provide them. */
export async function whereNow(sender: Sender): Promise<Since | null> {
  try {
    const nonce = await countAt(sender, 'pending');
    return { nonce, block: numberOf(await sender.ask('eth_blockNumber')) };
  } catch {
    return null;
  }
}

const isCall = (sent: Fields, { account }: Sender, call: Call) =>
  isSame(sent.from, account) &&
  isSame(sent.to, call.to) &&
  isSame(sent.input, call.data) &&
  BigInt(String(sent.value)) === BigInt(call.value);

/**
 * Finds the call among the transactions sent since then; null if it is not there. Asked before it is sent again: the
 * page may have been closed, or the connection lost, before the wallet could answer.
 */
export async function findSince(sender: Sender, since: Since | null, call: Call): Promise<Hex | null> {
  if (since === null) throw notLookedUp('Where your account stood when your wallet was asked is not known.');
  const [mined, all] = [await countAt(sender, 'latest'), await countAt(sender, 'pending')];
  if (all > Math.max(mined, since.nonce)) {
    throw new SendingRefused(
      'A transaction of your account is on its way',
      'It may be this one, so nothing was sent. Try again once it is confirmed, or report its hash.',
    );
  }
  return findAmong(sender, since, mined, call);
}

/** Searches the account's transactions from that point up to this nonce. */
async function findAmong(sender: Sender, since: Since, end: number, call: Call): Promise<Hex | null> {
  if (end - since.nonce > MOST_LOOKED_AT) throw notLookedUp();
  for (let nonce = since.nonce; nonce < end; nonce++) {
    const sent = await findByNonce(sender, nonce, since.block);
    if (isCall(sent, sender, call) && isHex32(sent.hash)) return sent.hash;
  }
  return null;
}

/** Binary search: the first block after which the account had this nonce contains the transaction. */
async function findByNonce(sender: Sender, nonce: number, from: number): Promise<Fields> {
  let [low, high] = [from, numberOf(await sender.ask('eth_blockNumber'))];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((await countAt(sender, hexOf(middle))) > nonce) high = middle;
    else low = middle + 1;
  }
  const block = (await sender.ask('eth_getBlockByNumber', [hexOf(low), true])) as { transactions?: unknown } | null;
  const all: readonly Fields[] = Array.isArray(block?.transactions) ? block.transactions : [];
  const found = all.find((each) => isSame(each.from, sender.account) && numberOf(each.nonce) === nonce);
  if (!found) throw notLookedUp();
  return found;
}

const notLookedUp = (why = '') =>
  new SendingRefused(
    'What your account has sent cannot be looked up',
    `${why} This may be part of it, so nothing was sent. Look in your wallet; if it was sent, report its hash.`.trim(),
  );

export interface Mined {
  /** A different hash than reported, if the owner had the wallet speed it up. */
  readonly hash: Hex;
  readonly succeeded: boolean;
}

interface OnItsWay {
  readonly hash: Hex;
  readonly call: Call;
  readonly since: Since | null;
  /** The transaction's own nonce; null until a node has shown it. */
  readonly nonce: number | null;
}

/** Waits until one of several calls is mined, and checks that it is that call. */
export async function awaitCall(
  sender: Sender,
  { onNonce, ...told }: OnItsWay & { readonly onNonce: (nonce: number) => void },
  signal: AbortSignal,
): Promise<Mined> {
  const { ask } = sender;
  const { call } = told;
  let { hash, nonce } = told;
  for (;;) {
    const sent = (await ask('eth_getTransactionByHash', [hash])) as Fields | null;
    if (sent && nonce === null) {
      nonce = numberOf(sent.nonce);
      onNonce(nonce);
    }
    const receipt = (await ask('eth_getTransactionReceipt', [hash])) as Fields | null;
    if (receipt && sent) {
      if (!isCall(sent, sender, call)) throw await changedByWallet(sender);
      return { hash, succeeded: BigInt(String(receipt.status)) === 1n };
    }
    const instead = sent ? null : await findInstead(sender, { ...told, hash, nonce });
    if (instead === null) await pause(signal);
    else hash = instead;
  }
}

/**
 * Finds what was mined instead of a transaction that no node shows: the same call after a speed-up. Only its own nonce
 * proves a replacement; another transaction of the account may have taken the expected nonce.
 */
async function findInstead(sender: Sender, { hash, call, since, nonce }: OnItsWay): Promise<Hex | null> {
  if (since === null) return null;
  const mined = await countAt(sender, 'latest');
  const isOurs = (found: unknown) => isSame(found, hash);
  if (nonce === null) {
    const same = await findAmong(sender, since, mined, call);
    return isOurs(same) ? null : same;
  }
  if (mined <= nonce) return null;
  const found = await findByNonce(sender, nonce, since.block);
  if (!isHex32(found.hash) || isOurs(found.hash)) return null;
  if (!isCall(found, sender, call)) throw new Replaced();
  return found.hash;
}

/** The transaction will never be mined: another one of the account has used its nonce. */
export class Replaced extends SendingRefused {
  constructor() {
    super(
      'Your wallet cancelled or replaced this call',
      'It was not carried out. The calls after it were not sent. You can continue with it.',
    );
  }
}

async function changedByWallet({ account, ask }: Sender): Promise<SendingRefused> {
  const isContract = !isSame(await ask('eth_getCode', [account, 'latest']).catch(() => '0x'), '0x');
  return isContract
    ? new SendingRefused(
        'This page cannot read how your account sent this call',
        'The calls after it were not sent. Send them with your wallet, then report all transactions here.',
      )
    : new SendingRefused(
        'Your wallet sent something else',
        'The transaction on chain is not the call that was approved. The calls after it were not sent.',
      );
}
