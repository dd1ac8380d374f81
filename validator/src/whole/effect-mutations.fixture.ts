import type { Address } from '@countersign/protocol';
import { callOf } from '../compare/call-of.ts';
import type { Decoded, DecodedCall } from '../decode/decoded-call.ts';
import { assetKey, type Effect, type EffectKind, maxUint256, type Quantity, type Term } from '../effects/effect.ts';
import { stranger } from '../protocols/accepted/accepted-case.fixture.ts';
import {
  eachAmount,
  isMessageFee,
  isNumber,
  mayGrow,
  mayShrink,
  otherAsset,
  otherAssets,
  type Scene,
  unlimitedAmounts,
} from './changed-quantities.fixture.ts';

interface Mutation {
  readonly name: string;
  /** Replacements of an effect; the same words ask for none of them. */
  readonly of: (effect: Effect, scene: Scene) => readonly (readonly Effect[])[];
}

export interface Mutant {
  readonly mutation: string;
  /** The kind of the replaced effect. */
  readonly kind: EffectKind;
  /** Its index among the effects. */
  readonly at: number;
  /** Index among the replacements of the mutation. */
  readonly way: number;
  readonly decoded: () => Decoded;
}

const MONTH = 30n * 86_400n;
const idOfStranger = `0x${'5e'.repeat(32)}` as const;

const onePlace = (effects: readonly Effect[]): Effect[][] => effects.map((effect) => [effect]);

/** Kinds whose beneficiary may be another account than the sender. */
const beneficial: ReadonlySet<EffectKind> = new Set([
  'send',
  'swap',
  'supply',
  'withdraw',
  'borrow',
  'stake',
  'unstake',
  'bridge',
  'claim',
  'own',
  'delegate',
  'upgrade',
  'register',
  'migrate',
]);

const movesGiven = (effect: Effect, kind: EffectKind, to: Address | null): Effect => {
  const { spender: _, routes: __, fees: ___, terms: ____, detail: _____, ...rest } = effect;
  return { ...rest, kind, to, protocol: null, gets: [] };
};

/** The opposite of a kind, with both sides exchanged. */
const reverses: Readonly<Partial<Record<EffectKind, EffectKind>>> = {
  supply: 'withdraw',
  withdraw: 'supply',
  stake: 'unstake',
  unstake: 'stake',
  borrow: 'repay',
  repay: 'borrow',
  wrap: 'unwrap',
  unwrap: 'wrap',
};

const exactly = (quantities: readonly Quantity[]): Quantity[] =>
  quantities.map((quantity) => ({ ...quantity, bound: 'exact' }));

function otherKinds(effect: Effect): Effect[] {
  const { kind, gives, gets, to, from, spender } = effect;
  const reverse = reverses[kind];
  if (reverse) return [{ ...effect, kind: reverse, gives: exactly(gets), gets: exactly(gives) }];
  if (kind === 'send' && to) return [{ ...movesGiven(effect, 'approve', null), spender: to }];
  if (kind === 'swap') return [movesGiven(effect, 'send', to === null || to === from ? stranger : to)];
  if (kind === 'approve' && spender) {
    const operator = { asset: { kind: 'unnamed', description: 'everything' }, amount: 'all', bound: 'max' } as const;
    return [movesGiven(effect, 'send', spender), { ...effect, kind: 'operator', gives: [operator] }];
  }
  return [];
}

