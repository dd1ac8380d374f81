import type { Action, AssetMention, Step, Want } from './intent.ts';
import { isSameAsset } from './open-want.ts';

const symbolOf = (want: Want | null): string | null =>
  want?.asset?.value.kind === 'symbol' ? want.asset.value.symbol.toLowerCase() : null;
const isBare = (want: Want | null): boolean => want === null || want.amount === null;
const assetOf = (want: Want | null): AssetMention | null => want?.asset?.value ?? null;

function hasSameAmount(one: Want | null, other: Want | null): boolean {
  const [first, second] = [one?.amount?.value, other?.amount?.value];
  if (!first || !second) return !first && !second;
  if (first.kind !== 'number' || second.kind !== 'number') return first.kind === second.kind;
  return (
    first.value.digits === second.value.digits && first.value.scale === second.value.scale && first.unit === second.unit
  );
}

/** What a step brings by what it is: nobody chooses it. */
const products: Partial<Record<Action, (given: string) => string>> = {
  stake: (given) => (given === 'eth' ? 'steth' : ''),
  wrap: (given) => `w${given}`,
  unwrap: (given) => (given.startsWith('w') ? given.slice(1) : ''),
  supply: (given) => `c${given}`,
};

/** `put 1 ETH into Lido and give me stETH`, `wrap 1 ETH, which gives 1 WETH`: what a step brings anyway is no other step. */
function isProductOf(step: Step, whole: Step): boolean {
  const given = symbolOf(whole.gives);
  const product = given === null ? undefined : products[whole.action.value]?.(given);
  if (!product || step.recipient || step.spender || step.isOrdered || step.revokes) return false;
  const isSamePlace = !step.protocol || step.protocol.value === whole.protocol?.value;
  const isGot = step.gives === null && symbolOf(step.gets) === product && isLoose(step.action.value);
  const isGiven = step.gets === null && symbolOf(step.gives) === product && step.action.value === whole.action.value;
  const want = isGot ? step.gets : step.gives;
  const isCounted = want?.amount != null && whole.action.value !== 'supply' && hasSameAmount(want, whole.gives);
  return isSamePlace && (isGot || isGiven) && (isBare(want) || isCounted) && want?.bound !== 'min';
}

/** `swap 2 stETH to wstETH, that is, wrap it`, `40 ETH in wrapped form; go ahead and wrap`: what it is called again. */
function nameTurn(one: Step, other: Step): Step | null {
  const [given, got] = [symbolOf(one.gives), symbolOf(one.gets)];
  const turn = given !== null && got === `w${given}` ? 'wrap' : got !== null && given === `w${got}` ? 'unwrap' : null;
  const kind = one.action.value === 'swap' ? turn : one.action.value;
  if ((kind !== 'wrap' && kind !== 'unwrap') || other.action.value !== kind || isBare(one.gives)) return null;
  const named = symbolOf(other.gives);
  // What is wrapped by now is not wrapped once more.
  if (isTied(other) || (other.isOrdered && named !== got) || other.gets || !isBare(other.gives)) return null;
  const isAgain = other.gives === null || (named !== null && (named === given || named === got));
  return isAgain ? { ...one, action: { ...one.action, value: kind } } : null;
}

const isLoose = (action: Action): boolean => action === 'swap' || action === 'withdraw' || action === 'supply';

/** `mint 2 WETH by depositing 2 ETH`, `I have 10 wstETH and want the stETH of them`: two halves of one turning. */
function turnHalves(one: Step, other: Step): Step | null {
  const [first, second] = [symbolOf(one.gives), symbolOf(other.gives)];
  const isPair = one.action.value === other.action.value && isLoose(one.action.value);
  if (!isPair || !first || !second || one.gets || other.gets || [one, other].some(isTied)) return null;
  if (!isBare(one.gives) && !isBare(other.gives) && !hasSameAmount(one.gives, other.gives)) return null;
  const isMinted = one.action.value === 'supply';
  // Of what is minted the other goes; of what somebody has the first does.
  const [given, got] = isMinted ? [other, one] : [one, other];
  const [plain, made] = isMinted ? [second, first] : [first, second];
  if (isBare(given.gives)) return null;
  if (made === `w${plain}`) return { ...given, action: { ...given.action, value: 'wrap' }, gets: withoutAmount(got) };
  return plain === `w${made}` && !isMinted
    ? { ...given, action: { ...given.action, value: 'unwrap' }, gets: withoutAmount(got) }
    : null;
}

