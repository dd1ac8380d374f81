import { type Address, hashAction } from '@countersign/protocol';
import type { Failure } from '../../../parts/describe-failure.ts';
import type { Action, WholeTransaction } from '../record.ts';

/** Why something is not sent, or does not count as the approved transaction; shown to the owner verbatim. */
export class SendingRefused extends Error {
  readonly failure: Failure;
  constructor(title: string, text: string) {
    super(`${title}. ${text}`);
    this.failure = { title, text };
  }
}

const refused = (title: string, text: string) => new SendingRefused(title, text);

const ended: Readonly<Record<string, SendingRefused>> = {
  expired: refused('The approval has expired', 'Nothing more was sent. Ask your agent to submit the request again.'),
  frozen: refused(
    'Your account was frozen',
    'The freeze rejected this request, and nothing more was sent. Ask your agent to submit it again once your account is unfrozen.',
  ),
  nonce_used: refused(
    'Another request used this payment',
    'Nothing more was sent: a payment with this nonce happens once.',
  ),
};

/** Why this may not be sent now, according to the current record; null if it may. */
export function whyNotSent(record: WholeTransaction, action: Action, nowMs: number): SendingRefused | null {
  const { status, statusReason, validUntil, release, verdict, chainId } = record;
  if (statusReason !== null && ended[statusReason]) return ended[statusReason];
  if (status === 'EXECUTED' || status === 'FAILED') {
    return refused('This was already sent', 'It is not sent twice. Its outcome is shown on the page.');
  }
  if (status !== 'APPROVED') return refused('This is not approved', 'Nothing more was sent.');
  if (validUntil !== null && Date.parse(validUntil) <= nowMs) return ended.expired ?? null;
  if (release !== null && release.status !== 'waiting') {
    return refused('Your custody provider sends this', 'It is not sent twice.');
  }
  const bound = verdict?.callHash ?? null;
  const account = record.escrowAddress.toLowerCase() as Address;
  if (bound !== null && hashOf(action, { chainId, account }) !== bound) {
    return refused(
      'This is not what was approved',
      'The hash of this action differs from the one in the verdict. Nothing more was sent.',
    );
  }
  return null;
}

function hashOf({ tx, calls, typedData }: Action, of: { chainId: number; account: Address }): string | null {
  try {
    if (tx) return hashAction({ tx: lower(tx) }, of);
    if (calls) return hashAction({ calls: calls.map(lower) }, of);
    return typedData ? hashAction({ typedData } as Parameters<typeof hashAction>[0], of) : null;
  } catch {
    return null;
  }
}

type Call = NonNullable<Action['tx']>;
const lower = ({ to, value, data }: Call) => ({
  to: to.toLowerCase() as Address,
  value,
  data: data.toLowerCase() as `0x${string}`,
});
