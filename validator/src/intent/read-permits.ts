import type { Slot, Step } from './intent.ts';
import { isSameAsset } from './open-want.ts';

/** What says that a right is given by signing a message, and not by a transaction. */
const signed =
  /^\W{0,3}permit\s{0,2}:|\b(?:with|via|through|using|by) (?:an? |the )?(?:\w{1,12} )?permit\b|\b(?:eip|erc)[\s-]?2612\b|\b(?:signed|signing|sign)\b[^.;\n]{0,40}\bpermit(?:s|single|batch)?\b|\bpermit\b[^.;\n]{0,24}\b(?:signature|to sign|sign it)\b|\bpermits?\s*\(|\bprimary_?type["']?\s*[:=]\s*["']?permit|\bsignature[\s-]only\b|\boff-?\s?chain (?:signature|permit|approval)|\bgasless (?:permit|approval|allowance|signature)|\bpermit(?:single|batch|transferfrom)\b/i;
/** `instead of a permit`, `no permit signature`: what is turned down. */
const refused = /\b(?:no|not|without|instead of|rather than|don'?t|never|avoid|skip)\b[^.;,\n]{0,32}$/i;

const amountOf = ({ gives }: Step) => gives?.amount?.value;

/** Whether two steps say the same right, or one of them leaves out what the other says. */
function isOneRight(one: Step, other: Step): boolean {
  const [first, second] = [one.gives?.asset?.value, other.gives?.asset?.value];
  if (first && second && !isSameAsset(first, second)) return false;
  const [amount, again] = [amountOf(one), amountOf(other)];
  if (amount && again && amount !== again) return false;
  return !(one.spender && other.spender);
}

const pick = <T>(one: Slot<T> | null, other: Slot<T> | null): Slot<T> | null => one ?? other;

/** Two clauses about one signed right: `with an EIP-2612 permit, allow 0x… to spend 250 USDC`. */
function mergePermits(steps: readonly Step[]): readonly Step[] {
  const [said, other, ...more] = steps;
  // `give 0x… a signed permit for 100 USDC`
  const isGiven = said?.action.value === 'send' && !said.gives && !said.gets && said.recipient !== null;
  const one: Step | undefined =
    isGiven && other?.action.value === 'permit'
      ? { ...said, action: { ...said.action, value: 'permit' }, spender: said.recipient, recipient: null }
      : said;
  const isPair = one && other && more.length === 0 && !one.revokes && !other.revokes && !other.isOrdered;
  const kinds = isPair ? `${one.action.value} ${other.action.value}` : '';
  if (!isPair || !/^(?:permit (?:approve|permit)|approve permit)$/.test(kinds) || !isOneRight(one, other)) return steps;
  const permit = one.action.value === 'permit' ? one : other;
  return [
    {
      ...permit,
      gives: one.gives?.amount ? one.gives : (other.gives ?? one.gives),
      spender: pick(one.spender, other.spender),
      protocol: pick(one.protocol, other.protocol),
      chainId: pick(one.chainId, other.chainId),
    },
  ];
}

/** Reads the only right of a request as one that is signed, where the request says so. */
export function readPermits(text: string, built: readonly Step[]): readonly Step[] {
  const steps = mergePermits(built);
  const [step] = steps;
  if (steps.length !== 1 || step?.action.value !== 'approve' || step.revokes) return steps;
  const found = signed.exec(text);
  if (!found || refused.test(text.slice(Math.max(0, found.index - 48), found.index))) return steps;
  return [{ ...step, action: { ...step.action, value: 'permit' } }];
}
