import { matchesIn } from '../patterns/matches-in.ts';
import { isSaidOf, saidHosts } from './said-hosts.ts';

const method = /(?:\b(?:with|via|using|by|over|through)\s{1,2})?(?<![a-z0-9])x402(?![a-z0-9])/gi;

/** The text without the address of what is paid for and how it is paid, blanked out in place. */
export function hidePayment(text: string, resource: URL): string {
  const hosts = saidHosts(text).filter((said) => isSaidOf(said, resource));
  const methods = matchesIn(text, method).map(({ 0: { length }, index }) => ({ start: index, end: index + length }));
  return [...hosts, ...methods].reduce(
    (hidden, { start, end }) => hidden.slice(0, start) + ' '.repeat(end - start) + hidden.slice(end),
    text,
  );
}
