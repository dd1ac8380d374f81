import { checksumAddress } from '@countersign/protocol';
import { showParty } from '../compare/party.ts';
import { nameOfProtocol } from '../compare/protocol-names.ts';
import type { AssetMention, Step, Want } from '../reader/intent.ts';
import { type Known, showUnits } from '../show/show.ts';

const bounds = { exact: '', min: 'at least ', max: 'at most ', about: 'about ' };

/** `100 USDC`, `at least 0.05 WETH`, `$200 of ETH`, `half of the USDC`. */
export function showWant(want: Want): string {
  const mention = want.amount?.value;
  if (!want.asset && mention?.kind === 'fraction' && mention.numerator === mention.denominator) return 'everything';
  const asset = want.asset ? showMention(want.asset.value) : 'an unnamed asset';
  if (!mention) return asset;
  switch (mention.kind) {
    case 'number': {
      const number = `${bounds[want.bound]}${showUnits(mention.value.digits, mention.value.scale)}`;
      if (mention.unit === 'base') return `${number} base unit${number === '1' ? '' : 's'} of ${asset}`;
      return want.asset?.value.kind === 'symbol' ? `${number} ${asset}` : `${number} of ${asset}`;
    }
    case 'usd':
      return `${bounds[want.bound]}$${showUnits(mention.value.digits, mention.value.scale)} of ${asset}`;
    case 'fraction':
      return mention.numerator === mention.denominator
        ? `all ${asset}`
        : `${mention.numerator}/${mention.denominator} of ${want.asset ? 'the ' : ''}${asset}`;
    case 'unlimited':
      return `an unlimited amount of ${asset}`;
  }
}

export function showMention(mention: AssetMention): string {
  if (mention.kind === 'symbol') return mention.symbol;
  if (mention.kind === 'address') return `the token ${checksumAddress(mention.address)}`;
  const item = mention.id === null ? 'an item' : `item ${mention.id}`;
  if (mention.collection === null) return item;
  // A name of the name service is an item of it, and is shown alone.
  if (mention.id === null && mention.collection.includes('.')) return mention.collection;
  return `${item} of ${mention.collection.startsWith('0x') ? checksumAddress(mention.collection as `0x${string}`) : mention.collection}`;
}

/** The right that is revoked. */
const nouns: Readonly<Record<string, string>> = { approve: 'allowance', permit: 'permit', operator: 'operator' };

/** `swap 100 USDC for WETH on Uniswap`, `send 1 ETH to 0x…`. */
export function showStep(known: Known, step: Step): string {
  const { action, gives, gets, recipient, spender, protocol, revokes, right } = step;
  const gotten = gets && (gives ? `for ${showWant(gets)}` : showWant(gets));
  const parts = [
    revokes
      ? `revoke the ${right?.value ?? nouns[action.value] ?? action.value}${gives ? ' of' : ''}`
      : right
        ? `set the ${right.value}`
        : action.value,
    gives && showWant(gives),
    gotten,
    spender && `by ${showParty(known, spender.value)}`,
    recipient && `to ${showParty(known, recipient.value)}`,
    protocol && `on ${nameOfProtocol(protocol.value)}`,
  ];
  return parts.filter(Boolean).join(' ');
}
