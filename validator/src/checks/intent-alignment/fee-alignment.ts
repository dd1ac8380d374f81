import { isSameAsset } from '../../compare/asset.ts';
import { addressesInText } from '../../decode/named-addresses.ts';
import { type Effect, mostPoolBps, type Quantity } from '../../effects/effect.ts';
import type { Facts } from '../../facts/facts.ts';
import { showAddress, showPercent, showQuantity } from '../../show/show.ts';
import type { Node } from '../node.ts';
import { type Comparison, settle, spansOf } from './settle.ts';

/** The common fee of an interface; a higher one must be stated. */
const UNSAID_BPS = 100;

type Fee = NonNullable<Effect['fees']>[number];

/** A fee in basis points of the traded amount; null if it cannot be computed. */
function bpsOf({ gives, gets }: Effect, { bps, quantity }: Fee): number | null {
  if (bps !== null) return bps;
  const whole = [...gives, ...gets].find((each: Quantity) => quantity && isSameAsset(each.asset, quantity.asset));
  if (typeof quantity?.amount !== 'bigint' || typeof whole?.amount !== 'bigint' || whole.amount === 0n) return null;
  return Number((quantity.amount * 1_000_000n) / whole.amount) / 100;
}

/** Fees to others and, if the intent limits fees in general, also the fees of the pools. */
function compareShares(facts: Facts, effect: Effect): Comparison[] {
  const said = facts.intent.constraints.fee?.value;
  const limit = said && 'maxBps' in said ? said.maxBps : null;
  const shares = (effect.fees ?? []).filter(({ to }) => to !== facts.request.sender);
  const named = new Set(addressesInText(facts.intent.text));
  const isSaidWhose = shares.length > 0 && shares.every(({ to }) => named.has(to));
  const pools = isSaidWhose ? 0 : mostPoolBps(effect);
  if (shares.length === 0 && (limit === null || pools === 0)) return [];
  const known = shares.map((fee) => bpsOf(effect, fee));
  if (known.includes(null)) {
    return [{ is: 'unknown', text: `The ${effect.kind} pays a fee, but the bytes do not state how much.` }];
  }
  const paid = known.reduce<number>((sum, bps) => sum + (bps ?? 0), 0) + (limit === null ? 0 : pools);
  const names = shares.map(({ to }) => showAddress(facts, to)).join(', ') || 'the pools';
  const most = limit ?? UNSAID_BPS;
  if (paid <= most) return [{ is: 'same', text: `The ${effect.kind} pays ${showPercent(paid)} to ${names}.` }];
  const allowed =
    limit === null
      ? `does not mention a fee, and more than ${showPercent(UNSAID_BPS)} must be stated`
      : `allows ${showPercent(limit)}`;
  return [
    {
      is: 'different',
      text: `The ${effect.kind} pays ${showPercent(paid)} to ${names}, but the intent ${allowed}.`,
      fix: `Lower the fee to ${showPercent(most)} or less, or allow it in the intent.`,
    },
  ];
}

/** A relayer's fee on a small amount is a larger share of it than an interface's fee. */
const UNSAID_BRIDGE_BPS = 1000;
const WHOLE_BPS = 10_000n;

/** The loss between the two ends of a bridge, if both use the same units. */
function compareCrossing(facts: Facts, { kind, gives: [give], gets: [get] }: Effect): Comparison[] {
  if (kind === 'bridge' && get?.amount === null) {
    return [{ is: 'unknown', text: 'The bytes do not state how much must arrive on the other side.' }];
  }
  if (kind !== 'bridge' || typeof give?.amount !== 'bigint' || typeof get?.amount !== 'bigint') return [];
  // Far more, or next to nothing, is the same amount in other decimals.
  const share = give.amount === 0n ? WHOLE_BPS : (get.amount * WHOLE_BPS) / give.amount;
  if (share > WHOLE_BPS || share === 0n) return [];
  const said = facts.intent.constraints.fee?.value;
  const most = said && 'maxBps' in said ? said.maxBps : UNSAID_BRIDGE_BPS;
  const lost = Number(WHOLE_BPS - share);
  if (lost <= most) return [{ is: 'same', text: `The bridge keeps ${showPercent(lost)}.` }];
  return [
    {
      is: 'different',
      text: `The bridge may keep ${showPercent(lost)} of the amount, but the intent ${said ? `allows ${showPercent(most)}` : 'does not mention that'}.`,
      fix: `Require at least ${(give.amount * (WHOLE_BPS - BigInt(Math.floor(most)))) / WHOLE_BPS} on the other side.`,
    },
  ];
}

