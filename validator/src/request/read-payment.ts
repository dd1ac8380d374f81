import { type Address, canonicalJson, paidResource } from '@countersign/protocol';
import { type Fields, isAbsent, isFields, type PartReader } from './part-reader.ts';
import { readSmallInteger } from './read-integer.ts';

/** The terms of an x402 payment that were offered and accepted, according to the caller. */
export interface PaymentTerms {
  /** `exact` or `upto`. */
  readonly scheme: string;
  /** The method of taking the tokens: `eip3009` or `permit2`. */
  readonly method: string;
  /** As written: `eip155:8453`, `base`. */
  readonly network: string;
  /** Null: not an EVM network, or an unknown name. */
  readonly chainId: number | null;
  readonly asset: Address;
  /** Base units: the price, or the maximum. */
  readonly amount: bigint;
  readonly payTo: Address;
  readonly maxTimeoutSeconds: number;
  /** Of `upto`: the only account that may execute the payment. */
  readonly facilitator: Address | null;
  /** The token's own name and version in its signing domain. */
  readonly domain: { readonly name: string | null; readonly version: string | null };
  /** The paid resource. */
  readonly resource: URL;
  /** Whether the accepted terms are one of the offered options. */
  readonly isOffered: boolean;
}

/** Names of networks in the first version of x402; the second uses CAIP-2. */
const networks: Readonly<Record<string, number>> = {
  ethereum: 1,
  sepolia: 11155111,
  base: 8453,
  'base-sepolia': 84532,
  polygon: 137,
  'polygon-amoy': 80002,
  avalanche: 43114,
  'avalanche-fuji': 43113,
  celo: 42220,
  sei: 1329,
  'sei-testnet': 1328,
};

function chainOf(network: string): number | null {
  const caip2 = /^eip155:(\d{1,15})$/.exec(network);
  return caip2 ? Number(caip2[1]) : Object.hasOwn(networks, network) ? (networks[network] ?? null) : null;
}

const place = 'proposed_tx.payment';
const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

/** Reads `proposed_tx.payment`; null if there is none, or if it is unreadable, which is a fault. */
export function readPayment(reader: PartReader, payment: unknown): PaymentTerms | null {
  if (payment === undefined || payment === null) return null;
  const { kind, ...sent } = fieldsOf(payment);
  if (kind !== 'x402') {
    reader.refuse(`${place}.kind`, 'is not `x402`, the only supported kind of payment');
    return null;
  }
  const required = fieldsOf(sent.paymentRequired);
  const accepted = fieldsOf(sent.accepted);
  const extra = fieldsOf(accepted.extra);
  const faultsBefore = reader.faults.length;
  const need = <T>(value: T | null, field: string, what: string): T | null => {
    if (value === null) reader.refuse(`${place}.${field}`, what);
    return value;
  };
  const address = (value: unknown, field: string) =>
    isAbsent(value)
      ? need<Address>(null, `accepted.${field}`, 'is missing')
      : reader.address(value, `${place}.accepted.${field}`);
  // The first version of x402 has other names for amount and resource.
  const amount = reader.integer(accepted.amount ?? accepted.maxAmountRequired, `${place}.accepted.amount`);
  const terms = {
    scheme: need(text(accepted.scheme), 'accepted.scheme', 'is missing'),
    method: text(extra.assetTransferMethod) ?? (accepted.scheme === 'upto' ? 'permit2' : 'eip3009'),
    network: need(text(accepted.network), 'accepted.network', 'is missing'),
    asset: address(accepted.asset, 'asset'),
    amount: need(amount, 'accepted.amount', 'is missing'),
    payTo: address(accepted.payTo, 'payTo'),
    maxTimeoutSeconds: need(
      readSmallInteger(accepted.maxTimeoutSeconds),
      'accepted.maxTimeoutSeconds',
      'is not a number of seconds',
    ),
    facilitator: reader.address(extra.facilitatorAddress, `${place}.accepted.extra.facilitatorAddress`),
    domain: { name: text(extra.name), version: text(extra.version) },
    resource: need(
      paidResource({ paymentRequired: required, accepted }),
      'paymentRequired.resource.url',
      'is not the http(s) URL of the paid resource, or differs from that of the accepted option',
    ),
    isOffered:
      Array.isArray(required.accepts) &&
      required.accepts.some((offered) => canonicalJson(offered) === canonicalJson(accepted)),
  };
  if (reader.faults.length > faultsBefore) return null;
  return { ...terms, chainId: chainOf(terms.network ?? '') } as PaymentTerms;
}
