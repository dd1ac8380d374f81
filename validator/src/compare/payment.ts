import { type Address, checksumAddress } from '@countersign/protocol';
import { isDollarToken } from '../data/rough-prices.ts';
import type { Effect, Quantity } from '../effects/effect.ts';
import type { Facts } from '../facts/facts.ts';
import { showLookUp } from '../request/looked-up.ts';
import type { PaymentTerms } from '../request/read-payment.ts';
import { decimalsOf, type Known, showAsset } from '../show/show.ts';
import { isSaidOf, type SaidHost, saidHosts } from '../terms/said-hosts.ts';

/** The only effect of a payment signed in the form of x402; null: the signature is for something else. */
export function signedPayment({ decoded: { message, effects } }: Pick<Facts, 'decoded'>): Effect | null {
  const [effect, ...others] = effects;
  const isPayment = message?.protocol === 'x402' || message?.protocol === 'erc20';
  return isPayment && others.length === 0 && effect?.kind === 'send' ? effect : null;
}

/**
 * How the words name the payee. `other`: they name hosts, but not that of the terms. `nobody`: they name none clearly.
 */
export function saidPayee(
  { wording }: Pick<Facts, 'wording'>,
  { resource }: PaymentTerms,
): { readonly is: 'named' | 'one-of' | 'other' | 'nobody'; readonly hosts: readonly SaidHost[] } {
  const hosts = saidHosts(wording);
  if (!hosts.some(({ isPlace }) => isPlace)) return { is: 'nobody', hosts };
  const named = hosts.filter((said) => isSaidOf(said, resource));
  if (named.length === 0) return { is: 'other', hosts };
  return { is: named.length === hosts.length ? 'named' : 'one-of', hosts };
}

/** Whether a token is listed and pegged to the dollar. */
export const isListedDollar = (known: Known, { asset }: Quantity): boolean =>
  asset.kind === 'token' &&
  known.data.tokens.at(known.request.chainId, asset.address) !== null &&
  isDollarToken(showAsset(known, asset));

interface PayeeStanding {
  /**
   * `listed`: the operator's list confirms the payee. `small`: only the terms name it, for a sum that may be lost.
   * `unlisted`: only the terms name it, for a larger sum. `unnamed`: the words do not name the host. `other`: the
   * operator or the chain names another payee.
   */
  readonly is: 'listed' | 'small' | 'unlisted' | 'unnamed' | 'other';
  readonly text: string;
}

/**
 * The words name a host, and the terms name the payee for its offer. The terms come from the request: a list of the
 * operator confirms them; without one, they are trusted for a small sum only. Null: the payment has no terms, or
 * different ones.
 */
export function standingOfPayee(facts: Facts, effect: Effect): PayeeStanding | null {
  const { payment } = facts.request;
  if (!payment || signedPayment(facts) !== effect || effect.to !== payment.payTo) return null;
  const { host } = payment.resource;
  const payee = `${checksumAddress(payment.payTo)}, the payee of ${host} by the payment terms`;
  if (saidPayee(facts, payment).is !== 'named') {
    return {
      is: 'unnamed',
      text: `It goes to ${payee}, but the intent does not say clearly that ${host} is to be paid.`,
    };
  }
  const lookedUp = facts.request.lookedUp.find({ kind: 'name', name: payment.resource.hostname });
  if (lookedUp && lookedUp.address !== payment.payTo) {
    const found = `${checksumAddress(lookedUp.address)}${showLookUp(lookedUp)}`;
    return { is: 'other', text: `${host} is ${found}, but the payment goes to ${checksumAddress(payment.payTo)}.` };
  }
  const listed = facts.data.policy.payees.get(host);
  if (listed) {
    const seen = checksumAddress(payment.payTo);
    if (listed.has(payment.payTo)) return { is: 'listed', text: `It goes to ${seen}, a listed payee of ${host}.` };
    const right = [...listed].map(checksumAddress).join(' or ');
    return { is: 'other', text: `The listed payee of ${host} is ${right}, but the payment goes to ${seen}.` };
  }
  if (isSmall(facts, effect)) return { is: 'small', text: `It goes to ${payee}.` };
  const text = `It goes to ${payee}, which is unverified: name the address in the intent, or list it as a payee of ${host}.`;
  return { is: 'unlisted', text };
}

/** The most that a single false payee can cost. */
function isSmall(facts: Facts, { gives }: Effect): boolean {
  const millionths = BigInt(Math.round(facts.data.policy.unlistedPayeeMaxUsd * 1e6));
  return gives.every((quantity) => {
    const decimals = decimalsOf(facts, quantity.asset);
    if (decimals === null || typeof quantity.amount !== 'bigint' || !isListedDollar(facts, quantity)) return false;
    return quantity.amount * 1_000_000n <= millionths * 10n ** BigInt(decimals);
  });
}

/** Whether the terms of a payment name this payee. */
export const isPaymentTo = (payment: PaymentTerms | null, to: Address | null): boolean =>
  payment !== null && payment.payTo === to;
