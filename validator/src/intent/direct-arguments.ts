import type { Address } from '@countersign/protocol';
import type { Argument } from './clauses.ts';
import type { Slot } from './intent.ts';
import type { Sense } from './meaning.ts';
import type { Mention, PieceOf, Span } from './piece.ts';

/** How far from a mention the word may stand that says what it is. */
const MAX_LABEL = 48;

const isCode =
  /\b(?:implementation|logic|code|version|v\d{1,3})(?:\s+contract)?(?:\s+(?:at|is|address))?["']?[\s:=("'`]{0,4}$/i;
const isProxy = /\bprox(?:y|ies)(?:\s+contract)?(?:\s+(?:at|address))?["']?[\s:=("'`]{0,4}$/i;
const isHolder = /\b(?:module|guard|handler|owner|signer|admin)\s+(?:at|is)["'\s(`]{0,3}$/i;
const isContract = /\b(?:contract|safe|multisig)(?:[\s_]?address)?(?:\s+at)?["']?[\s:=("'`]{0,4}$/i;
const isAccount = /(?:account|wallet|eoa|address)$/i;
const isAnswer = /:\s{0,3}$/;
const isRecord = /^\s{0,3}(?:address|addr|record|wallet address)\b/i;
const isEarned = /^\s{1,3}(?:\p{L}{1,12}\s){0,2}(?:rewards?|incentives|emissions|earnings|interest|fees)\b/iu;

/** An address that was called a contract may still be one that gets something. */
function addressOf({ party, asset }: Mention): Slot<{ kind: 'address'; address: Address }> | null {
  if (party) return party.value.kind === 'address' ? { ...party, value: party.value } : null;
  return asset?.value.kind === 'address' ? { ...asset, value: asset.value } : null;
}

const asParty = (mention: Mention): Mention => ({ ...mention, party: addressOf(mention) });

/** What the words right beside a mention say of it where the preposition alone would mislead: `upgradeTo(0x…) on 0x…`. */
export function directArguments(
  text: string,
  sense: Sense,
  verb: PieceOf<'verb'>,
  args: readonly Argument[],
): readonly Argument[] {
  const before = ({ start }: Span) => text.slice(Math.max(0, start - MAX_LABEL), start);
  const after = ({ end }: Span) => text.slice(end, end + MAX_LABEL);
  const isAddress = ({ mention }: Argument) => !mention.amount && addressOf(mention) !== null;
  switch (sense) {
    case 'upgrade':
      return args.map((argument, index) => {
        if (!isAddress(argument)) return argument;
        const lead = before(argument.mention);
        const isCalled =
          index === 0 && text[verb.end] === '(' && /to(?:andcall)?$/i.test(text.slice(verb.start, verb.end));
        if (isProxy.test(lead)) return { ...argument, role: 'of' };
        return isCode.test(lead) || isCalled
          ? { ...argument, role: 'to', mention: asParty(argument.mention) }
          : argument;
      });
    case 'own':
    case 'disown': {
      const addresses = args.filter(isAddress);
      return args.map((argument) => {
        if (!isAddress(argument)) return argument;
        const lead = before(argument.mention);
        if (isHolder.test(lead)) return { ...argument, role: 'none', inherited: 'none' };
        const isOnly = addresses.length === 1 && !/safe/i.test(lead);
        if (isContract.test(lead) && !isOnly) return { ...argument, role: 'of', isJoined: false };
        const isAnswered = isAnswer.test(lead) && addresses.length === 2 && argument === addresses[1];
        if (isAnswered) return { ...argument, role: 'to', isJoined: false };
        const isAsked =
          addresses[1] &&
          argument === addresses[0] &&
          argument.role === 'for' &&
          isAnswer.test(before(addresses[1].mention));
        return isAsked ? { ...argument, role: 'of' } : argument;
      });
    }
    case 'delegate':
    case 'undelegate': {
      // `delegate my account to 0x…`: whose account it is goes without saying.
      const isOwn = ({ mention, role }: Argument) =>
        mention.party?.value.kind === 'self' && role !== 'to' && isAccount.test(text.slice(mention.start, mention.end));
      const kept = args.filter((argument) => !isOwn(argument));
      // `an authorization for the implementation 0x…`
      const isOnly = kept.filter(isAddress).length === 1 && !kept.some(({ role }) => role === 'to');
      return kept.map((argument) =>
        isOnly && isAddress(argument) && argument.role === 'for' ? { ...argument, role: 'to' } : argument,
      );
    }
    case 'register':
      return args.filter(({ mention }) => !(mention.asset && !mention.amount && isRecord.test(after(mention))));
    case 'put':
      // `حوّل 5 ETH إلى 0x…`
      return args.map((argument) =>
        argument.role === 'to' && isAddress(argument)
          ? { ...argument, role: 'recipient', mention: asParty(argument.mention) }
          : argument,
      );
    case 'supply': {
      // `存入 Aave`: beside what is counted, a place and no token.
      const isCounted = args.some(({ mention }) => mention.amount && mention.asset);
      return args.map((argument) => {
        const { amount, protocol, asset } = argument.mention;
        const isPlace = isCounted && argument.role === 'none' && !argument.isJoined && protocol && asset && !amount;
        return isPlace ? { ...argument, role: 'protocol', mention: { ...argument.mention, asset: null } } : argument;
      });
    }
    case 'claim':
      // `Aave rewards` come from the protocol, `AAVE rewards` are paid in the token.
      return args.map((argument) =>
        argument.mention.protocol &&
        argument.mention.asset &&
        /[a-z]/.test(text.slice(argument.mention.start, argument.mention.end)) &&
        isEarned.test(after(argument.mention))
          ? { ...argument, role: 'protocol', mention: { ...argument.mention, asset: null } }
          : argument,
      );
    default:
      return args;
  }
}
