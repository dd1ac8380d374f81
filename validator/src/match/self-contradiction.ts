import { isSameAsset } from '../compare/asset.ts';
import { isRevocation } from '../compare/spender.ts';
import { rulesOut } from '../reader/languages/phrases/ruled-out.ts';
import type { Doubt } from '../reader/modality/doubt.ts';
import type { Span } from '../reader/text/span.ts';
import { showAsset } from '../show/show.ts';
import { doubt, type Matching } from './matching.ts';
import { isSameMention } from './same.ts';

/** The words both ask for an asset and exclude it, or ask for one right while the bytes end another one, too. */
export function findSelfContradictions(matching: Matching): Doubt[] {
  return [
    ...findRuledOut(matching),
    ...findDeniedAmounts(matching),
    ...findOtherRevocations(matching),
    ...findOthersCalledOwn(matching),
  ];
}

const addressBehind = /^[\s:：(（,、]{0,3}(0x[0-9a-f]{40})(?![0-9a-f])/i;

/** `my wallet 0x…`, for an address that is another argument of the call: it is not the owner's. */
function findOthersCalledOwn({ facts, text }: Matching): Doubt[] {
  const own = facts.request.sender?.toLowerCase();
  return text.said
    .filter(({ mention: { party } }) => party?.value.kind === 'self')
    .filter(({ end }) => (addressBehind.exec(text.text.slice(end, end + 48))?.[1]?.toLowerCase() ?? own) !== own)
    .map((said) => doubt(text, 'address', said, 'is the sender, unlike the address behind it'));
}

/** Whether only such words stand between a denial and its object. */
const isDeniedOver = ({ text, denials }: Matching['text'], { start }: Span, between: RegExp): boolean =>
  denials.some(({ end }) => end <= start && between.test(text.slice(end, start)));

/** `Send 5 USDC to 0x…. Not 5 USDC.`: the words ask for the very amount that they deny. */
function findDeniedAmounts({ text, amounts }: Matching): Doubt[] {
  return text.denied
    .filter(({ mention }) => mention.amount)
    .filter(({ mention, start }) =>
      amounts.some(
        ({ said }) =>
          said.end <= start &&
          text.text.slice(said.start, said.end) === text.text.slice(start, start + said.end - said.start) &&
          isSameMention(said.mention.asset?.value, mention.asset?.value),
      ),
    )
    .filter((thing) => isDeniedOver(text, thing, /^\s{1,3}$/))
    .map((thing) => doubt(text, 'amount', thing, 'is both asked for and ruled out'));
}

function findRuledOut({ text, amounts }: Matching): Doubt[] {
  const moved = amounts.flatMap(({ said }) => said.mention.asset?.value ?? []);
  return text.denied
    .filter(({ mention }) => mention.asset && !mention.amount && !mention.party)
    .filter(({ mention }) => moved.some((asset) => isSameMention(asset, mention.asset?.value)))
    .filter((thing) => isDeniedOver(text, thing, rulesOut))
    .map((thing) => doubt(text, 'asset', thing, 'is both asked for and ruled out'));
}

/** `revoke the USDC allowance of 0x…`, while the right over another token ends, too. */
function findOtherRevocations({ facts, text, targets, amounts, parties }: Matching): Doubt[] {
  const words = text.text.toLowerCase();
  const ended = targets.filter(({ gives, ...effect }) => gives.length > 0 && isRevocation({ gives, ...effect }));
  const isNamed = (effect: (typeof ended)[number]) =>
    amounts.some(({ claim, said }) => claim.effect === effect && said.mention.asset) ||
    parties.some(({ claim }) => claim.effect === effect && claim.role === 'asset') ||
    // A symbol that is also a word is not always read as one.
    effect.gives.some(({ asset }) => words.includes(showAsset(facts, asset).toLowerCase()));
  const named = ended.filter(isNamed);
  const others = ended.filter(
    (effect) =>
      !isNamed(effect) &&
      !named.some(({ gives }) =>
        gives.some(({ asset }) => effect.gives.some((each) => isSameAsset(each.asset, asset))),
      ),
  );
  return named.length > 0 && others.length > 0
    ? [doubt(text, 'asset', { start: 0, end: 0 }, 'The words do not name every token whose approval ends')]
    : [];
}
