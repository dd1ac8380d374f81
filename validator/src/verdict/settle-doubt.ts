import type { Doubt, DoubtKind } from '../reader/modality/doubt.ts';
import type { CueKind } from '../reader/modality/modality.ts';

// No advice repeats a value of the transaction: words that were copied from the bytes would prove nothing.

const AS_INSTRUCTION =
  'Write it as an instruction with action, amount, token and recipient, such as "send 100 USDC to 0x…".';

/** How to turn words that do not order into an order, by the reason why they do not. */
const ordering: Readonly<Record<CueKind, string>> = {
  condition: 'Send the request once the condition is met, and leave the condition out.',
  schedule: 'Send the request when it is due, and leave the time out.',
  hold: 'Send the request again when it should happen.',
  cancelled: 'Send the request again only if it is still wanted.',
  alternative: 'Choose one of the alternatives, and leave the others out.',
  negation: 'State what should happen, and leave out what should not.',
  quotation: 'Write the instruction in your own words, without quotation marks.',
  report: 'Write it as your own instruction, not as what someone else says.',
  question: AS_INSTRUCTION,
  wish: AS_INSTRUCTION,
  past: AS_INSTRUCTION,
  hypothesis: AS_INSTRUCTION,
  unsettled: 'State only what should be done now, and leave the rest out.',
};

/** How to explain words that the transaction does not explain, by kind of doubt. */
const explaining: Partial<Readonly<Record<DoubtKind, (quote: string) => string>>> = {
  amount: (quote) => `State what "${quote}" is for, give the amount to move, or leave it out.`,
  percent: (quote) => `State what "${quote}" limits as an amount ("at least …", "at most …"), or leave it out.`,
  time: (quote) => `Use a transaction that keeps to "${quote}", or leave the time out.`,
  bound: (quote) => `State the exact amount instead of "${quote}".`,
  unread: (quote) => `State "${quote}" in plainer words, or leave it out.`,
  'idle-action': (quote) => `Ask for "${quote}" in a separate request.`,
  chain: (quote) => `Name only the chain of the transaction, or leave out "${quote}".`,
  name: (quote) => `Give the address of "${quote}", or leave the name out.`,
  address: (quote) => `Use ${quote} in the transaction, or leave it out of the request.`,
  direction: () => 'State the direction: what is paid, what is received, and who receives it.',
  pairing: (quote) => `Write each amount next to its recipient; "${quote}" may belong to either.`,
};

/** What to add if words are missing. */
const missing: Partial<Readonly<Record<DoubtKind, string>>> = {
  amount: 'State how much to move.',
  number: 'Name the item by its number.',
  pairing: 'Name the recipient of each payment.',
  asset: 'State which token may be taken, and up to how much.',
  direction: 'State whether it goes in or comes out.',
};

const MAX_QUOTED = 60;
const quoted = (text: string) =>
  (text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED - 1)}…` : text).toWellFormed().replaceAll(/\s+/g, ' ');

/** How to settle a doubt, in one sentence to the author of the request. */
export function settleDoubt({ kind, text, cue, at }: Doubt): string {
  if (cue) return ordering[cue];
  const quote = quoted(text);
  if (at.start === at.end) return missing[kind] ?? AS_INSTRUCTION;
  if (kind === 'no-order' || kind === 'no-action') return AS_INSTRUCTION;
  return explaining[kind]?.(quote) ?? `State how "${quote}" relates to the request, or leave it out.`;
}