/** `exactly 9,000 USDC for at least 3 WETH` with the same numbers as `exactly 3 WETH for at most 9,000 USDC`, and the reverse. */
function otherBounds(effect: Effect, { intent: { steps } }: Scene): Effect[] {
  const { kind, gives, gets } = effect;
  const [give, get] = [gives[0], gets[0]];
  if (kind !== 'swap' || gives.length > 1 || gets.length > 1 || !give || !get) return [];
  const isFloorSaid = steps.some((step) => step.gets?.bound === 'min') && give.bound === 'exact' && get.bound === 'min';
  const isLimitSaid =
    steps.some((step) => step.gives?.bound === 'max') && give.bound === 'max' && get.bound === 'exact';
  if (isFloorSaid) return [{ ...effect, gives: [{ ...give, bound: 'max' }], gets: [{ ...get, bound: 'exact' }] }];
  return isLimitSaid ? [{ ...effect, gives: [{ ...give, bound: 'exact' }], gets: [{ ...get, bound: 'min' }] }] : [];
}

const usesTokens: ReadonlySet<EffectKind> = new Set(['swap', 'supply', 'stake', 'repay', 'bridge']);

/** Tokens that are sent to the called contract instead of being used by it are lost. */
function payVenue(effect: Effect, { decoded }: Scene): Effect[] {
  const venue = callOf(decoded, effect)?.to;
  const gives = effect.gives.filter(({ asset, amount }) => asset.kind === 'token' && isNumber(amount));
  return venue && usesTokens.has(effect.kind) && gives.length > 0
    ? [{ ...movesGiven(effect, 'send', venue), gives: exactly(gives) }]
    : [];
}

/** Effects that an attacker could hide next to a requested effect. */
function extraEffects(effect: Effect): Readonly<Record<string, Effect>> {
  const { call, from, gives, gets } = effect;
  const beside: Effect = { kind: 'send', call, from, protocol: null, gives: [], gets: [], to: null };
  const asset = [...gives, ...gets].map((quantity) => quantity.asset).find(({ kind }) => kind === 'token');
  const own: Effect = { ...beside, kind: 'own', right: 'owner', to: stranger };
  if (!asset) return { 'extra owner': own };
  return {
    'extra owner': own,
    'extra unlimited approval': {
      ...beside,
      kind: 'approve',
      spender: stranger,
      gives: [{ asset, amount: maxUint256, bound: 'max' }],
    },
    'extra payment': { ...beside, to: stranger, gives: [{ asset, amount: 1_000n, bound: 'exact' }] },
  };
}

const extra = (name: string): Mutation => ({
  name,
  of: (effect) => {
    const found = extraEffects(effect)[name];
    return found ? [[effect, found]] : [];
  },
});

type Fee = NonNullable<Effect['fees']>[number];

/** A fee to a stranger. */
const fee = (name: string, paid: (scene: Scene) => Omit<Fee, 'to'> | null): Mutation => ({
  name,
  of: (effect, scene) => {
    const own = effect.gives.length > 0 && !effect.spender && !scene.intent.constraints.fee ? paid(scene) : null;
    return own ? [[{ ...effect, fees: [...(effect.fees ?? []), { to: stranger, ...own }] }]] : [];
  },
});

/** Kinds that change nothing when repeated. */
const repeatable: ReadonlySet<EffectKind> = new Set([
  'approve',
  'operator',
  'permit',
  'own',
  'delegate',
  'upgrade',
  'register',
  'vote',
  'set',
  'cancel',
  'claim',
  'unknown',
  'receive',
]);

function withFloor(effect: Effect, { intent }: Scene, floor: (amount: bigint) => bigint | null): Effect[] {
  if (intent.constraints.anyOutput) return [];
  return effect.gets.flatMap((quantity, at) =>
    quantity.bound === 'min' && isNumber(quantity.amount)
      ? [{ ...effect, gets: effect.gets.with(at, { ...quantity, amount: floor(quantity.amount) }) }]
      : [],
  );
}

