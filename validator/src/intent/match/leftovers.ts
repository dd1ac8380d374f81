import { saidUnits } from '../../align/amount.ts';
import { isProtocol } from '../../align/protocol.ts';
import { assetKey } from '../../effect.ts';
import type { AmountMention } from '../intent.ts';
import type { Said } from '../mentions/said.ts';
import { wantOf } from './amounts.ts';
import type { Doubt, DoubtKind } from './doubt.ts';
import { doubt, type Matching } from './matching.ts';
import { slugsOf } from './places.ts';

const isSameAmount = (one: AmountMention | undefined, other: AmountMention | undefined): boolean =>
  one?.kind === 'number' &&
  other?.kind === 'number' &&
  one.unit === other.unit &&
  one.value.digits * 10n ** BigInt(other.value.scale) === other.value.digits * 10n ** BigInt(one.value.scale);

/** The sum of what the targets give of each asset. */
function isTotal({ facts, targets }: Matching, said: Said): boolean {
  const given = targets.flatMap(({ gives }) => gives);
  const byAsset = Map.groupBy(given, ({ asset }) => assetKey(asset));
  return [...byAsset.values()].some((quantities) => {
    const [first] = quantities;
    const sum = quantities.reduce((total, { amount }) => total + (typeof amount === 'bigint' ? amount : 0n), 0n);
    return quantities.length > 1 && first !== undefined && saidUnits(facts, wantOf(said), first.asset) === sum;
  });
}

/** Numbers that bind nothing: one that is said again, the sum of what is paid, a count of the steps. */
function isBackgroundNumber(matching: Matching, said: Said): boolean {
  const { amounts, targets } = matching;
  const value = said.mention.amount?.value;
  if (amounts.some((each) => isSameAmount(each.said.mention.amount?.value, value))) return true;
  if (isTotal(matching, said)) return true;
  return value?.kind === 'number' && said.mention.asset === null && value.value.scale === 0 && targets.length > 1
    ? value.value.digits === BigInt(targets.length)
    : false;
}

function kindOf(matching: Matching, said: Said): DoubtKind | null {
  const { facts, amounts } = matching;
  const { mention } = said;
  const { effects } = facts.decoded;
  const slugs = effects.flatMap((effect) => slugsOf(facts, effect));
  const chains = [facts.request.chainId, ...effects.map(({ destinationChainId }) => Number(destinationChainId ?? -1))];
  const { protocol, chain, party, amount, asset } = mention;
  if (mention.isPronoun || party?.value.kind === 'self') return null;
  if (chain && chains.includes(chain.value)) return null;
  if (protocol && slugs.some((slug) => isProtocol(protocol.value, slug))) return null;
  if (amount) return isBackgroundNumber(matching, said) ? null : 'amount';
  if (party && party.value.kind !== 'protocol') return party.value.kind === 'address' ? 'address' : 'name';
  if (protocol) return 'protocol';
  if (chain) return 'chain';
  const isSaidAgain = amounts.some(
    ({ said: { mention: other } }) => asset && JSON.stringify(other.asset?.value) === JSON.stringify(asset.value),
  );
  return asset && !isSaidAgain ? 'asset' : null;
}

const says: Readonly<Partial<Record<DoubtKind, string>>> = {
  amount: 'is no amount of the transaction',
  address: 'has no part in the transaction',
  name: 'is nobody whom the transaction names',
  protocol: 'has no part in the transaction',
  chain: 'is not the chain of the transaction',
  asset: 'is no asset of the transaction',
};

/** Things that the words name and that nothing in the bytes explains. */
export function findLeftovers(matching: Matching): Doubt[] {
  const { text, amounts, parties } = matching;
  const used = new Set([
    ...amounts.map((each) => each.said.at),
    ...parties.filter(({ isTurned }) => !isTurned).map((each) => each.said.at),
  ]);
  const named = text.said.flatMap((said): Doubt[] => {
    const kind = used.has(said.at) ? null : kindOf(matching, said);
    return kind ? [doubt(text, kind, said, says[kind] ?? '')] : [];
  });
  const loose = text.pieces.flatMap((piece): Doubt[] => {
    if (piece.is === 'percent') return [doubt(text, 'percent', piece, 'is no share that the transaction knows')];
    if (piece.is === 'duration' || piece.is === 'clock')
      return [doubt(text, 'time', piece, 'is no time that the transaction knows')];
    return [];
  });
  return [...named, ...loose];
}
