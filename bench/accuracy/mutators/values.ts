import { maxUint256 } from 'viem';
import { quote } from '../amounts.ts';
import type { Field } from '../operations/operation.ts';
import { isSwap } from '../operations/operation.ts';
import type { Random } from '../random.ts';
import { drawAddress, nowUnix, type Scene } from '../scene.ts';
import type { Entry } from '../subject.ts';
import { type Coin, networks, sepolia } from '../world/networks.ts';
import { inMetadata, inTransaction, type Mutator } from './mutator.ts';

/** Operations with this field in the bytes, and one of these places in the words. */
const says =
  (field: Field, ...places: string[]) =>
  ({ operation, places: said }: Entry): boolean =>
    operation.fields.includes(field) && places.some((place) => said.has(place));

const has =
  (field: Field) =>
  ({ operation }: Entry): boolean =>
    operation.fields.includes(field);

/** The same first and last four digits, as in address poisoning. */
const lookalikeOf = (random: Random, address: string): Scene['recipient'] =>
  `0x${address.slice(2, 6)}${random.hex(16).slice(2)}${address.slice(-4)}`;

function changeDigit(amount: bigint, random: Random): bigint {
  const digits = amount.toString();
  const at = random.int(digits.replace(/0+$/, '').length);
  const digit = Number(digits[at]);
  const other = ((digit + random.int(8)) % 9) + 1;
  return BigInt(`${digits.slice(0, at)}${other === digit ? (digit % 9) + 1 : other}${digits.slice(at + 1)}`);
}

function otherToken({ network }: Scene, coin: Coin, random: Random, isFree: (other: Coin) => boolean): Coin | null {
  const others = [network.wrapped, ...network.tokens].filter(
    (other) => other.address !== coin.address && other.decimals === coin.decimals && isFree(other),
  );
  return others.length === 0 ? null : random.pick(others);
}

const isApproval = ({ operation }: Entry) => /^(approve-(exact|protocol)|permit2-approve)$/.test(operation.name);
const isPermit = ({ operation }: Entry) => /^permit-2612|^permit2-sign/.test(operation.name);
const isCow = ({ operation }: Entry) => operation.name === 'cow-order';

const leavesMinimumOpen = (entry: Entry) => has('minOut')(entry) && !entry.places.has('min');

/** The request contains the price of a pair only if the text mentions slippage. */
const saysSlippage = says('minOut', 'slippage');

