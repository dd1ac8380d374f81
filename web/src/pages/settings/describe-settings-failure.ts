import { lifetimes } from '@countersign/protocol';
import { ApiError } from '@countersign/sdk';
import { describeFailure, type Failure } from '../../parts/describe-failure.ts';
import { describeWalletFailure, isNetworkFailure } from '../../session/describe-sign-in-failure.ts';

const known: Readonly<Record<string, Failure>> = {
  'escrow.taken': {
    title: 'This account belongs to someone else here',
    text: 'It is the account of another user, or linked to one. That user or the account itself must end that first.',
  },
  'escrow.chain_id': {
    title: 'This account did not sign with a key of its own',
    text: 'If it is a contract account, such as a Safe, choose its network above and sign again.',
  },
  'escrow.signature': {
    title: 'The signature is not by this account',
    text: 'Choose the account in your wallet, and its network above if it is a contract account. This service must know that network.',
  },
  'escrow.signed_at': {
    title: 'The signature came too late',
    text: `It took longer than ${lifetimes.escrowLink / 60} minutes, or the clock of this device is wrong. Check the clock, then sign again.`,
  },
  'escrow.signature_used': { title: 'This signature was used before', text: 'Sign again: the text gets a new time.' },
  'escrow.not_found': { title: 'This link has ended already', text: 'The list shows the links that there are now.' },
  'pgp.signature': {
    title: 'The signature is not by your account',
    text: 'Choose the account you are signed in with in your wallet, then sign again.',
  },
  'custody.exists': {
    title: 'There is a key already',
    text: 'It was made meanwhile, perhaps in another tab. Load this page again to see it.',
  },
  'custody.busy': { title: 'Many keys are being made right now', text: 'Try again in a few seconds.' },
  'custody.not_found': { title: 'This integration is gone', text: 'Load this page again and start with a new key.' },
  'custody.pending': { title: 'There are no credentials yet', text: 'Save those that your provider gave you first.' },
  'custody.replaced': {
    title: 'The signing request was replaced meanwhile',
    text: 'Load this page again, give the new signing request to your provider, and enter what it gives you for that.',
  },
  'quorum.no_agent_quorum': {
    title: 'This service has no quorum for agents',
    text: 'Register a key of your own instead.',
  },
  'quorum.not_found': { title: 'You have no quorum with this id', text: 'Check the id, or register a key again.' },
  'quorum.none_attached': { title: 'No quorum is attached any more', text: 'Nothing had to be changed.' },
  'quorum.too_many': { title: 'You have as many quorums as you can', text: 'Select one of them by its id instead.' },
};

/** These say themselves what is wrong, each time something else. */
const titles: Readonly<Record<string, string>> = {
  'pgp.refused': 'This key cannot be used',
  'quorum.key': 'This key cannot be used',
  'quorum.refused': 'The wallet provider said no',
  'quorum.answer_lost': 'The wallet provider did not answer',
  'quorum.provider_unavailable': 'The wallet provider cannot be reached',
};

/** Why a setting was not changed, and what helps. */
export function describeSettingsFailure(error: unknown): Failure {
  if (!(error instanceof ApiError))
    return isNetworkFailure(error) ? describeFailure(error) : describeWalletFailure(error);
  const title = titles[error.code ?? ''];
  if (title !== undefined) return { title, text: withoutField(error.message) };
  return known[error.code ?? ''] ?? describeFailure(error);
}

/** `p256PublicKey: must be …` names a field of the interface, where people see a label. */
function withoutField(message: string): string {
  const text = message.replace(/^\w+: /, 'It ');
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
