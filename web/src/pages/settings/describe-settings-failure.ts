import { lifetimes } from '@countersign/protocol';
import { ApiError } from '@countersign/sdk';
import { describeFailure, type Failure } from '../../parts/describe-failure.ts';
import { describeSigningFailure } from '../../wallets/describe-wallet-failure.ts';

const known: Readonly<Record<string, Failure>> = {
  'escrow.taken': {
    title: 'This account belongs to someone else here',
    text: "It is another user's account, or linked to one. It must be unlinked there first.",
  },
  'escrow.chain_id': {
    title: 'This account is not controlled by a private key',
    text: 'If it is a contract account, such as a Safe, choose its network above and sign again.',
  },
  'escrow.signature': {
    title: 'The signature is not by this account',
    text: 'Choose the account in your wallet, and its network above if it is a contract account. This service must support that network.',
  },
  'escrow.signed_at': {
    title: 'The signature has expired',
    text: `It took longer than ${lifetimes.escrowLink / 60} minutes, or the clock of this device is wrong. Check the clock, then sign again.`,
  },
  'escrow.signature_used': {
    title: 'This signature has already been used',
    text: 'Sign again: the message gets a new time.',
  },
  'escrow.not_found': { title: 'This link has already ended', text: 'The list shows the current links.' },
  'pgp.signature': {
    title: 'The signature is not by your account',
    text: 'Choose the account you are signed in with in your wallet, then sign again.',
  },
  'custody.exists': {
    title: 'A key already exists',
    text: 'It was created elsewhere, perhaps in another tab. Reload this page to see it.',
  },
  'custody.busy': { title: 'Many keys are being created right now', text: 'Try again in a few seconds.' },
  'custody.not_found': {
    title: 'This integration no longer exists',
    text: 'Reload this page and start with a new key.',
  },
  'custody.pending': { title: 'There are no credentials yet', text: 'Save the credentials from your provider first.' },
  'custody.replaced': {
    title: 'The signing request has been replaced',
    text: 'Reload this page, give the new signing request to your provider, and enter the credentials you get for it.',
  },
  'quorum.no_agent_quorum': {
    title: 'This service has no quorum for agents',
    text: 'Register your own key instead.',
  },
  'quorum.not_found': { title: 'You have no quorum with this ID', text: 'Check the ID, or register a key again.' },
  'quorum.none_attached': { title: 'No quorum is attached', text: 'Nothing was changed.' },
  'quorum.too_many': { title: 'You have reached the limit of quorums', text: 'Select one of them by its ID instead.' },
};

/** Errors whose message is already specific. */
const titles: Readonly<Record<string, string>> = {
  'pgp.refused': 'This key cannot be used',
  'quorum.key': 'This key cannot be used',
  'quorum.refused': 'The wallet provider refused the request',
  'quorum.answer_lost': 'The wallet provider did not answer',
  'quorum.provider_unavailable': 'The wallet provider cannot be reached',
};

/** Why a setting was not changed, and what to do. */
export function describeSettingsFailure(error: unknown): Failure {
  if (!(error instanceof ApiError)) return describeSigningFailure(error);
  const title = titles[error.code ?? ''];
  if (title !== undefined) return { title, text: withoutField(error.message) };
  return known[error.code ?? ''] ?? describeFailure(error);
}

/** Errors such as `p256PublicKey: must be …` name a field of the interface; the page shows a label. */
function withoutField(message: string): string {
  const text = message.replace(/^\w+: /, 'It ');
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
