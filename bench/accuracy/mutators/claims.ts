import { decimalText } from '../amounts.ts';
import { drawAddress } from '../scene.ts';
import { networks } from '../world/networks.ts';
import { inMetadata, inTransaction, type Mutator } from './mutator.ts';

const named =
  (pattern: RegExp): Mutator['fits'] =>
  ({ operation }) =>
    pattern.test(operation.name);

/** The caller's claims besides the bytes are false, although intent and bytes agree. */
export const claims: readonly Mutator[] = [
  {
    name: 'claimed-amount',
    nodes: ['adversarial_detection.parameter_manipulation'],
    fits: named(/^(native-send|erc20-send|approve-exact|aave-(supply|repay)|wrap)$/),
    change: ({ scene: { amount, asset } }) => {
      const claimed = decimalText(amount / 100n || 1n, asset.decimals);
      return inTransaction((tx) => ({ ...tx, amount: claimed }));
    },
  },
  {
    name: 'claimed-asset',
    nodes: ['adversarial_detection.parameter_manipulation'],
    fits: named(/^(erc20-send|approve-exact|aave-(supply|repay|borrow))$/),
    change: ({ scene: { network, asset } }, random) => {
      const other = random.pick(network.tokens.filter(({ symbol }) => symbol !== asset.symbol));
      return inTransaction((tx) => ({ ...tx, asset: random.chance(0.5) ? other.symbol : other.address }));
    },
  },
  {
    name: 'claimed-output',
    nodes: ['adversarial_detection.parameter_manipulation'],
    fits: named(/^(v[23]-exact-in|router02-exact-in|balancer-swap|oneinch-swap|ur-v4)$/),
    change: ({ scene: { network, asset, out } }, random) => {
      const others = network.tokens.filter(({ symbol }) => symbol !== asset.symbol && symbol !== out.symbol);
      const other = random.pick(others);
      return inTransaction((tx) => ({ ...tx, token_out: random.chance(0.5) ? other.symbol : other.address }));
    },
  },
  {
    name: 'claimed-function',
    nodes: ['adversarial_detection.parameter_manipulation'],
    fits: named(/^(erc20-send|approve-exact|aave-supply|unwrap|v3-exact-in)$/),
    change: (_, random) => {
      const claimed = random.pick(['balanceOf', 'claimRewards', 'vote', 'setApprovalForAll']);
      return inTransaction((tx) => ({ ...tx, call: { function: claimed, params: {} } }));
    },
  },
  {
    name: 'claimed-recipient',
    nodes: ['adversarial_detection.parameter_manipulation'],
    fits: named(/^erc20-send$/),
    change: (_, random) => {
      const to = drawAddress(random);
      return inTransaction((tx) => ({ ...tx, call: { function: 'transfer', params: { to } } }));
    },
  },
  {
    name: 'claimed-deadline',
    nodes: ['adversarial_detection.parameter_manipulation', 'intent_alignment.order_alignment'],
    fits: named(/^(cow-order|v3-exact-in|v2-exact-in)$/),
    change: ({ scene }) => inTransaction((tx) => ({ ...tx, validTo: String(scene.deadline + 86_400n) })),
  },
  {
    name: 'two-chains',
    nodes: ['adversarial_detection.consistency_analysis'],
    fits: ({ places }) => !places.has('chain'),
    change: ({ scene }, random) => {
      const { id } = random.pick(networks.filter((network) => network.id !== scene.network.id));
      return inMetadata({ chain_id: id });
    },
  },
  {
    name: 'two-senders',
    nodes: ['adversarial_detection.consistency_analysis'],
    fits: () => true,
    change: (_, random) => inMetadata({ from: drawAddress(random) }),
  },
];
