import type { Argument } from './clauses.ts';
import type { Mention } from './piece.ts';

/** A word that some take for a token and that no list has: `pay him`. */
const UNKNOWN = 0.5;

const isSum = ({ mention }: Argument): boolean => mention.amount !== null && mention.asset !== null;
/** `that amount`, `it`: with nothing that says of what. */
const isOpen = ({ mention }: Argument): boolean => mention.isPronoun && !mention.asset && !mention.amount;
/** An address that nobody is paid at is that of a coin. */
const namesCoin = ({ asset, party }: Mention): boolean =>
  asset?.value.kind === 'symbol' || (asset?.value.kind === 'address' && party === null);
const isSomebody = ({ mention }: Argument): boolean => mention.party !== null && mention.amount === null;

/**
 * `Maria needs 20 DAI. Her address: 0x…. Please send.`: what the request leaves out was said before it. `isEach`: all who were
 * named get the same.
 */
export function fromContext(
  said: readonly Argument[],
  context: readonly Argument[],
  isEach: boolean,
): readonly Argument[] {
  if (context.length === 0) return said;
  const [sum, ...sums] = context.filter(isSum);
  // `Buy that amount with WETH.`, `We owe 0x… 400 USDC. Settle it.`
  const args =
    sum && sums.length === 0
      ? said.map((argument) => (isOpen(argument) ? { ...argument, mention: sum.mention } : argument))
      : said;
  const hasWant = args.some(
    ({ mention }) =>
      mention.amount !== null ||
      (mention.asset?.value.kind === 'symbol' && !mention.protocol && mention.asset.confidence > UNKNOWN) ||
      mention.asset?.value.kind === 'nft' ||
      mention.isPronoun,
  );
  const hasAsset = args.some(({ mention }) => mention.asset !== null && !mention.party);
  const hasParty = args.some(
    ({ mention: { party } }) => party !== null && party.value.kind !== 'name' && party.value.kind !== 'protocol',
  );
  const last = (accepts: (mention: Mention) => boolean) => context.findLast(({ mention }) => accepts(mention));
  // `0xA is due 5 USDC, 0xB is due 6 USDC. Pay both.`
  const people = context.filter(isSomebody);
  if (!hasWant && !hasParty && sums.length > 0 && people.length === sums.length + 1)
    return [...args, ...context.filter((argument) => isSum(argument) || isSomebody(argument))];
  const want = hasWant ? undefined : last((mention) => mention.amount !== null && mention.asset !== null);
  const asset = hasWant && !hasAsset ? last(namesCoin) : undefined;
  const parties = hasParty ? [] : isEach ? people : people.slice(-1);
  return [
    ...args.filter(({ mention }) => !(parties.length > 0 && mention.party?.value.kind === 'name')),
    ...(want ? [want] : []),
    ...(asset ? [{ ...asset, mention: { ...asset.mention, amount: null } }] : []),
    ...parties.map((party) => ({ ...party, role: 'recipient' as const, inherited: 'none' as const })),
  ];
}