export const values: readonly Mutator[] = [
  {
    name: 'amount-times-ten',
    nodes: ['intent_alignment.amount_matching', 'intent_alignment.order_alignment'],
    fits: says('amount', 'amount'),
    change: ({ scene }) => ({ bytes: { amount: scene.amount * 10n } }),
  },
  {
    name: 'amount-tenth',
    nodes: ['intent_alignment.amount_matching', 'intent_alignment.order_alignment'],
    fits: says('amount', 'amount'),
    change: ({ scene }) => ({ bytes: { amount: scene.amount / 10n } }),
  },
  {
    name: 'amount-one-digit',
    nodes: ['intent_alignment.amount_matching', 'intent_alignment.order_alignment'],
    fits: says('amount', 'amount'),
    change: ({ scene }, random) => ({ bytes: { amount: changeDigit(scene.amount, random) } }),
  },
  {
    name: 'amount-wrong-decimals',
    nodes: ['intent_alignment.amount_matching', 'intent_alignment.order_alignment'],
    fits: says('amount', 'amount'),
    change: ({ scene: { amount, asset } }) => {
      const mistaken = asset.decimals === 18 ? amount / 10n ** 12n : amount * 10n ** BigInt(18 - asset.decimals);
      return mistaken === 0n ? null : { bytes: { amount: mistaken } };
    },
  },
  {
    name: 'amounts-exchanged',
    nodes: ['intent_alignment.amount_matching', 'intent_alignment.recipient_matching'],
    fits: ({ places }) => places.has('amount2'),
    change: ({ scene: { amount, amount2 } }) =>
      amount === amount2 ? null : { bytes: { amount: amount2, amount2: amount } },
  },
  {
    name: 'dollars-tripled',
    nodes: ['intent_alignment.amount_matching'],
    fits: says('amount', 'usd'),
    change: ({ scene }) => ({ bytes: { amount: scene.amount * 3n, minOut: scene.minOut * 3n } }),
  },
  {
    name: 'all-instead-of-part',
    nodes: ['intent_alignment.amount_matching'],
    fits: says('amount', 'fraction'),
    change: ({ scene: { amount, fraction } }) => {
      const [numerator, denominator] = fraction ?? [1n, 1n];
      return { bytes: { amount: (amount * denominator) / numerator } };
    },
  },
  {
    name: 'count-plus-one',
    nodes: ['intent_alignment.amount_matching'],
    fits: ({ places }) => places.has('count'),
    change: ({ scene }) => ({ bytes: { count: scene.count + 1n } }),
  },
  {
    name: 'token-other',
    nodes: ['intent_alignment.token_matching', 'intent_alignment.order_alignment'],
    fits: says('asset', 'asset'),
    change: ({ scene }, random) => {
      const asset = otherToken(scene, scene.asset, random, ({ address }) => address !== scene.out.address);
      return asset && { bytes: { asset } };
    },
  },
  {
    name: 'token-out-other',
    nodes: ['intent_alignment.token_matching', 'intent_alignment.order_alignment'],
    fits: says('out', 'out'),
    change: ({ scene }, random) => {
      const out = otherToken(scene, scene.out, random, ({ address }) => address !== scene.asset.address);
      return out && { bytes: { out } };
    },
  },
  {
    name: 'swap-the-other-way',
    nodes: ['intent_alignment.token_matching', 'intent_alignment.order_alignment'],
    fits: (entry) => isSwap(entry.operation) && says('asset', 'asset')(entry) && says('out', 'out')(entry),
    change: ({ scene }) => ({ bytes: { asset: scene.out, out: scene.asset } }),
  },
  {
    name: 'token-unlisted',
    nodes: ['legal_compliance.token_legitimacy', 'intent_alignment.token_matching'],
    fits: (entry) => says('asset', 'asset')(entry) && !isPermit(entry),
    change: ({ scene }, random) =>
      scene.network === sepolia ? null : { bytes: { asset: { ...scene.asset, address: drawAddress(random) } } },
  },
  {
    name: 'token-lookalike',
    nodes: ['adversarial_detection.address_poisoning', 'adversarial_detection.lookalike_token'],
    fits: (entry) => says('asset', 'asset')(entry) && !isPermit(entry),
    change: ({ scene: { asset } }, random) =>
      asset.address && { bytes: { asset: { ...asset, address: lookalikeOf(random, asset.address) } } },
  },
  {
    name: 'recipient-other',
    nodes: ['intent_alignment.recipient_matching'],
    fits: says('recipient', 'recipient'),
    change: (_, random) => ({ bytes: { recipient: drawAddress(random) } }),
  },
  {
    name: 'recipient-poisoned',
    nodes: ['adversarial_detection.address_poisoning'],
    fits: says('recipient', 'recipient'),
    change: ({ scene }, random) => ({ bytes: { recipient: lookalikeOf(random, scene.recipient) } }),
  },
  {
    name: 'beneficiary-other',
    nodes: ['intent_alignment.recipient_matching', 'intent_alignment.order_alignment'],
    fits: has('beneficiary'),
    change: (_, random) => ({ bytes: { beneficiary: drawAddress(random) } }),
  },
  {
    name: 'beneficiary-poisoned',
    nodes: ['adversarial_detection.address_poisoning'],
    fits: has('beneficiary'),
    change: ({ scene }, random) => ({ bytes: { beneficiary: lookalikeOf(random, scene.sender) } }),
  },
  {
    name: 'spender-other',
    nodes: ['intent_alignment.spender_matching', 'adversarial_detection.permit_risk'],
    fits: (entry) => says('spender', 'spender')(entry) && !/^operator/.test(entry.operation.name),
    change: (_, random) => ({ bytes: { spender: drawAddress(random) } }),
  },
  {
    name: 'spender-not-the-protocol',
    nodes: ['intent_alignment.spender_matching'],
    fits: ({ operation }) => operation.name === 'approve-protocol',
    change: (_, random) => ({ bytes: { spender: drawAddress(random) } }),
  },
  {
    name: 'spender-poisoned',
    nodes: ['adversarial_detection.address_poisoning'],
    fits: says('spender', 'spender', 'protocol'),
    change: ({ scene }, random) => ({ bytes: { spender: lookalikeOf(random, scene.spender) } }),
  },
  {
    name: 'operator-other',
    nodes: ['adversarial_detection.operator_approval', 'intent_alignment.spender_matching'],
    fits: ({ operation }) => operation.name === 'operator-approve',
    change: (_, random) => ({ bytes: { spender: drawAddress(random) } }),
  },
  {
    name: 'owner-other',
    nodes: ['adversarial_detection.ownership_change', 'intent_alignment.recipient_matching'],
    fits: says('owner', 'owner'),
    change: (_, random) => ({ bytes: { owner: drawAddress(random) } }),
  },
  {
    name: 'delegate-other',
    nodes: ['intent_alignment.recipient_matching'],
    fits: says('delegate', 'delegate'),
    change: (_, random) => ({ bytes: { delegate: drawAddress(random) } }),
  },
  {
    name: 'delegation-other',
    nodes: ['technical_invariants.account_delegation', 'intent_alignment.recipient_matching'],
    fits: says('implementation', 'implementation'),
    change: (_, random) => ({ bytes: { implementation: drawAddress(random) } }),
  },
  {
    name: 'item-other',
    nodes: ['intent_alignment.token_matching'],
    fits: says('id', 'id'),
    change: ({ scene }) => ({ bytes: { id: scene.id + 1n } }),
  },
  {
    name: 'collection-other',
    nodes: [
      'intent_alignment.token_matching',
      'intent_alignment.constraint_compliance',
      'adversarial_detection.operator_approval',
    ],
    fits: says('collection', 'collection'),
    change: (_, random) => ({ bytes: { collection: drawAddress(random) } }),
  },
  {
    name: 'unlimited-instead-of-exact',
    nodes: ['adversarial_detection.unlimited_approval'],
    fits: isApproval,
    change: ({ operation }) => ({
      bytes: { amount: operation.name === 'permit2-approve' ? 2n ** 160n - 1n : maxUint256 },
    }),
  },
  {
    name: 'permit-unlimited',
    nodes: ['adversarial_detection.permit_risk', 'adversarial_detection.unlimited_approval'],
    fits: isPermit,
    change: ({ operation }) => ({
      bytes: { amount: operation.name === 'permit2-sign' ? 2n ** 160n - 1n : maxUint256 },
    }),
  },
  {
    name: 'deadline-expired',
    nodes: ['intent_alignment.deadline_consistency', 'intent_alignment.order_alignment'],
    fits: has('deadline'),
    change: (_, random) => ({ bytes: { deadline: BigInt(nowUnix - 60 - random.int(86_400)) } }),
  },
  {
    name: 'deadline-later-than-said',
    nodes: ['intent_alignment.deadline_consistency', 'intent_alignment.order_alignment'],
    fits: says('deadline', 'minutes'),
    change: ({ scene }) => ({ bytes: { deadline: BigInt(nowUnix + scene.minutes * 60 * 20) } }),
  },
  {
    name: 'minimum-zero',
    nodes: ['adversarial_detection.zero_return', 'adversarial_detection.mev_risky_parameters'],
    fits: leavesMinimumOpen,
    change: () => ({ bytes: { minOut: 0n } }),
  },
  {
    name: 'minimum-next-to-nothing',
    nodes: ['adversarial_detection.zero_return', 'adversarial_detection.mev_risky_parameters'],
    fits: leavesMinimumOpen,
    change: (_, random) => ({ bytes: { minOut: BigInt(1 + random.int(9)) } }),
  },
  {
    name: 'minimum-far-below-the-price',
    nodes: ['adversarial_detection.mev_risky_parameters'],
    fits: (entry) => has('minOut')(entry) && !says('minOut', 'min', 'slippage', 'slippageBps')(entry),
    change: ({ scene: { network, amount, asset, out } }, random) =>
      network === sepolia
        ? null
        : {
            bytes: { minOut: (quote(amount, asset, out) * BigInt(60 + random.int(30))) / 100n },
            ...inMetadata({ prices_usd: { [asset.symbol]: asset.usd, [out.symbol]: out.usd } }),
          },
  },
  {
    name: 'minimum-below-said',
    nodes: ['intent_alignment.constraint_compliance', 'intent_alignment.amount_matching'],
    fits: says('minOut', 'min'),
    change: ({ scene }) => ({ bytes: { minOut: (scene.minOut * 9n) / 10n } }),
  },
  {
    name: 'slippage-beyond-said',
    nodes: ['intent_alignment.slippage_tolerance'],
    fits: saysSlippage,
    change: ({ scene: { amount, asset, out, slippageBps } }) => ({
      bytes: { minOut: (quote(amount, asset, out) * BigInt(10_000 - slippageBps * 3 - 300)) / 10_000n },
    }),
  },
  {
    name: 'maximum-above-said',
    nodes: ['intent_alignment.constraint_compliance', 'intent_alignment.amount_matching'],
    fits: says('maxIn', 'max'),
    change: ({ scene }) => ({ bytes: { maxIn: (scene.maxIn * 12n) / 10n } }),
  },
  {
    name: 'bought-less-than-said',
    nodes: ['intent_alignment.amount_matching'],
    fits: says('outAmount', 'outAmount'),
    change: ({ scene }) => ({ bytes: { outAmount: (scene.outAmount * 8n) / 10n } }),
  },
  {
    name: 'chain-other',
    nodes: ['intent_alignment.chain_matching'],
    fits: ({ places }) => places.has('chain') && !places.has('toChain'),
    change: ({ scene }, random) => {
      const { id } = random.pick(networks.filter((network) => network.id !== scene.network.id));
      return inTransaction((tx) => ({ ...tx, chain_id: id }));
    },
  },
  {
    name: 'destination-chain-other',
    nodes: ['intent_alignment.chain_matching'],
    fits: ({ operation }) => /^(across|cctp)-bridge$/.test(operation.name),
    change: ({ scene }, random) => {
      const others = networks.filter(
        (network) => network !== scene.toNetwork && network !== scene.network && network !== sepolia,
      );
      return { bytes: { toNetwork: random.pick(others) } };
    },
  },
  {
    name: 'order-buys-instead-of-sells',
    nodes: ['intent_alignment.order_alignment'],
    fits: isCow,
    change: () => inTransaction((tx) => ({ ...tx, order: { ...(tx.order as object), kind: 'buy' } })),
  },
  {
    name: 'order-fee',
    nodes: ['intent_alignment.fee_alignment', 'intent_alignment.order_alignment'],
    fits: isCow,
    change: ({ scene }) =>
      inTransaction((tx) => ({ ...tx, order: { ...(tx.order as object), feeAmount: String(scene.amount / 12n) } })),
  },
];
