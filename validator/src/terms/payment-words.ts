import { matchesIn } from '../patterns/matches-in.ts';
import type { Wording } from '../reader/modality/denials.ts';
import { isSaidOf, saidHosts } from './said-hosts.ts';

const method = /(?:\b(?:with|via|using|by|over|through)\s{1,2})?(?<![a-z0-9])x402(?![a-z0-9])/gi;

/**
 * The text without the address of the paid resource and the method of payment, blanked out in place; `hidden`: the text
 * with its terms blanked out already.
 */
export function hidePayment(hidden: string, wording: Wording, resource: URL): string {
  const hosts = saidHosts(wording).filter((said) => isSaidOf(said, resource));
  const methods = matchesIn(hidden, method).map(({ 0: { length }, index }) => ({ start: index, end: index + length }));
  return [...hosts, ...methods].reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    hidden,
  );
}
