import { type Address, checksumAddress } from '@countersign/protocol';
import { saidPayee, signedPayment } from '../../compare/payment.ts';
import type { Effect } from '../../effects/effect.ts';
import type { ClaimName } from '../../facts/assignment.ts';
import type { Facts } from '../../facts/facts.ts';
import { exactProxy, uptoProxy } from '../../protocols/tokens/x402.ts';
import type { PaymentTerms } from '../../request/read-payment.ts';
import { showAddress, showAsset, showQuantity } from '../../show/show.ts';
import { fail, type Node, notApplicable } from '../node.ts';
import { type Comparison, settle } from './settle.ts';

/** Time passes between signing a payment and reading a clock, and clocks differ. */
const GRACE_SECONDS = 30n;

/** The claim of a payment that each of its terms is about. */
const claims: Readonly<Record<string, ClaimName>> = {
  chain: 'chain',
  asset: 'gives',
  amount: 'gives',
  payee: 'recipient',
  lifetime: 'deadline',
};

const same = (text: string): Comparison => ({ is: 'same', text });
const different = (text: string, fix: string, what = ''): Comparison => ({
  is: 'different',
  text,
  fix,
  mark: { claim: claims[what] ?? 'action' },
});

/** Compares a value of the terms with the signed one. */
const hold = (what: string, accepted: string, signed: string): Comparison =>
  accepted === signed
    ? same(`The ${what} is ${signed}.`)
    : different(
        `The accepted ${what} is ${accepted}, but the ${what} of the payment is ${signed}.`,
        `Set the ${what} to ${accepted}.`,
        what,
      );

/** How a message takes the tokens, in the words of the terms. */
function schemeOf({ decoded: { message } }: Facts): string {
  if (message?.protocol !== 'x402') return 'exact by eip3009';
  return message?.message.spender === uptoProxy ? 'upto by permit2' : 'exact by permit2';
}

const proxies: Readonly<Record<string, Address>> = { exact: exactProxy, upto: uptoProxy };

function compareScheme(facts: Facts, { scheme, method }: PaymentTerms): Comparison {
  if (!(scheme in proxies)) return { is: 'unknown', text: `The payment scheme ${scheme} is unknown.` };
  return hold('scheme', `${scheme} by ${method}`, schemeOf(facts));
}

function compareNetwork({ decoded: { message } }: Facts, { network, chainId }: PaymentTerms): Comparison {
  if (chainId === null) return { is: 'unknown', text: `The chain of the network ${network} is unknown.` };
  return hold('chain', `${chainId}`, `${message?.domain.chainId ?? 'none'}`);
}

function compareAmount(facts: Facts, terms: PaymentTerms, { gives: [paid] }: Effect): Comparison[] {
  if (paid?.asset.kind !== 'token') return [different('The payment moves no token.', 'Pay what was accepted.')];
  const asset = { kind: 'token', address: terms.asset } as const;
  const name = (each: Address) => {
    const symbol = showAsset(facts, { kind: 'token', address: each });
    return symbol.startsWith('the token') ? symbol : `${symbol} (${checksumAddress(each)})`;
  };
  const asked = showQuantity(facts, { asset, amount: terms.amount, bound: paid.bound });
  return [
    hold('asset', name(terms.asset), name(paid.asset.address)),
    hold('amount', asked, showQuantity(facts, { ...paid, asset })),
  ];
}

/** Valid from now on, and no longer than accepted. */
function compareLifetime({ request }: Facts, terms: PaymentTerms, { validAfter, deadline }: Effect): Comparison[] {
  const now = BigInt(request.nowUnix);
  const limit = now + BigInt(terms.maxTimeoutSeconds) + GRACE_SECONDS;
  const comparisons: Comparison[] = [];
  if (validAfter !== undefined && validAfter > now + GRACE_SECONDS) {
    comparisons.push(
      different(`The payment is not valid before ${validAfter} (Unix seconds).`, 'Set validAfter to 0.', 'lifetime'),
    );
  }
  if (deadline === undefined || deadline > limit) {
    const length = deadline === undefined ? 'for ever' : `until ${deadline} (Unix seconds)`;
    comparisons.push(
      different(
        `The accepted lifetime is ${terms.maxTimeoutSeconds} seconds, but the payment stays valid ${length}.`,
        `Let the signature expire ${terms.maxTimeoutSeconds} seconds after it is made.`,
        'lifetime',
      ),
    );
  }
  return comparisons.length > 0 ? comparisons : [same(`It expires within ${terms.maxTimeoutSeconds} seconds.`)];
}

