import { type Address, checksumAddress } from '@countersign/protocol';
import type { ContractBook } from '../../data/data.ts';
import { addressesInBytes, addressesInText, namedAddresses } from '../../decode/named-addresses.ts';
import type { Facts } from '../../facts/facts.ts';
import { showAddress } from '../../show/show.ts';
import { cannotTell, type Finding, fail, type Node, notApplicable, pass } from '../node.ts';
import { saidSymbols } from './asked-for.ts';
import { findAbbreviated } from './find-abbreviated.ts';

/** The digits that people compare: the first and the last four. */
const endsOf = (address: Address): string => address.slice(2, 6) + address.slice(-4);

/** Addresses assigned by a chain (system contracts) differ in a few digits only. */
const isGivenOut = (address: Address): boolean => address.includes('0'.repeat(20));

const byEnds = new WeakMap<ContractBook, ReadonlyMap<string, readonly Address[]>>();

/** The contracts of a book by their first and last digits, cached for each book. */
function contractsByEnds(book: ContractBook): ReadonlyMap<string, readonly Address[]> {
  const sorted = byEnds.get(book) ?? Map.groupBy(book.all(), endsOf);
  byEnds.set(book, sorted);
  return sorted;
}

interface Anchor {
  readonly address: Address;
  readonly is: string;
}

/** Addresses worth imitating in this request. */
function anchorsOf({ request, intent, data }: Facts): Anchor[] {
  return [
    ...(request.sender ? [{ address: request.sender, is: 'the sender' }] : []),
    ...addressesInText(intent.text).map((address) => ({ address, is: 'an address in the intent' })),
    ...[...request.claims.names].map(([name, address]) => ({
      address,
      is: `the address that the request claims for ${name}`,
    })),
    ...(request.lookedUp.sent?.facts ?? []).flatMap((fact) =>
      fact.kind === 'name' ? [{ address: fact.address, is: `what ${fact.name} resolves to` }] : [],
    ),
    ...saidSymbols(intent).flatMap((symbol) =>
      data.tokens.named(request.chainId, symbol).map(({ address }) => ({ address, is: `the token ${symbol}` })),
    ),
  ];
}

/**
 * Addresses of which the intent writes only the ends: the transaction must contain them, and even then the ends are
 * easily imitated.
 */
function judgeAbbreviated(facts: Facts): Finding | null {
  const { data, request, intent } = facts;
  const abbreviated = findAbbreviated(intent.text);
  if (abbreviated.length === 0) return null;
  const whole = new Set(addressesInText(intent.text));
  const isCertain = (address: Address) =>
    whole.has(address) ||
    address === request.sender ||
    data.contracts.at(request.chainId, address) !== null ||
    data.tokens.at(request.chainId, address) !== null;
  const candidates = [...whole, ...addressesInBytes(facts).keys()];
  let doubt: Finding | null = null;
  for (const { shown, start, end } of abbreviated) {
    const alike = candidates.filter((one) => one.startsWith(start) && one.endsWith(end));
    const [first] = alike;
    if (first === undefined) {
      return fail(
        `The intent means the address ${shown}, but no address in the transaction starts and ends like that.`,
        'Write the whole address in the intent, and use the same one in the transaction.',
        { abbreviated: shown },
      );
    }
    if (alike.some(isCertain)) continue;
    doubt ??= cannotTell(
      `${checksumAddress(first)} starts and ends like ${shown}, which is easy to imitate: the intent must contain the whole address.`,
      { abbreviated: shown, address: checksumAddress(first) },
    );
  }
  return doubt;
}

export const addressPoisoning: Node = {
  id: 'adversarial_detection.address_poisoning',
  name: 'Address poisoning',
  severity: 'critical',
  needs: [],
  stops:
    'An address that starts and ends like a known or named one but differs; an address given only by its ends that is not in the transaction.',
  rejectsOn: 'Two addresses of the request that look alike.',
  letsThrough: 'Addresses that share only their beginning or only their end.',
  skips: 'If the request contains no address, or if only the ends of an address are named and found.',
  check(facts) {
    const { data, request } = facts;
    const named = namedAddresses(facts);
    if (named.size === 0) return notApplicable('The request contains no address.');
    const anchors = Map.groupBy(anchorsOf(facts), ({ address }) => endsOf(address));
    const contracts = contractsByEnds(data.contracts);
    for (const [address, place] of named) {
      if (address === request.sender || data.policy.allowed.has(address)) continue;
      const ends = endsOf(address);
      const known = (contracts.get(ends) ?? []).map((contract) => ({ address: contract, is: 'a known contract' }));
      const anchor = [...(anchors.get(ends) ?? []), ...known].find(
        (one) =>
          one.address !== address &&
          !(isGivenOut(one.address) && isGivenOut(address)) &&
          !data.policy.allowed.has(one.address),
      );
      if (!anchor) continue;
      const isListed = data.contracts.at(request.chainId, address) ?? data.tokens.at(request.chainId, address);
      if (isListed) continue;
      const shown = checksumAddress(address);
      const right = checksumAddress(anchor.address);
      return fail(
        `${shown} (${place}) starts and ends like ${showAddress(facts, anchor.address)}, ${anchor.is}, but is a different address.`,
        `Compare every digit: if ${right} is meant, use it; if ${shown} is meant, ask the operator to allow it.`,
        { address: shown, looks_like: right, place },
      );
    }
    const abbreviated = judgeAbbreviated(facts);
    if (abbreviated) return abbreviated;
    const none =
      named.size === 1 ? 'The only address does not imitate' : `None of the ${named.size} addresses imitates`;
    return pass(`${none} a known or named one.`, { compared: named.size });
  },
};
