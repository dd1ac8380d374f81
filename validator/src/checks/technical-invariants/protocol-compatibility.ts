import { checksumAddress } from '@countersign/protocol';
import { familyOfProtocol, isProtocol, nameOfProtocol } from '../../compare/protocol-names.ts';
import { addressesInText } from '../../decode/named-addresses.ts';
import { walkCalls } from '../../decode/walk-calls.ts';
import type { Facts } from '../../facts/facts.ts';
import { protocols } from '../../protocols/index.ts';
import { showAddress, showPlace, showUnknownCall } from '../../show/show.ts';
import { hasListedTaker, isFullyRead, sureIf } from '../evidence.ts';
import { cannotTell, type Finding, fail, type Node, pass } from '../node.ts';

const words: ReadonlyMap<string, string> = new Map(
  protocols.flatMap(({ slug, family, name, words: own }) =>
    [slug, name.toLowerCase(), ...own, family].map((word) => [word, word === family ? family : slug] as const),
  ),
);

/** The slug or the family that a claim names; null if it is unknown. */
const readClaim = (claim: string): string | null =>
  words.get(claim) ?? words.get(claim.replace(/[\s_]+/g, '-')) ?? words.get(claim.replace(/[\s_-]+/g, ' ')) ?? null;

/**
 * Whether the claim can mean the protocol found: the router of a family trades on all its versions, a permit is part of
 * a token.
 */
const isMeant = (claimed: string, found: string): boolean =>
  isProtocol(claimed, found) ||
  (found.endsWith('-router') && familyOfProtocol(found) === familyOfProtocol(claimed)) ||
  (claimed === 'erc20' && found === 'eip2612');

/** Protocols that the words name for a step. */
function saidProtocols({ intent }: Facts): readonly string[] {
  return intent.steps.flatMap(({ protocol, recipient, spender }) => {
    const parties = [recipient, spender].flatMap((party) =>
      party?.value.kind === 'protocol' ? [party.value.slug] : [],
    );
    return protocol ? [protocol.value, ...parties] : parties;
  });
}

/** Every protocol involved in the bytes: that of a function, and that of a called, paid or approved contract. */
function protocolsOf({ decoded, data, request, chain }: Facts): Set<string> {
  const found = new Set<string>();
  const note = (slug: string | null | undefined) => slug && found.add(slug);
  const noteContract = (address: `0x${string}` | null | undefined) =>
    address && note(data.contracts.at(request.chainId, address)?.protocol);
  for (const { protocol, to } of walkCalls(decoded.calls)) {
    note(protocol);
    noteContract(to);
  }
  note(decoded.message?.protocol);
  for (const { protocol, gives, to, spender } of decoded.effects) {
    note(protocol);
    noteContract(to);
    noteContract(spender);
    for (const { asset } of gives) {
      if (asset.kind === 'native') found.add('native');
      if (asset.kind === 'token' && asset.address === chain?.wrappedNative) found.add('weth');
    }
  }
  return found;
}

export const protocolCompatibility: Node = {
  id: 'technical_invariants.protocol_compatibility',
  name: 'Protocol compatibility',
  severity: 'critical',
  needs: [],
  stops:
    'A function of a protocol that the intent names, called on a contract that does not belong to that protocol on this chain; a false protocol claim.',
  rejectsOn: 'A claim of the request about the protocol that the bytes refute; it asks about a contract of no list.',
  letsThrough: 'A family instead of a version (`uniswap`), an approval claimed under the protocol it is for.',
  skips:
    'If the chain has no address book, or if the contract is in none and the intent names no protocol or exactly that contract.',
  check(facts) {
    const { request, chain, decoded } = facts;
    const where = chain ? `on ${chain.name}` : 'on any chain';
    const outside: string[] = [];
    // An unknown contract is neither a reason to reject nor one to pass.
    let unknown: Finding | null = null;
    const named = new Set(addressesInText(facts.intent.text));
    const said = saidProtocols(facts);
    for (const { path, imitates, to, signature } of walkCalls(decoded.calls)) {
      if (imitates.length === 0 || to === null) continue;
      const target = showAddress(facts, to);
      if (request.chainId !== null && !chain) {
        outside.push(checksumAddress(to));
        continue;
      }
      const details = { call: path, target: checksumAddress(to), function: signature };
      const meant = said.find((slug) => imitates.some((owner) => isMeant(slug, owner)));
      if (meant !== undefined && !named.has(to)) {
        const name = nameOfProtocol(meant);
        const text = `The intent says ${name}, but ${target}${showPlace(facts, path)} is not a contract of ${name} ${where}, though it is called like one.`;
        const fix = `Send it to the contract of ${name} ${where}, or ask the operator to add ${checksumAddress(to)} to the address book.`;
        // The address book may lack a contract, and then the words are rarely understood as a whole.
        const isRead = isFullyRead(facts) && hasListedTaker(facts, meant);
        return fail(text, fix, { ...details, protocol: meant }, sureIf(isRead));
      }
      unknown ??= cannotTell(
        `${showUnknownCall(facts, to, signature?.split('(')[0] ?? '')}${showPlace(facts, path)}. To settle it, ask the operator to add ${checksumAddress(to)} to the address book or to add a descriptor for it.`,
        details,
      );
    }
    const claim = request.claims.protocol;
    const claimed = claim === null ? null : readClaim(claim);
    const found = [...protocolsOf(facts)];
    const details = { claimed: claim, known: claim === null || claimed !== null, found };
    if (claimed !== null && found.length > 0 && !found.some((slug) => isMeant(claimed, slug))) {
      const is = found.map(nameOfProtocol).join(', ');
      return fail(
        `The request says the protocol is ${claim}, but the bytes belong to ${is}.`,
        `Name ${found[0]} as the protocol, or build the transaction for ${claim}.`,
        details,
      );
    }
    if (unknown) return unknown;
    if (outside.length > 0) {
      return cannotTell(`There is no address book for chain ${request.chainId} to look up ${outside[0]}.`, details);
    }
    const unread =
      claim !== null && claimed === null ? ` The claimed protocol "${claim.slice(0, 60)}" is unknown.` : '';
    return pass(`Every call goes to a contract that has that function.${unread}`, details);
  },
};
