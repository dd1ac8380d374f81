import type { Doubt, DoubtKind } from '../intent/doubt.ts';
import type { CueKind } from '../intent/modality/modality.ts';

// No advice repeats a value of the transaction: words that were copied from the bytes would prove nothing.

const AS_ORDER = 'Give it as an order with action, amount, token and recipient, such as "send 100 USDC to 0x…".';

/** What turns words that do not order into an order, by why they do not. */
const ordering: Readonly<Record<CueKind, string>> = {
  condition: 'Send the request once the condition is met, and leave the condition out.',
  schedule: 'Send the request when it is due, and leave the time out.',
  hold: 'Send the request again when it is to happen.',
  cancelled: 'Send the request again only if it is still wanted.',
  alternative: 'Choose one of the alternatives, and leave the others out.',
  negation: 'Leave out what is not to happen, and order what is.',
  quotation: 'Give the order in your own words, without quotation marks.',
  report: 'Give it as your own order, not as what somebody else says.',
  question: AS_ORDER,
  wish: AS_ORDER,
  past: AS_ORDER,
  hypothesis: AS_ORDER,
};

/** What explains words that the transaction does not, by what they name. */
const explaining: Partial<Readonly<Record<DoubtKind, (quote: string) => string>>> = {
  amount: (quote) => `Say what "${quote}" is for, give the amount that is to move, or leave it out.`,
  percent: (quote) => `Say what "${quote}" limits as an amount ("at least …", "at most …"), or leave it out.`,
  time: (quote) => `Use a transaction that keeps to "${quote}", or leave the time out.`,
  bound: (quote) => `Say the exact amount instead of "${quote}".`,
  unread: (quote) => `Say "${quote}" in plainer words, or leave it out.`,
  'idle-action': (quote) => `Ask for "${quote}" in a request of its own.`,
  chain: (quote) => `Name only the chain of the transaction, or leave out "${quote}".`,
  name: (quote) => `Give the address of "${quote}", or leave the name out.`,
  address: (quote) => `Use ${quote} in the transaction, or leave it out of the request.`,
  direction: () => 'Say which way it goes: what is paid, what is received, and who receives it.',
  pairing: (quote) => `Write each amount next to its recipient; "${quote}" may belong to either.`,
};

/** What has to be said where nothing is. */
const missing: Partial<Readonly<Record<DoubtKind, string>>> = {
  amount: 'Say how much is to move.',
  number: 'Name the item by its number.',
  pairing: 'Name the recipient of each payment.',
  asset: 'Say which token may be taken, and up to how much.',
  direction: 'Say whether it goes in or comes out.',
};

const MAX_QUOTED = 60;
const quoted = (text: string) =>
  (text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED - 1)}…` : text).toWellFormed().replaceAll(/\s+/g, ' ');

/** What would settle a doubt, in one sentence to whoever writes the request. */
export function settleDoubt({ kind, text, cue, at }: Doubt): string {
  if (cue) return ordering[cue];
  const quote = quoted(text);
  if (at.start === at.end) return missing[kind] ?? AS_ORDER;
  if (kind === 'no-order' || kind === 'no-action') return AS_ORDER;
  return explaining[kind]?.(quote) ?? `Say what "${quote}" has to do with it, or leave it out.`;
}
