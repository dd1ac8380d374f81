import type { Address } from '@countersign/protocol';
import type { Step, Want } from './intent.ts';

/** An address that no clause tied to the right. */
const UNTIED = 0.8;
const MAX_ADDRESSES = 200;
const address = /0x[0-9a-f]{40}(?![0-9a-z])/gi;

const rights: ReadonlySet<string> = new Set(['approve', 'permit', 'operator']);

function* namedBy({ gives, gets, recipient, spender }: Step): Generator<string> {
  for (const party of [recipient?.value, spender?.value]) if (party?.kind === 'address') yield party.address;
  for (const asset of [assetOf(gives), assetOf(gets)]) {
    if (asset?.kind === 'address') yield asset.address;
    if (asset?.kind === 'nft' && asset.collection) yield asset.collection.toLowerCase();
  }
}

const assetOf = (want: Want | null) => want?.asset?.value;

/** Whether a step leaves it to anybody: a name is nobody that can be compared, and a right taken back of nobody is everybody's. */
const isOpen = ({ action, spender, recipient, protocol, revokes }: Step): boolean =>
  rights.has(action.value) && (spender ? spender.value.kind === 'name' : revokes && !recipient && !protocol);

/**
 * Takes the one address of a request that nothing else explains for whose right it is, where the step would else hold for
 * anybody. This can only narrow what the request allows.
 */
export function findSpender(text: string, steps: readonly Step[]): readonly Step[] {
  const [open, ...more] = steps.filter(isOpen);
  if (!open || more.length > 0) return steps;
  const used = new Set(steps.flatMap((step) => [...namedBy(step)]));
  const found = [...text.matchAll(address)].slice(0, MAX_ADDRESSES);
  const left = found.filter(([said]) => !used.has(said.toLowerCase()));
  const [first] = left;
  if (!first || new Set(left.map(([said]) => said.toLowerCase())).size !== 1) return steps;
  const value = { kind: 'address', address: first[0].toLowerCase() as Address } as const;
  const spender = { value, start: first.index, end: first.index + first[0].length, confidence: UNTIED };
  return steps.map((step) => (step === open ? { ...step, spender } : step));
}
