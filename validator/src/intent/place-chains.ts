import type { Argument } from './clauses.ts';
import { isCarrier } from './exchanges.ts';
import type { Sense } from './meaning.ts';
import { type Mention, type PieceOf, slot } from './piece.ts';

/** Coins by whose symbol people also call the chain. */
const chainOf: Readonly<Record<string, number>> = {
  ETH: 1,
  OP: 10,
  BNB: 56,
  POL: 137,
  MATIC: 137,
  ARB: 42161,
  AVAX: 43114,
};
/** How much before a chain may say that things arrive there. */
const MAX_LEAD = 60;
const arrives =
  /\b(?:arriv\w{1,3}|lands?|landing|ends? up|shows? up|appears?|turns? up|comes? out|delivered|delivery|credited|minted|paid out|usable|received?|needed|available|want(?:ed)?|have|need|get|put)\b[^;:]{0,40}\b(?:on|in|at)\s+(?:the\s+)?$|\b(?:can|could|should|shall|must|to)\b[^.;:]{0,30}\bbe(?: back| over| available| moved)? on\s+(?:the\s+)?$/i;
/** Where something is missing is where it is to go: `I am out of gas on Arbitrum`. */
const lacks =
  /\b(?:out of|no|low on|need|needs|short of|lacks?|lacking|missing)\b[^.;:]{0,30}\b(?:on|in|at)\s+(?:the\s+|my\s+)?$/i;
const isEmpty =
  /^(?:\s+(?:one|network|chain|wallet|account|side|balance|mainnet))?\s+(?:(?:is|are|has|runs?|ran|got|went)\s+(?:almost |nearly |completely |all )?(?:gone|out|empty|low|dry|depleted|no\b|used up|run (?:out|dry))|needs?\b|lacks?\b)/i;
const isArrow = /^\W{0,3}(?:to|into|over to|->|=>|→|⟶|➡|➜|⇒|▶|>)\W{0,3}$/i;
const carries: ReadonlySet<Sense> = new Set(['bridge', 'send', 'give', 'convert', 'put']);

const leadsTo = ({ role }: Argument): boolean =>
  role === 'to' || role === 'into' || role === 'destination' || role === 'recipient';
const isCounted = ({ mention }: Argument): boolean => mention.amount !== null;
const isWhole = ({ mention }: Argument): boolean => mention.amount !== null && mention.asset !== null;

/** A coin that is no coin here: `5 USDC, op to base`. */
function asChain({ asset, amount, chain, party }: Mention): number | null {
  if (asset?.value.kind !== 'symbol' || amount || (party && party.value.kind !== 'name')) return null;
  return chain?.value ?? chainOf[asset.value.symbol.toUpperCase()] ?? null;
}

/** Says of the chains beside what is to be carried which one it leaves and which one it is to reach. */
export function placeChains(
  text: string,
  sense: Sense,
  verb: PieceOf<'verb'>,
  args: readonly Argument[],
): readonly Argument[] {
  const isCalled = sense === 'bridge' && args.some(isCounted) && args.some(({ mention }) => mention.asset !== null);
  if (!carries.has(sense) || !(isCalled || args.some(isWhole))) return args;
  const named = args.map((argument, index): Argument => {
    const id = asChain(argument.mention);
    const next = args[index + 1];
    if (id === null) return argument;
    const isStart =
      next?.mention.chain != null &&
      leadsTo(next) &&
      next.mention.chain.value !== id &&
      (argument.role === 'from' || isArrow.test(text.slice(argument.mention.end, next.mention.start)));
    const before = args[index - 1];
    const isEnd = sense === 'bridge' && leadsTo(argument) && before?.mention.chain != null && !isWhole(before);
    if (!isStart && !isEnd) return argument;
    const chain = slot(argument.mention, id);
    return {
      ...argument,
      role: isStart ? 'from' : 'to',
      inherited: 'none',
      mention: { ...argument.mention, asset: null, party: null, chain },
    };
  });
  const isCarried =
    sense === 'bridge' || named.some(({ mention }) => mention.protocol && isCarrier(mention.protocol.value));
  if (!isCarried || named.some((argument) => argument.mention.chain && leadsTo(argument))) return named;
  const counted = named.findIndex(isCounted);
  const chains = named.filter(({ mention }) => mention.chain && !mention.amount);
  return named.map((argument, index) => {
    const { mention, role } = argument;
    if (!mention.chain || mention.amount || chains.length !== 1) return argument;
    const lead = text.slice(Math.max(0, mention.start - MAX_LEAD), mention.start);
    const before = named[index - 1];
    // `to 0x… on Optimism`
    const isTheirs =
      role === 'on' && before && leadsTo(before) && before.mention.party !== null && before.mention.chain === null;
    const isLacking =
      sense === 'bridge' &&
      mention.start < verb.start &&
      (lacks.test(lead) || isEmpty.test(text.slice(mention.end, mention.end + MAX_LEAD)));
    // `bridge(USDC, 400, cctp, base)`
    const isListed =
      sense === 'bridge' && role === 'none' && mention.start > verb.end && index > counted && counted >= 0;
    const isReached =
      role === 'in' ||
      isListed ||
      isLacking ||
      isTheirs ||
      (role === 'on' && arrives.test(lead) && (mention.start < verb.start || verb.confidence < 1 || isDelivered(lead)));
    return isReached ? { ...argument, role: 'to', inherited: 'none' } : argument;
  });
}

/** What is said behind the verb of where it comes out is not where it is had. */
const isDelivered = (lead: string): boolean => !/\b(?:have|get|put|need|want(?:ed)?)\b/i.test(lead);
