import type { Failure } from '../../parts/describe-failure.ts';

const failures = {
  unreachable: {
    title: 'The WalletConnect relay cannot be reached',
    text: 'It carries the messages between this page and your phone. Check your connection and try again, or use a wallet in this browser.',
  },
  expired: {
    title: 'The code has expired',
    text: 'No wallet accepted it within 5 minutes. Choose WalletConnect again to get a new one.',
  },
  unfit: {
    title: 'This wallet cannot sign here',
    text: 'It shared no Ethereum account that can sign messages. Choose another wallet or another account.',
  },
  unanswered: {
    title: 'Your phone did not answer',
    text: 'Nothing was signed. Unlock your phone, open your wallet there, and try again.',
  },
  stopped: {
    title: 'You stopped waiting for your phone',
    text: 'Nothing was signed here. If the request still shows on your phone, decline it there.',
  },
  ended: {
    title: 'Your phone ended the connection',
    text: 'Connect it again to sign.',
  },
} as const satisfies Record<string, Failure>;

type Kind = keyof typeof failures | 'cancelled';

/** What went wrong between this page and a phone. */
export class PhoneFailure extends Error {
  readonly kind: Kind;

  constructor(kind: Kind) {
    super(kind === 'cancelled' ? 'The pairing was cancelled.' : failures[kind].title);
    this.kind = kind;
  }
}

/** Null if it is none of these. Libraries wrap it in their own errors. */
export function describePhoneFailure(error: unknown): Failure | null {
  const kind = kindOf(error);
  return kind && kind !== 'cancelled' ? failures[kind] : null;
}

export const isCancelledPairing = (error: unknown): boolean => kindOf(error) === 'cancelled';

function kindOf(error: unknown): Kind | null {
  for (let seen = error; seen instanceof Error; seen = seen.cause) if (seen instanceof PhoneFailure) return seen.kind;
  return null;
}
