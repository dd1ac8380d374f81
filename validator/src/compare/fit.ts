import type { Effect, EffectKind, Quantity } from '../effects/effect.ts';
import type { Action, Step, Want } from '../reader/intent.ts';
import type { Known } from '../show/show.ts';
import { acceptsAsset } from './asset.ts';
import { isPaymentTo } from './payment.ts';

type Condition = (known: Known, step: Step, effect: Effect) => boolean;

/** Another kind that carries out an action, always or under the condition. The earlier, the better it fits. */
interface Alternative {
  readonly kind: EffectKind;
  readonly when?: Condition;
}

const accepts = (known: Known, want: Want | null, [quantity]: readonly Quantity[]): boolean =>
  !want?.asset || !quantity || acceptsAsset(known, want.asset.value, quantity.asset) === 'yes';

/** Both sides match the words, so the kind of contract does not matter. */
const exchangesTheSame: Condition = (known, { gives, gets }, effect) =>
  !!gives?.asset && !!gets?.asset && accepts(known, gives, effect.gives) && accepts(known, gets, effect.gets);

const getsTheSame: Condition = (known, { gets }, effect) => !!gets?.asset && accepts(known, gets, effect.gets);
const leavesTheChain: Condition = (_known, step) => step.destinationChainId !== null;
const goesToProtocol: Condition = (_known, step) => step.recipient?.value.kind === 'protocol' || step.protocol !== null;
/** A market of Compound III lends and takes deposits through the same two functions. */
const isComet: Condition = (_known, _step, { protocol }) => protocol === 'compound-v3';
/** The debt tokens of Aave have approvals of their own, which let another account borrow. */
export const delegatesCredit = ({ kind, protocol }: Effect): boolean =>
  (kind === 'approve' || kind === 'permit') && protocol === 'aave-v3';
const isCredit: Condition = (_known, _step, effect) => delegatesCredit(effect);
/** Words for code that acts as an account: delegated to, set, changed or upgraded. */
const isAccountCode: Condition = (_known, _step, { protocol }) => protocol === 'eip7702';

/** `buy the report`: it is not an asset, and the transaction pays for a host's offer. */
const paysForService: Condition = ({ request }, { gets }, { call, to }) =>
  !gets?.asset && call === 'order' && isPaymentTo(request.payment, to);

/** `mint my badge`: words for a mint that costs nothing, at a contract that is known only from its descriptor. */
const isFreeMint: Condition = (_known, { gives }, effect) =>
  !gives && effect.gives.length === 0 && (effect.terms ?? []).some(({ is }) => is === 'venue');

const rights: readonly Alternative[] = [{ kind: 'approve' }, { kind: 'permit' }, { kind: 'operator' }];

/** Other kinds that carry out an action: people and contracts name it differently. */
const alternatives: Readonly<Record<Action, readonly Alternative[]>> = {
  send: [
    { kind: 'bridge', when: leavesTheChain },
    { kind: 'supply', when: goesToProtocol },
    { kind: 'stake', when: goesToProtocol },
  ],
  approve: rights,
  permit: rights,
  operator: rights,
  wrap: [
    { kind: 'swap', when: exchangesTheSame },
    { kind: 'supply', when: exchangesTheSame },
  ],
  unwrap: [
    { kind: 'withdraw', when: exchangesTheSame },
    { kind: 'swap', when: exchangesTheSame },
  ],
  swap: [
    { kind: 'wrap', when: exchangesTheSame },
    { kind: 'unwrap', when: exchangesTheSame },
    { kind: 'stake', when: exchangesTheSame },
    { kind: 'supply', when: exchangesTheSame },
    { kind: 'withdraw', when: exchangesTheSame },
    { kind: 'bridge', when: leavesTheChain },
    { kind: 'send', when: paysForService },
  ],
  supply: [
    { kind: 'stake' },
    { kind: 'wrap', when: getsTheSame },
    { kind: 'bridge', when: leavesTheChain },
    { kind: 'claim', when: isFreeMint },
  ],
  withdraw: [{ kind: 'unstake' }, { kind: 'unwrap' }, { kind: 'claim' }, { kind: 'bridge', when: leavesTheChain }],
  borrow: [{ kind: 'withdraw', when: isComet }],
  repay: [{ kind: 'supply', when: isComet }],
  stake: [{ kind: 'supply' }],
  unstake: [{ kind: 'withdraw' }, { kind: 'claim' }],
  claim: [{ kind: 'withdraw' }, { kind: 'unstake' }, { kind: 'receive' }],
  migrate: [],
  bridge: [],
  own: [],
  delegate: [
    { kind: 'approve', when: isCredit },
    { kind: 'permit', when: isCredit },
  ],
  upgrade: [{ kind: 'delegate', when: isAccountCode }],
  register: [],
  vote: [],
  set: [],
  cancel: [],
  deploy: [],
};

/** How well the kind of an effect fits a step: 0 is best, null is not at all. Values do not matter. */
export function fit(known: Known, step: Step, effect: Effect): number | null {
  const action = step.action.value;
  // An owner is not a module, although both have rights over an account.
  if (step.right && effect.right && step.right.value !== effect.right) return null;
  if (effect.kind === action) return 0;
  const place = alternatives[action].findIndex(
    ({ kind, when }) => kind === effect.kind && (!when || when(known, step, effect)),
  );
  return place < 0 ? null : place + 1;
}
