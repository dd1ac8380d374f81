import { type Address, parseAddress } from '@countersign/protocol';
import { nobody } from '../../effects/asset-marks.ts';
import type { Reading } from '../rules/protocol.ts';
import { cow, cowOrderType } from './cow.ts';
import { addAppData, type Fields, hashAppData, noAppData } from './cow-app-data.ts';

/** An order of the API as typed data, its owner if stated, and the additions of its app data to a reading. */
export interface PlainOrder {
  readonly typed: Fields;
  readonly owner: Address | null;
  readonly complete: (reading: Reading) => Reading;
}

const members = cowOrderType
  .slice('Order('.length, -1)
  .split(',')
  .map((member) => member.split(' '));

const defaults: Fields = {
  receiver: nobody,
  feeAmount: '0',
  partiallyFillable: false,
  sellTokenBalance: 'erc20',
  buyTokenBalance: 'erc20',
};

/** Null: not a CoW order. */
export function readPlainOrder(order: Fields, chainId: number | null): PlainOrder | null {
  if (!('sellToken' in order && 'buyToken' in order)) return null;
  const { text, hash, isOther } = readAppData(order);
  const { owner, isUnclear } = readOwner(order);
  const given: Fields = { ...order, appData: hash };
  const message = Object.fromEntries(
    members.flatMap(([, name = '']) => {
      const value = given[name] ?? defaults[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const settlements = cow.contracts.settlement ?? {};
  // It has the same address on every chain, so an order without a chain has it too.
  const settlement = (chainId === null ? Object.values(settlements)[0] : settlements[chainId])?.[0];
  const typed = {
    domain: {
      name: 'Gnosis Protocol',
      version: 'v2',
      ...(chainId === null ? {} : { chainId }),
      verifyingContract: settlement ?? null,
    },
    types: { Order: members.map(([type, name]) => ({ type, name })) },
    primaryType: 'Order',
    message,
  };
  const complete = (reading: Reading) => ({
    ...(text === null ? reading : addAppData(reading, text)),
    ...(isOther ? { fault: 'appData, fullAppData and appDataHash do not belong to the same document' } : {}),
    ...(isUnclear ? { fault: 'from and owner do not name one account' } : {}),
  });
  return { typed, owner, complete };
}

/**
 * The API accepts the document or its hash as `appData`, and returns the hash as `appData` and the document as
 * `fullAppData`.
 */
function readAppData({ appData, fullAppData, appDataHash }: Fields) {
  const documents = [appData, fullAppData].filter((each) => typeof each === 'string' && !each.startsWith('0x'));
  const [text = null] = documents as readonly string[];
  const said = [appData, appDataHash].filter((each) => typeof each === 'string' && each.startsWith('0x'));
  const hash = text === null ? (appData ?? appDataHash ?? noAppData) : hashAppData(text);
  const isOther =
    documents.some((each) => each !== text) ||
    said.some((each) => (each as string).toLowerCase() !== String(hash).toLowerCase());
  return { text, hash, isOther };
}

function readOwner({ from, owner }: Fields): { readonly owner: Address | null; readonly isUnclear: boolean } {
  const named = [from, owner].filter((each) => each !== undefined && each !== null);
  const addresses = named.map((each) => (typeof each === 'string' ? parseAddress(each) : null));
  return { owner: addresses[0] ?? null, isUnclear: addresses.some((each) => each === null || each !== addresses[0]) };
}