function otherTerm(term: Term): Term | null {
  switch (term.is) {
    case 'number':
      return { ...term, value: term.value + 1n };
    case 'hex':
      return { ...term, value: term.value.length === 42 ? stranger : idOfStranger };
    case 'text': {
      const { alike: _, ...rest } = term;
      return { ...rest, value: term.unlike?.[0] ?? `${term.value}x` };
    }
    case 'venue':
      return { ...term, value: 'Quaternary Yield', alike: ['quaternary yield', stranger], shared: [] };
    case 'duration':
    case 'period':
      return { ...term, seconds: term.seconds * 4n };
    case 'rate':
      return { ...term, perSecond: term.perSecond * 4n };
    case 'time':
      return { ...term, unix: term.unix + 4n * MONTH };
    // One of a list, and the words need not name it.
    case 'pair':
      return null;
  }
}

const otherTerms = (effect: Effect): Effect[] =>
  (effect.terms ?? []).flatMap((term, at) => {
    const other = otherTerm(term);
    return other ? [{ ...effect, terms: (effect.terms ?? []).with(at, other) }] : [];
  });

/** Whether a time in the words binds an effect: a right that another effect uses up may last longer. */
const isBoundInTime = (effect: Effect, { intent, decoded }: Scene): boolean =>
  intent.constraints.deadline !== null &&
  (effect.deadline ?? effect.expiration ?? 0n) > 0n &&
  (!effect.spender || decoded.effects.every(({ spender }) => spender !== undefined));

const mutations: readonly Mutation[] = [
  { name: 'amount x 10', of: (effect) => onePlace(eachAmount(effect, mayGrow, (amount) => amount * 10n)) },
  { name: 'amount / 10', of: (effect) => onePlace(eachAmount(effect, mayShrink, (amount) => amount / 10n)) },
  {
    name: 'amount + 1',
    of: (effect) =>
      onePlace(
        eachAmount(
          effect,
          ({ bound }) => bound === 'exact',
          (amount) => amount + 1n,
        ),
      ),
  },
  {
    // A right may exceed its use by a tenth.
    name: 'limit + 20 %',
    of: (effect) =>
      onePlace(
        eachAmount(
          effect,
          ({ bound }) => bound === 'max',
          (amount) => amount + amount / 5n + 1n,
        ),
      ),
  },
  { name: 'amount unlimited', of: (effect) => onePlace(unlimitedAmounts(effect)) },
  { name: 'other asset', of: (effect, scene) => onePlace(otherAssets(effect, scene)) },
  {
    name: 'other beneficiary',
    of: (effect) => (beneficial.has(effect.kind) && !effect.isRemoval ? [[{ ...effect, to: stranger }]] : []),
  },
  {
    name: 'other spender',
    // A term says whose permits are cancelled.
    of: (effect) => (effect.spender && effect.kind !== 'cancel' ? [[{ ...effect, spender: stranger }]] : []),
  },
  {
    name: 'other owner',
    of: (effect, { request }) =>
      effect.from === request.sender || effect.from === null ? [[{ ...effect, from: stranger }]] : [],
  },
  { name: 'other kind', of: (effect) => onePlace(otherKinds(effect)) },
  {
    name: 'sides exchanged',
    of: (effect) => {
      const { kind, gives, gets } = effect;
      if (kind !== 'swap' && kind !== 'bridge') return [];
      const [give, get] = [gives[0], gets[0]];
      return give && get && assetKey(give.asset) !== assetKey(get.asset)
        ? [[{ ...effect, gives: exactly(gets), gets: gives.map((quantity) => ({ ...quantity, bound: 'min' })) }]]
        : [];
    },
  },
  { name: 'exact and limit exchanged', of: (effect, scene) => onePlace(otherBounds(effect, scene)) },
  { name: 'paid to the venue', of: (effect, scene) => onePlace(payVenue(effect, scene)) },
  extra('extra owner'),
  extra('extra unlimited approval'),
  extra('extra payment'),
  fee('fee of 3 %', () => ({ bps: 300, quantity: null })),
  fee('fee of any size', () => ({ bps: null, quantity: null })),
  fee('fee in another asset', (scene) => {
    const asset = otherAsset(scene, { kind: 'native' });
    return asset && { bps: null, quantity: { asset, amount: 10n ** 21n, bound: 'exact' } };
  }),
  {
    name: 'fee for messages',
    of: (effect) =>
      effect.gives.flatMap((quantity, at) =>
        isMessageFee(effect, quantity, 'gives', at)
          ? [[{ ...effect, gives: effect.gives.with(at, { ...quantity, amount: 10n ** 21n }) }]]
          : [],
      ),
  },
  {
    name: 'twice',
    of: (effect) =>
      !repeatable.has(effect.kind) && [...effect.gives, ...effect.gets].some(({ amount }) => isNumber(amount))
        ? [[effect, { ...effect }]]
        : [],
  },
  { name: 'floor zero', of: (effect, scene) => onePlace(withFloor(effect, scene, () => 0n)) },
  { name: 'floor halved', of: (effect, scene) => onePlace(withFloor(effect, scene, (amount) => amount / 2n)) },
  { name: 'floor removed', of: (effect, scene) => onePlace(withFloor(effect, scene, () => null)) },
  {
    // Wallets set a month by default: it contradicts only words that name an end.
    name: 'a month longer',
    of: (effect, scene) => {
      const said = scene.intent.constraints.deadline?.value;
      if (!said || !isBoundInTime(effect, scene)) return [];
      const saidEnd = 'atUnix' in said ? said.atUnix : scene.request.nowUnix + said.withinSeconds;
      const end = BigInt(saidEnd) + MONTH;
      const { deadline, expiration } = effect;
      return onePlace([
        ...(deadline !== undefined && deadline < end ? [{ ...effect, deadline: end }] : []),
        ...(expiration !== undefined && expiration < end ? [{ ...effect, expiration: end }] : []),
      ]);
    },
  },
  {
    name: 'never ends',
    of: (effect, scene) => {
      const { deadline: _, expiration: __, ...endless } = effect;
      return isBoundInTime(effect, scene) ? [[endless]] : [];
    },
  },
  {
    name: 'other chain',
    of: ({ destinationChainId, ...effect }, { request }) => {
      const other = [42161n, 10n, 8453n].find((id) => id !== destinationChainId && Number(id) !== request.chainId);
      return destinationChainId === undefined || !other ? [] : [[{ ...effect, destinationChainId: other }]];
    },
  },
  { name: 'other term', of: (effect) => onePlace(otherTerms(effect)) },
];