/** More coins than messages to another chain ever cost, in thousandths of a coin. */
const messageMost: Readonly<Record<string, bigint>> = {
  ETH: 50n,
  BNB: 200n,
  AVAX: 5_000n,
  xDAI: 100_000n,
  POL: 200_000n,
};

/** Coins that a bridge takes for its messages, in addition to the bridged asset. */
function compareMessages(facts: Facts, { kind, gives }: Effect): Comparison[] {
  const fee = kind === 'bridge' ? gives.slice(1).find(({ asset }) => asset.kind === 'native') : undefined;
  const most = messageMost[facts.chain?.nativeSymbol ?? 'ETH'];
  if (!fee || typeof fee.amount !== 'bigint' || most === undefined) return [];
  const seen = showQuantity(facts, fee);
  if (fee.amount <= most * 10n ** 15n) return [{ is: 'same', text: `The bridge charges ${seen} for its messages.` }];
  return [
    {
      is: 'different',
      text: `The bridge charges ${seen} in addition to what the intent states, far more than messages cost.`,
      fix: 'Attach only what the bridge quotes for the message.',
    },
  ];
}

function comparePools({ intent }: Facts, { kind, routes = [] }: Effect): Comparison[] {
  const said = intent.constraints.fee?.value;
  if (kind !== 'swap' || !said || !('poolBps' in said)) return [];
  const asked = showPercent(said.poolBps);
  const poolFees = routes.flatMap((route) => route.poolFees);
  if (poolFees.length === 0)
    return [{ is: 'unknown', text: `The intent asks for the ${asked} pool, but the bytes do not name one.` }];
  const other = poolFees.find((fee) => fee !== Math.round(said.poolBps * 100));
  if (other === undefined) return [{ is: 'same', text: `The trade goes through the ${asked} pool.` }];
  return [
    {
      is: 'different',
      text: `The intent asks for the ${asked} pool, but the trade goes through the ${showPercent(other / 100)} pool.`,
      fix: `Set the pool fee to ${Math.round(said.poolBps * 100)}.`,
    },
  ];
}

export const feeAlignment: Node = {
  id: 'intent_alignment.fee_alignment',
  name: 'Fees',
  severity: 'high',
  needs: ['steps', 'effects'],
  stops:
    'A share paid to someone else beyond what the intent allows, or beyond 1 % if it says nothing; a different pool from the requested one.',
  rejectsOn: 'A fee in the bytes beyond a stated or a fixed limit.',
  letsThrough: 'An interface fee of up to 1 %, and any fee that the intent allows.',
  skips: 'If no fee is paid or mentioned, or if the bytes do not state how much it is.',
  check(facts) {
    const { text, constraints } = facts.intent;
    const { fee } = constraints;
    const words = { spans: spansOf(fee), ...(fee && { said: text.slice(fee.start, fee.end).trim() }) };
    const comparisons = facts.decoded.effects.flatMap((effect) =>
      [
        ...compareShares(facts, effect),
        ...compareCrossing(facts, effect),
        ...compareMessages(facts, effect),
        ...comparePools(facts, effect),
      ].map((each) => ({ ...each, mark: { effects: [effect], claim: 'fee', ...words } as const })),
    );
    return settle(comparisons, 'No fee is paid or mentioned.');
  },
};
