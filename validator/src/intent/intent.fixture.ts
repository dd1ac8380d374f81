import { chains } from '../data/chains.ts';
import { readListedTokens } from '../data/listed-tokens.ts';
import { createTokenBook } from '../data/token-book.ts';
import { protocols } from '../protocols/index.ts';
import { showUnits } from '../show.ts';
import type { AmountMention, AssetMention, Constraints, Forbidden, Intent, Party, Step, Want } from './intent.ts';
import { parseIntent } from './parse-intent.ts';
import { createVocabulary } from './vocabulary.ts';

export const testVocabulary = createVocabulary({
  tokens: createTokenBook(readListedTokens().tokens),
  chains,
  protocols,
});

/** 2026-01-01T00:00:00Z, a Thursday. */
export const testNowUnix = 1_767_225_600;

export const readInTest = (text: string): Intent => parseIntent(text, testVocabulary, testNowUnix);

/** All that was read, in one line that a table of cases can hold: `send 5 USDC to bob.eth; slippage 50; unread "x"`. */
export function showIntent({ steps, constraints, unread }: Intent): string {
  const said = [
    ...steps.map(showStep),
    ...showConstraints(constraints),
    ...unread.map(({ value }) => `unread "${value}"`),
  ];
  return said.join('; ');
}

export const showReading = (text: string): string => showIntent(readInTest(text));

function showStep(step: Step): string {
  const { action, gives, gets, recipient, spender, protocol, chainId, destinationChainId } = step;
  const { right, threshold, revokes, isOrdered } = step;
  const parts = [
    isOrdered && 'then',
    revokes && 'revoke',
    action.value,
    gives && showWant(gives),
    gets && `-> ${showWant(gets)}`,
    recipient && `to ${showParty(recipient.value)}`,
    spender && `by ${showParty(spender.value)}`,
    protocol && `on ${protocol.value}`,
    chainId && `at ${chainId.value}`,
    destinationChainId && `into ${destinationChainId.value}`,
    right && `as ${right.value}`,
    threshold && `threshold ${threshold.value}`,
  ];
  return parts.filter(Boolean).join(' ');
}

const bounds = { exact: null, min: 'min', max: 'max', about: 'about' };

const showWant = ({ asset, amount, bound }: Want): string =>
  [bounds[bound], amount && showAmount(amount.value), asset && showAsset(asset.value)].filter(Boolean).join(' ');

function showAmount(amount: AmountMention): string {
  switch (amount.kind) {
    case 'number': {
      const digits = showUnits(amount.value.digits, amount.value.scale).replaceAll(',', '');
      return amount.unit === 'base' ? `${digits} base` : digits;
    }
    case 'usd':
      return `$${showUnits(amount.value.digits, amount.value.scale).replaceAll(',', '')}`;
    case 'fraction':
      return `${amount.numerator}/${amount.denominator}`;
    case 'unlimited':
      return 'unlimited';
  }
}

function showAsset(asset: AssetMention): string {
  if (asset.kind === 'symbol') return asset.symbol;
  return asset.kind === 'address'
    ? shorten(asset.address)
    : `nft ${shorten(asset.collection ?? '?')} #${asset.id ?? '*'}`;
}

/** Addresses of the cases differ in their first four digits. */
const shorten = (text: string): string => (/^0x[0-9a-f]{40}$/.test(text) ? text.slice(0, 6) : text);

function showParty(party: Party): string {
  switch (party.kind) {
    case 'address':
      return shorten(party.address);
    case 'ens':
      return party.name;
    case 'self':
      return 'self';
    case 'protocol':
      return party.slug;
    case 'name':
      return `"${party.name}"`;
  }
}

function* showConstraints(constraints: Constraints): Generator<string> {
  const { slippageBps, deadline, gas, fee, forbid, anyOutput, unlimitedApproval } = constraints;
  if (slippageBps) yield `slippage ${slippageBps.value}`;
  if (deadline) yield `deadline ${Object.values(deadline.value)[0]}`;
  if (gas) yield `gas ${Object.entries(gas.value).flat().join(' ')}`;
  if (fee) yield `fee ${Object.entries(fee.value).flat().join(' ')}`;
  if (anyOutput) yield 'any output';
  if (unlimitedApproval) yield 'unlimited is fine';
  for (const { value } of forbid) yield `forbid ${showForbidden(value)}`;
}

function showForbidden(forbidden: Forbidden): string {
  switch (forbidden.kind) {
    case 'effect':
      return forbidden.effect;
    case 'protocol':
      return forbidden.slug;
    case 'asset':
      return showAsset(forbidden.asset);
    case 'party':
      return showParty(forbidden.party);
    case 'chain':
      return String(forbidden.chainId);
    default:
      return forbidden.kind;
  }
}
