import type { Address } from '@countersign/protocol';
import type { Argument } from './clauses.ts';
import type { Slot } from './intent.ts';
import type { Sense } from './meaning.ts';
import { nameNewOperators, nameOperators } from './name-operators.ts';
import { nameSenders } from './name-senders.ts';
import { isSameAsset } from './open-want.ts';
import type { Mention, PieceOf, Span } from './piece.ts';

/** How far from a mention the word may stand that says what it is. */
const MAX_LABEL = 48;

const isCode =
  /\b(?:implementation|logic|code|version|v\d{1,3})(?:\s+contract)?(?:\s+(?:at|is|address))?["']?[\s:=("'`]{0,4}$/i;
const isProxy = /\bprox(?:y|ies)(?:\s+contract)?(?:\s+(?:at|address))?["']?[\s:=("'`]{0,4}$/i;
const isHolder = /\b(?:module|guard|handler|owner|signer|admin)\s+(?:at|is)["'\s(`]{0,3}$/i;
const isContract = /\b(?:contract|safe|multisig)(?:[\s_]?address)?(?:\s+at)?["']?[\s:=("'`]{0,4}$/i;
/** A contract that is nobody's token: `the vault 0x…`, but not `the USDC contract 0x…`. */
const isVault =
  /(?:([\w.'-]{1,24})\s{1,3})?\b(?:contract|vault|pool|gauge|router)s?(?:\s+address)?(?:\s+(?:at|is|being))?[\s:=("'`]{0,4}0x[0-9a-f]{40}$/i;
const isTokenWord = /^(?:token|coin|nft|collection|erc-?(?:20|721|1155)|721|1155)$/i;
const isAccount = /(?:account|wallet|eoa|address)$/i;
const isHeld = /\b(?:(?:i|we)\s+(?:have|hold|own)|(?:i|we)['’]?ve\s+got|holding)\s+(?:(?:my|about|some|exactly)\s)?$/i;
const isAnswer = /:\s{0,3}$/;
const isRecord = /^\s{0,3}(?:address|addr|record|wallet address)\b/i;
const isEarned = /^\s{1,3}(?:\p{L}{1,12}\s){0,2}(?:rewards?|incentives|emissions|earnings|interest|fees)\b/iu;

/** An address that was called a contract may still be one that gets something. */
function addressOf({ party, asset }: Mention): Slot<{ kind: 'address'; address: Address }> | null {
  if (party) return party.value.kind === 'address' ? { ...party, value: party.value } : null;
  return asset?.value.kind === 'address' ? { ...asset, value: asset.value } : null;
}

const isSameCoin = (one: Mention, other: Mention): boolean =>
  one.asset !== null && other.asset !== null && isSameAsset(one.asset.value, other.asset.value);

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
    case 'send':
    case 'pay':
    case 'give':
    case 'split':
    case 'drop':
      return nameSenders(text, verb, args);
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
    case 'approve':
    case 'allow':
    case 'permit':
    case 'revoke':
    case 'operator': {
      // `approve the vault 0x… for 100 USDC`: with the token named, the contract is who may take it.
      const symbols = args.flatMap(({ mention }) =>
        mention.asset?.value.kind === 'symbol' && mention.asset.confidence === 1
          ? [mention.asset.value.symbol.toLowerCase()]
          : [],
      );
      const isAmount = ({ mention, role }: Argument, wanted: Argument['role']) =>
        role === wanted && mention.amount?.value.kind === 'number' && mention.party === null;
      // `from 50 to 100`: what it was until now is told and not asked for.
      const isRaised = args.some((argument) => isAmount(argument, 'to'));
      const whose = sense === 'revoke' ? nameOperators(text, verb, args) : nameNewOperators(text, args);
      const own = isRaised ? whose.filter((argument) => !isAmount(argument, 'from')) : whose;
      if (symbols.length === 0 || own.some(({ mention }) => mention.party?.value.kind === 'address')) return own;
      return own.map((argument) => {
        const { mention } = argument;
        if (mention.party || !isAddress(argument)) return argument;
        const called = isVault.exec(before(mention) + text.slice(mention.start, mention.end));
        const word = called?.[1]?.toLowerCase() ?? '';
        return called && !symbols.includes(word) && !isTokenWord.test(word)
          ? { ...argument, mention: { ...asParty(mention), asset: null } }
          : argument;
      });
    }
    case 'repay': {
      // `repay 0x… 5 USDC`: beside what is counted, somebody.
      const isCounted = args.some(({ mention }) => mention.amount && mention.asset?.value.kind === 'symbol');
      return args.map((argument) =>
        isCounted && argument.isFirst && argument.role === 'none' && isAddress(argument) && argument.mention.party
          ? { ...argument, role: 'object', mention: { ...argument.mention, asset: null } }
          : argument,
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
    case 'buy':
      // `I have 3 ETH, get me USDC`
      return args.map((argument) =>
        argument.role === 'none' &&
        argument.mention.start < verb.start &&
        argument.mention.asset &&
        isHeld.test(before(argument.mention))
          ? { ...argument, role: 'gives' }
          : argument,
      );
    case 'swap': {
      const isNamed = ({ mention }: Argument) => mention.asset !== null && mention.amount !== null;
      // `exactInputSingle(WETH, USDC, 1 WETH, …)`: the pair, and then how much of each
      const isAgain = ({ mention, role }: Argument) =>
        role === 'none' &&
        !mention.amount &&
        mention.asset?.value.kind === 'symbol' &&
        args.some((other) => other.role === 'none' && isNamed(other) && isSameCoin(other.mention, mention));
      const said = text[verb.end] === '(' ? args.filter((argument) => !isAgain(argument)) : args;
      // `swapExactTokensForETH with 500 USDC`
      const hasGiven = said.some(
        ({ mention, role }) =>
          (role === 'none' || role === 'gives') && mention.asset && !mention.protocol && mention.bound === 'exact',
      );
      return said.map((argument) =>
        argument.role === 'with' && isNamed(argument) && argument.mention.bound === 'exact' && !hasGiven
          ? { ...argument, role: 'none' }
          : argument,
      );
    }
    case 'bridge': {
      // `I have 5 ETH on Arbitrum, bridge 2 ETH to Base`
      const isCounted = ({ mention }: Argument) => mention.amount !== null && mention.asset !== null;
      const isTold = (argument: Argument) =>
        argument.mention.start < verb.start &&
        isCounted(argument) &&
        isHeld.test(before(argument.mention)) &&
        args.some(
          (other) =>
            other.mention.start > verb.start && isCounted(other) && isSameCoin(other.mention, argument.mention),
        );
      return args.filter((argument) => !isTold(argument));
    }
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
