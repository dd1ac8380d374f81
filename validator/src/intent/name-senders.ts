import type { Argument } from './clauses.ts';
import type { Mention, PieceOf } from './piece.ts';

/** How far before an address the word may stand that says whose it is. */
const MAX_LEAD = 48;

/** `our treasury 0x…`, `the Safe at 0x…`, `I'm 0x…`, `acting for 0x…`: the one that pays. */
const isOwn =
  /(?:\b(?:safe|multisig|treasury|sender|payer|debit|charge)|\b(?:my|our|the|this|user'?s|users)\s+(?:[\p{L}-]{1,20}\s+){0,2}(?:wallet|account|address|eoa|vault|user)|\buser|\b(?:i'm|i am|we are|we're|acting (?:for|as)|on behalf of|in the name of|for the account of))(?:\s+(?:multisig|safe|wallet|account|address|at|is))*["']?\s{0,2}[:(=`"'\s]{0,4}$/iu;
/** `token contract: 0x…`, `contract 0x…`: what is sent, or where it is kept. */
const isContract = /\b(?:contract|collection)(?:\s+(?:address|at|is|being)){0,2}["']?\s{0,2}[:(=`"'\s]{0,4}$/i;
const isLabel = /\b(?:recipient|payee|receiver|beneficiary|destination)\W{1,4}$/i;
const isArrow = /^\s*(?:->|=>|→|⟶|➡|➜|⇒|▶)\s*$/;

const isSomebody = ({ mention }: Argument): boolean =>
  !mention.amount && (mention.party?.value.kind === 'address' || mention.party?.value.kind === 'ens');
const asAsset = (mention: Mention): Mention => ({ ...mention, party: null });

/** Tells who pays, and what is paid, from who gets it, where several are named beside a transfer. */
export function nameSenders(text: string, verb: PieceOf<'verb'>, args: readonly Argument[]): readonly Argument[] {
  const named = fromLabels(placeSafe(args));
  const people = named.filter(isSomebody);
  if (people.length < 2) return fromCall(named, people);
  const isItem = ({ mention }: Argument) => mention.asset?.value.kind === 'nft';
  const lacksPlace = named.some(
    ({ mention }) => mention.asset?.value.kind === 'nft' && mention.asset.value.collection === null,
  );
  const hasTarget = people.some(({ role }) => role === 'to' || role === 'recipient' || role === 'into');
  const isCounted = named.some(({ mention }) => mention.amount && mention.asset);
  const isUncounted = named.some(({ mention }) => mention.amount && !mention.asset);
  const isGetting = (argument: Argument) =>
    argument.role === 'to' || argument.role === 'recipient' || argument.role === 'into' || argument.role === 'none';
  let left = people.length;
  return named.map((argument, index) => {
    if (lacksPlace && isItem(argument) && argument.role === 'none') return { ...argument, inherited: 'none' };
    if (!isSomebody(argument) || left < 2) return argument;
    const { mention, role } = argument;
    const start = mention.party?.start ?? mention.start;
    const lead = text.slice(Math.max(0, start - MAX_LEAD), start);
    const next = named[index + 1];
    // `safeTransferFrom on 0x…`: where the item is kept.
    const isKeeper = lacksPlace && hasTarget && (role === 'on' || role === 'in' || role === 'of');
    if ((isKeeper || (isContract.test(lead) && (lacksPlace || isUncounted))) && mention.asset) {
      left--;
      return { ...argument, role: 'none', inherited: 'none', mention: asAsset(mention) };
    }
    // `0xA → 0xB`: from one to the other
    const leadsOn =
      role === 'none' && next && isSomebody(next) && isArrow.test(text.slice(mention.end, next.mention.start));
    const others = named.some((other) => other !== argument && isSomebody(other) && isGetting(other));
    if (leadsOn && (isCounted || named.some(isItem))) {
      left--;
      return { ...argument, role: 'sender' };
    }
    if (leadsOn && isUncounted && mention.asset) {
      left--;
      return { ...argument, mention: asAsset(mention) };
    }
    // A list names those who get something: `the Safe 0x… and 0x… get 5 each`.
    const isListed =
      next &&
      isSomebody(next) &&
      next.isJoined &&
      next.role === 'none' &&
      !(next.mention.start > verb.end && verb.start > mention.end);
    const isImplied = verb.confidence < 1 && named.filter(({ mention: { amount } }) => amount).length < left;
    // `payout - treasury Safe 0x… - recipient 0x… - 900 USDC`
    const isLabelled =
      left === 2 &&
      named.filter(({ mention: { amount } }) => amount).length === 1 &&
      named.some(
        (other) =>
          other !== argument && isSomebody(other) && isLabel.test(text.slice(0, other.mention.start).slice(-24)),
      );
    const isBefore = mention.start < verb.start || isImplied || isLabelled;
    const mayPay = role === 'none' || role === 'behalf' || role === 'for' || role === 'on' || role === 'using';
    const isPlace = mention.protocol?.value === 'safe' && (role === 'on' || role === 'using' || role === 'of');
    if (!(mayPay || isPlace) || !others || isListed || !(isBefore || isPlace)) return argument;
    if (!isOwn.test(lead) && role !== 'behalf') return argument;
    left--;
    return { ...argument, role: 'sender', inherited: 'none' };
  });
}

/** `safe.propose(…)`: beside what is counted the Safe is where it happens, and not the token of this name. */
function placeSafe(args: readonly Argument[]): readonly Argument[] {
  const isCounted = args.some(({ mention }) => mention.amount && mention.asset);
  const isSplit = args.some(({ mention }) => mention.amount) && args.some(({ role }) => role === 'gives');
  if (!isCounted && !isSplit) return args;
  return args.map((argument) => {
    const { protocol, amount, party, chain } = argument.mention;
    // `120 USDC, 0x…, polygon`: beside what is counted a chain, and not its coin.
    if (chain && !amount && argument.role === 'none' && !argument.isAdded)
      return { ...argument, role: 'chain', inherited: 'none', mention: { ...argument.mention, asset: null } };
    const isSafe =
      protocol?.value === 'safe' && !amount && party?.value.kind === 'protocol' && argument.role === 'none';
    return isSafe
      ? { ...argument, role: 'protocol', mention: asAsset({ ...argument.mention, asset: null }) }
      : argument;
  });
}

/** `[{"wallet": …, "amount": 5}, {"wallet": …, "amount": 6}]`: nobody pays from two wallets at once. */
function fromLabels(args: readonly Argument[]): readonly Argument[] {
  const people = args.filter(isSomebody);
  const labelled = people.filter(({ role }) => role === 'sender');
  const amounts = args.filter(({ mention }) => mention.amount).length;
  if (labelled.length < 2 || labelled.length !== people.length || amounts !== labelled.length) return args;
  return args.map((argument) => (labelled.includes(argument) ? { ...argument, role: 'recipient' } : argument));
}

/** `call transfer with 0x… and 19 USDC`. */
function fromCall(args: readonly Argument[], people: readonly Argument[]): readonly Argument[] {
  const [only] = people;
  const isCounted = args.some(({ mention }) => mention.amount && mention.asset);
  if (only?.role !== 'with' || !isCounted) return args;
  return args.map((argument) =>
    argument === only ? { ...argument, role: 'to' } : { ...argument, inherited: 'none' as const },
  );
}
