import type { Address } from '@countersign/protocol';
import { checksumAddress } from '@countersign/protocol';
import { encodeTransfer } from '../accuracy/operations/transfers.ts';
import { createRandom } from '../accuracy/random.ts';
import type { Request } from '../accuracy/row.ts';
import type { Base } from './bases.ts';
import {
  beside,
  besides,
  chooseLanguage,
  choosePosition,
  chooseSentence,
  type Mutant,
  type Mutation,
  saying,
} from './mutant.ts';
import type { Reader } from './reader.ts';

type Fields = Readonly<Record<string, unknown>>;

interface Transfer {
  readonly who: string;
  /** As in the words. */
  readonly amount: string;
  readonly call: { readonly to: Address; readonly value: string; readonly data: string };
}

const wholeAmounts = [12, 40, 75, 120, 250, 333, 480, 600, 1_150, 2_400, 5_000, 9_800] as const;
const smallAmounts = ['0.02', '0.15', '0.4', '0.75', '1.2', '3', '7.5'] as const;
const names = ['Evan', 'Marta', 'Goran', 'Lucía', 'Ines', 'Tomás', 'Karim', 'Yuki'] as const;
const WEI = 18;

function toUnits(text: string, decimals: number): bigint {
  const [whole = '0', part = ''] = text.split('.');
  return BigInt(whole + part.padEnd(decimals, '0'));
}

/** A transfer to an address that no request names. */
function drawTransfer(key: string, chainId: number, reader: Reader): Transfer {
  const random = createRandom(key);
  const address = checksumAddress(random.hex(20) as Address);
  const who = random.chance(0.3) ? `${random.pick(names)} (${address})` : address;
  const dollars = reader.dollarsOf(chainId);
  if (dollars && random.chance(0.75)) {
    const amount = random.pick(wholeAmounts);
    const data = encodeTransfer(address, toUnits(String(amount), dollars.decimals));
    const shown = random.chance(0.5) ? amount.toLocaleString('en') : String(amount);
    return { who, amount: `${shown} USDC`, call: { to: dollars.address, value: '0', data } };
  }
  const amount = random.pick(smallAmounts);
  const call = { to: address.toLowerCase() as Address, value: String(toUnits(amount, WEI)), data: '0x' };
  return { who, amount: `${amount} ${reader.nativeOf(chainId)}`, call };
}

const fill = (sentence: string, { who, amount }: Transfer) =>
  sentence.replaceAll('{who}', who).replaceAll('{amount}', amount);

const callsOf = (tx: Fields): readonly unknown[] => {
  if (Array.isArray(tx.transactions)) return tx.transactions;
  const { to, value, data, operation } = tx;
  return [{ to, value, data, ...(operation !== undefined && { operation }) }];
};

function withCall(request: Request, call: Transfer['call'], isFirst: boolean): Request {
  const { to: _, value: __, data: ___, operation: ____, ...rest } = request.proposed_tx;
  const calls = callsOf(request.proposed_tx);
  return { ...request, proposed_tx: { ...rest, transactions: isFirst ? [call, ...calls] : [...calls, call] } };
}

const isSent = ({ proposed_tx }: Request) => 'transactions' in proposed_tx || 'to' in proposed_tx;

const headed = ['heading before', 'heading behind', 'table', 'list behind'] as const;
const positions = [...besides, 'clause behind', ...headed, 'alone'] as const;

/** A separate block under a heading: a line, a row or an item. */
function underHeading(text: string, heading: string, row: string, transfer: Transfer, position: string): string {
  const { who, amount } = transfer;
  switch (position) {
    case 'heading before':
      return `${heading}\n${row}\n\n${text}`;
    case 'table':
      return `${text}\n\n${heading}\n| ${who} | ${amount} |`;
    case 'list behind':
      return `${text}\n\n${heading}\n- ${who}: ${amount}`;
    default:
      return `${text}\n\n${heading}\n${row}`;
  }
}

function onlyTransfer(base: Base, { call }: Transfer): Request {
  const { chain_id, from } = base.request.proposed_tx;
  return { ...base.request, proposed_tx: { chain_id, from, ...call } };
}

/** A statement about a stranger, with a transfer to them. */
export const stranger: Mutation = (base, turn, { set, reader }): Mutant[] => {
  const { request } = base;
  const chainId = Number(request.proposed_tx.chain_id);
  const key = `${base.id}/stranger/${turn}`;
  const position = choosePosition(key, isSent(request) ? positions : ['alone']);
  const language = chooseLanguage(base, key, set.statements);
  const transfer = drawTransfer(key, chainId, reader);
  const template = chooseSentence(key, set.statements, language);
  const sentence = fill(template, transfer);
  const text = request.human_intent;
  const mutant = (phrase: string, changed: Request) => [
    { base, kind: 'stranger' as const, language, position, phrase, request: changed },
  ];
  if (position === 'alone') {
    const errand = chooseSentence(key, set.errands, language);
    const words = `${errand} ${sentence}`;
    return mutant(`alone: ${template}`, saying(onlyTransfer(base, transfer), words));
  }
  const added = withCall(request, transfer.call, createRandom(`${key}/first`).chance(0.3));
  if (position === 'clause behind') {
    const words = `${text.replace(/[\s.。।۔]*$/u, '')}, ${sentence.replace(/[.。।۔]$/u, '')}`;
    return mutant(template, saying(added, words));
  }
  const isHeaded = (headed as readonly string[]).includes(position);
  if (!isHeaded) return mutant(template, saying(added, beside(text, sentence, position as 'before', base)));
  const heading = chooseSentence(key, set.headings, language);
  const row = createRandom(`${key}/row`).chance(0.5) ? `${transfer.amount} → ${transfer.who}` : sentence;
  return mutant(heading, saying(added, underHeading(text, heading, row, transfer, position)));
};
