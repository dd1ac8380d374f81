import type { Field } from '../operations/operation.ts';
import { blocked, deniedCountry, sanctioned } from '../policies.ts';
import type { Scene } from '../scene.ts';
import type { Entry } from '../subject.ts';
import { inMetadata, type Mutator } from './mutator.ts';

const parties = ['recipient', 'spender', 'owner', 'delegate'] as const satisfies readonly Field[];

/** The party that both words and bytes have. */
const partyOf = ({ operation, places }: Entry) =>
  parties.find((party) => operation.fields.includes(party) && places.has(party));

/** Sets the same party in words and bytes. */
const both = (entry: Entry, address: Scene['recipient']) => {
  const party = partyOf(entry);
  return party ? { words: { [party]: address }, bytes: { [party]: address } } : null;
};

const isTokenMove = ({ operation: { name } }: Entry) =>
  /^(erc20-send|approve-exact|aave-supply|v3-exact-in|safe-send)$/.test(name);

const burns = ['0x000000000000000000000000000000000000dead', '0x0000000000000000000000000000000000000000'] as const;
const isPayment = ({ operation: { name }, places }: Entry) =>
  /^(native-send|erc20-send|safe-send|userop-send|erc7579-send|erc721-send)$/.test(name) && places.has('recipient');

/** Words and bytes agree, but the transaction must be refused anyway. */
export const partyMutators: readonly Mutator[] = [
  {
    name: 'party-sanctioned',
    nodes: ['legal_compliance.sanctions_screening'],
    fits: (entry) => partyOf(entry) !== undefined,
    change: (subject, random) => both(subject, random.pick(sanctioned)),
  },
  {
    name: 'sanctioned-deep-in-the-call',
    nodes: ['legal_compliance.sanctions_screening'],
    fits: ({ operation: { name } }) => /^(safe-batch|multicall3-send|erc20-send-many)$/.test(name),
    change: (_, random) => {
      const recipient2 = random.pick(sanctioned);
      return { words: { recipient2 }, bytes: { recipient2 } };
    },
  },
  {
    name: 'party-blocked',
    nodes: ['legal_compliance.address_blocklist'],
    fits: (entry) => partyOf(entry) !== undefined,
    change: (subject, random) => {
      const change = both(subject, random.pick(blocked));
      return change && { ...change, policy: 'blocklist' };
    },
  },
  {
    name: 'above-the-limit',
    nodes: ['legal_compliance.amount_policy'],
    fits: ({ operation: { name } }) => /^(native-send|wrap|erc20-send|aave-supply|safe-send)$/.test(name),
    change: ({ scene: { asset, amount } }) => {
      const isLimited = asset.address === null ? amount > 10n ** 15n : asset.symbol === 'USDC' && amount > 1_000_000n;
      return isLimited ? { policy: 'limits' } : null;
    },
  },
  {
    name: 'asset-denied',
    nodes: ['legal_compliance.asset_policy'],
    fits: isTokenMove,
    change: ({ scene: { asset, network } }) =>
      asset.symbol === network.wrapped.symbol ? null : { policy: 'denied-assets' },
  },
  {
    name: 'asset-not-allowed',
    nodes: ['legal_compliance.asset_policy'],
    fits: isTokenMove,
    change: ({ scene: { asset, network } }) =>
      asset.symbol === network.wrapped.symbol ? null : { policy: 'allowed-assets' },
  },
  {
    name: 'country-denied',
    nodes: ['legal_compliance.jurisdiction_policy'],
    fits: () => true,
    change: () => ({ ...inMetadata({ jurisdiction: deniedCountry }), policy: 'countries' }),
  },
  {
    name: 'sent-into-the-void',
    nodes: ['adversarial_detection.burn_or_token_recipient'],
    fits: isPayment,
    change: (subject, random) => both(subject, random.pick(burns)),
  },
  {
    name: 'sent-to-the-token',
    nodes: ['adversarial_detection.burn_or_token_recipient'],
    fits: ({ operation: { name }, places }) =>
      /^(erc20-send|safe-send|userop-send|erc7579-send)$/.test(name) && places.has('recipient'),
    change: (subject) => subject.scene.asset.address && both(subject, subject.scene.asset.address),
  },
];