/** Fields that only one of the two methods signs: the facilitator, or the token's domain. */
function compareRest({ decoded: { message } }: Facts, terms: PaymentTerms): Comparison[] {
  const { facilitator } = (message?.message.witness ?? {}) as { facilitator?: Address };
  if (facilitator !== undefined) {
    if (!terms.facilitator) return [{ is: 'unknown', text: 'The accepted terms name no facilitator.' }];
    return [hold('facilitator', checksumAddress(terms.facilitator), checksumAddress(facilitator))];
  }
  if (!message || message.protocol === 'x402') return [];
  return (['name', 'version'] as const).flatMap((field) => {
    const accepted = terms.domain[field];
    return accepted === null ? [] : [hold(`token ${field}`, accepted, message.domain[field] ?? 'none')];
  });
}

function compareHost(facts: Facts, terms: PaymentTerms): Comparison {
  const { resource } = terms;
  const { is, hosts } = saidPayee(facts, terms);
  const show = (scheme: string | null, host: string, path: string | null) =>
    `${scheme ? `${scheme}//` : ''}${host}${path ?? ''}`;
  const said = [...new Set(hosts.map(({ scheme, host, path }) => show(scheme, host, path)))].join(', ');
  const place = show(
    resource.protocol === 'http:' ? resource.protocol : null,
    resource.host,
    resource.pathname === '/' ? null : resource.pathname,
  );
  switch (is) {
    case 'named':
      return same(`The intent names ${resource.host}.`);
    case 'one-of':
      return { is: 'unknown', text: `The intent names ${said}, but does not say clearly that ${place} is to be paid.` };
    case 'nobody':
      return {
        is: 'unknown',
        text: said
          ? `The payment is for ${place}; it is unclear whether ${said} is a host: write https:// before it in the intent.`
          : `The payment is for ${place}, which the intent does not name.`,
      };
    case 'other':
      return different(
        `The intent names ${said}, but the payment is for ${place}.`,
        `Pay what ${said} requests, or ask the owner to name ${place}.`,
      );
  }
}

function compareOffer({ isOffered, resource }: PaymentTerms): Comparison {
  return isOffered
    ? same('The accepted option was offered.')
    : different(
        `The accepted option is not among those that ${resource.host} offers (paymentRequired.accepts).`,
        'Accept one of the offered options, unchanged.',
      );
}

export const paymentTerms: Node = {
  id: 'intent_alignment.payment_terms',
  name: 'Payment terms',
  severity: 'critical',
  needs: ['effects'],
  stops:
    'An x402 payment whose asset, amount, payee, network or lifetime differs from what was accepted, whose terms were not offered, or whose host the intent does not name.',
  rejectsOn: 'A signature that differs from the accepted terms.',
  letsThrough: 'The accepted option signed unchanged, for a resource whose host the intent names.',
  skips: 'If the request has no payment terms, or the intent names no host.',
  check(facts) {
    const { payment } = facts.request;
    if (!payment) return notApplicable('The request has no payment terms.');
    const effect = signedPayment(facts);
    if (!effect) {
      return fail(
        'The request has payment terms, but what is signed is not an x402 payment.',
        'Sign the payment that the terms ask for (EIP-3009, or Permit2 with the x402 witness), or leave the terms out.',
      );
    }
    const payee = effect.to === null ? 'nobody' : showAddress(facts, effect.to);
    const comparisons = [
      compareOffer(payment),
      compareScheme(facts, payment),
      compareNetwork(facts, payment),
      ...compareAmount(facts, payment, effect),
      hold('payee', showAddress(facts, payment.payTo), payee),
      ...compareLifetime(facts, payment, effect),
      ...compareRest(facts, payment),
      compareHost(facts, payment),
    ];
    return settle(
      comparisons.map((each) => ({ ...each, mark: { effects: [effect], ...each.mark } })),
      '',
    );
  },
};