const coinsOf = (effects: readonly Effect[]): bigint =>
  effects
    .flatMap(({ gives }) => gives)
    .reduce(
      (sum, { asset, amount }) => sum + (asset.kind === 'native' && typeof amount === 'bigint' ? amount : 0n),
      0n,
    );

/** The bytes as they would be with other effects: coins that a call gives are also its value. */
function withEffects(decoded: Decoded, effect: Effect, others: readonly Effect[]): Decoded {
  const replace = (effects: readonly Effect[]) => effects.flatMap((each) => (each === effect ? others : [each]));
  const added = coinsOf(others) - coinsOf([effect]);
  const change = (call: DecodedCall): DecodedCall => {
    const isAround = call.path === effect.call || effect.call.startsWith(`${call.path}.`);
    if (!isAround) return call;
    const value = call.value > 0n && call.value + added >= 0n ? call.value + added : call.value;
    return { ...call, value, effects: replace(call.effects), children: call.children.map(change) };
  };
  const { calls, message, effects } = decoded;
  return {
    ...decoded,
    calls: calls.map(change),
    message: message && { ...message, effects: replace(message.effects) },
    effects: replace(effects),
  };
}

export const mutantsOf = (scene: Scene): Mutant[] =>
  scene.decoded.effects.flatMap((effect, at) =>
    mutations.flatMap(({ name, of }) =>
      of(effect, scene).map((others, way) => ({
        mutation: name,
        kind: effect.kind,
        at,
        way,
        decoded: () => withEffects(scene.decoded, effect, others),
      })),
    ),
  );
