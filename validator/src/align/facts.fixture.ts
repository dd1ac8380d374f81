import type { Address } from '@countersign/protocol';
import { chainById } from '../data/chains.ts';
import { createTokenBook } from '../data/token-book.ts';
import type { Decoded } from '../decode/decoded-call.ts';
import type { Effect } from '../effects/effect.ts';
import type { Facts } from '../facts/facts.ts';
import { protocols } from '../protocols/index.ts';
import { createContractBook } from '../protocols/registry.ts';
import type { Action, AmountMention, AssetMention, Constraints, Party, Slot, Step, Want } from '../reader/intent.ts';
import { Wording } from '../reader/modality/denials.ts';
import { nothingLookedUp } from '../request/looked-up.ts';
import type { Claims } from '../request/normalised-request.ts';
import { noClaims } from '../request/without-claims.ts';

const pad = (digit: string): Address => `0x${digit.repeat(40)}`;
export const [sender, friend, stranger, router] = [pad('1'), pad('2'), pad('3'), pad('4')] as [
  Address,
  Address,
  Address,
  Address,
];

export const usdc: Address = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
export const dai: Address = '0x6b175474e89094c44da98b954eedeac495271d0f';
export const weth: Address = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
export const permit2: Address = '0x000000000022d473030f116ddee9f6b43ac78ba3';

const tokens = createTokenBook([
  { chainId: 1, address: usdc, symbol: 'USDC', name: 'USD Coin', decimals: 6 },
  { chainId: 1, address: dai, symbol: 'DAI', name: 'Dai', decimals: 18 },
  { chainId: 1, address: weth, symbol: 'WETH', name: 'Wrapped Ether', decimals: 18 },
]);
const contracts = createContractBook(protocols);

export const slot = <T>(value: T): Slot<T> => ({ value, start: 0, end: 0, confidence: 1 });

/** `1.5` with two digits and one place. */
export function number(text: string, unit: 'token' | 'base' = 'token'): AmountMention {
  const [whole = '', places = ''] = text.split('.');
  return { kind: 'number', value: { digits: BigInt(whole + places), scale: places.length }, unit };
}

export const symbol = (name: string): AssetMention => ({ kind: 'symbol', symbol: name });

export const want = (
  amount: string | AmountMention | null,
  asset: string | AssetMention | null,
  bound: Want['bound'] = 'exact',
): Want => ({
  amount: amount === null ? null : slot(typeof amount === 'string' ? number(amount) : amount),
  asset: asset === null ? null : slot(typeof asset === 'string' ? symbol(asset) : asset),
  bound,
});

interface StepFields {
  readonly gives?: Want;
  readonly gets?: Want;
  readonly to?: Address | Party;
  readonly spender?: Address | Party;
  readonly protocol?: string;
  readonly destinationChainId?: number;
  readonly revokes?: boolean;
  readonly isOrdered?: boolean;
}

const party = (named: Address | Party | undefined): Slot<Party> | null =>
  named === undefined ? null : slot(typeof named === 'string' ? { kind: 'address', address: named } : named);

export const step = (action: Action, fields: StepFields = {}): Step => ({
  action: slot(action),
  gives: fields.gives ?? null,
  gets: fields.gets ?? null,
  recipient: party(fields.to),
  spender: party(fields.spender),
  protocol: fields.protocol === undefined ? null : slot(fields.protocol),
  chainId: null,
  destinationChainId: fields.destinationChainId === undefined ? null : slot(fields.destinationChainId),
  revokes: fields.revokes ?? false,
  isOrdered: fields.isOrdered ?? false,
});

export const effect = (kind: Effect['kind'], fields: Partial<Effect> = {}): Effect => ({
  kind,
  call: '0',
  protocol: null,
  gives: [],
  gets: [],
  from: sender,
  to: null,
  ...fields,
});

const noConstraints: Constraints = {
  slippageBps: null,
  deadline: null,
  gas: null,
  fee: null,
  forbid: [],
  anyOutput: null,
};

interface Given {
  readonly steps?: readonly Step[];
  readonly effects?: readonly Effect[];
  /** Target of each top-level call, in order. */
  readonly targets?: readonly Address[];
  readonly claims?: Partial<Claims>;
  readonly constraints?: Partial<Constraints>;
  readonly chainId?: number | null;
  readonly sender?: Address | null;
}

/** Facts of a request on Ethereum by `sender`, before its steps and effects are paired. */
export function factsOf(given: Given = {}): Omit<Facts, 'alignment' | 'model'> {
  const chainId = given.chainId === undefined ? 1 : given.chainId;
  const from = given.sender === undefined ? sender : given.sender;
  const claims: Claims = {
    ...noClaims,
    protocol: null,
    chainIds: [],
    senders: [],
    ...given.claims,
  };
  const decoded: Decoded = {
    calls: (given.targets ?? []).map((to, index) => ({
      from,
      to,
      value: 0n,
      data: '0x00000000',
      operation: 'call',
      path: String(index),
      protocol: null,
      role: null,
      imitates: [],
      signature: null,
      args: null,
      faults: [],
      effects: [],
      children: [],
    })),
    message: null,
    authorizations: [],
    effects: given.effects ?? [],
  };
  return {
    doubts: [],
    assignment: { groundings: [], mentions: [] },
    request: {
      intent: '',
      chainId,
      sender: from,
      calls: [],
      order: null,
      payment: null,
      authorizations: [],
      gas: null,
      feePerGas: null,
      nowUnix: 1_767_225_600,
      clock: 'metadata.generated_at_unix',
      claims,
      lookedUp: nothingLookedUp,
      texts: [],
      faults: [],
    },
    chain: chainId === null ? null : chainById(chainId),
    decoded,
    wording: new Wording(''),
    intent: {
      text: '',
      language: 'en',
      steps: given.steps ?? [],
      constraints: { ...noConstraints, ...given.constraints },
      unread: [],
    },
    data: {
      tokens,
      contracts,
      described: { at: () => null, hasVendor: () => false },
      sanctions: { addresses: new Set(), asOf: null, source: 'none' },
      threats: { threats: new Map(), asOf: null, sources: [] },
      policy: {
        blocked: new Set(),
        allowed: new Set(),
        limits: [],
        allowedAssets: null,
        deniedAssets: new Set(),
        deniedJurisdictions: new Set(),
        attributionSuffixes: [],
        payees: new Map(),
        unlistedPayeeMaxUsd: 1,
      },
      versions: {},
    },
  };
}