const isTied = ({ recipient, spender, protocol, revokes }: Step): boolean =>
  recipient !== null || spender !== null || protocol !== null || revokes;
const withoutAmount = ({ gives }: Step): Want | null => gives && { ...gives, amount: null };

const rights: ReadonlySet<Action> = new Set(['approve', 'operator', 'permit']);

/** `so approve it`, `revoke approval-for-all of 0x…`: the right that another step says in full. */
function isRightAgain(step: Step, whole: Step): boolean {
  if (!rights.has(step.action.value) || !rights.has(whole.action.value) || step.revokes !== whole.revokes) return false;
  if (step.spender || step.recipient || step.protocol || !whole.spender || step.gives?.amount) return false;
  const [asset, other] = [assetOf(step.gives), assetOf(whole.gives)];
  if (!asset) return step.revokes || whole.action.value === 'operator';
  if (asset.kind === 'nft' && other?.kind === 'nft')
    return asset.collection === other.collection && asset.id === other.id;
  return other !== null && isSameAsset(asset, other);
}

/** `all of my AAVE, forever, unlimited amount`: the larger of two words for one right. */
function isBelowUnlimited(step: Step, whole: Step): boolean {
  const [asset, other] = [assetOf(step.gives), assetOf(whole.gives)];
  const isPair = step.action.value === 'approve' && whole.action.value === 'approve' && !step.revokes && !whole.revokes;
  const [spender, again] = [step.spender?.value, whole.spender?.value];
  const isSame = spender?.kind === 'address' && again?.kind === 'address' && spender.address === again.address;
  return (
    isPair &&
    isSame &&
    asset !== null &&
    other !== null &&
    isSameAsset(asset, other) &&
    step.gives?.amount?.value.kind === 'fraction' &&
    step.gives.amount.value.numerator === step.gives.amount.value.denominator &&
    whole.gives?.amount?.value.kind === 'unlimited'
  );
}

const ordersFirst =
  /^\s{0,2}(?:the |it |that )?(?:\p{L}+ )?(?:first|beforehand|if (?:needed|necessary|required)|as needed)\b/iu;
const trades: ReadonlySet<Action> = new Set(['swap', 'supply', 'repay', 'bridge', 'stake', 'wrap']);

/** `swap … (approve first)`: what the other step needs, and nothing beyond it. */
const isNeeded = (text: string, step: Step, whole: Step): boolean =>
  step.action.value === 'approve' &&
  !step.revokes &&
  !step.gives &&
  !isTied(step) &&
  trades.has(whole.action.value) &&
  ordersFirst.test(text.slice(step.action.end, step.action.end + 40));

/** `A payment of 5 USDC to 0x… is due; execute it.`: the very words of a step before it, taken up once more. */
const isSaidAgain = (step: Step, whole: Step): boolean => {
  if (step.action.value !== 'send' || whole.action.value !== 'send' || !step.gives || !step.recipient) return false;
  if (step.action.start !== whole.action.start || step.recipient.start !== whole.recipient?.start) return false;
  const { amount, asset } = step.gives;
  if (amount) return step.isOrdered && !whole.isOrdered && amount.start === whole.gives?.amount?.start;
  // `Amount: 31`, `Token: 0x…`: two labels of one sum.
  return asset !== null && whole.gives?.amount != null && asset.start === whole.gives.asset?.start;
};

/** More than a few steps are a list, in which nothing is said twice. */
const MAX_JOINED = 6;

/** Joins steps that say one thing in two ways. */
export function joinSteps(text: string, steps: readonly Step[]): readonly Step[] {
  const [one, other, ...more] = steps;
  if (!one || !other || steps.length > MAX_JOINED) return steps;
  const turned = more.length === 0 ? (turnHalves(one, other) ?? nameTurn(one, other)) : null;
  if (turned) return [turned];
  return steps.filter(
    (step) =>
      !steps.some(
        (whole) =>
          whole !== step &&
          (isProductOf(step, whole) ||
            isRightAgain(step, whole) ||
            isBelowUnlimited(step, whole) ||
            isSaidAgain(step, whole) ||
            isNeeded(text, step, whole)),
      ),
  );
}
