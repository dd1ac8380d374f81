import type { Intent, Step } from '../intent/intent.ts';
import { isSaidOf, saidHosts } from './said-hosts.ts';

const method = /(?:\b(?:with|via|using|by|over|through)\s{1,2})?\bx402\b/gi;

/** The text without the address of what is paid for and how it is paid, blanked out in place. */
export function hidePayment(text: string, resource: URL): string {
  const hosts = saidHosts(text).filter((said) => isSaidOf(said, resource));
  const methods = [...text.matchAll(method)].map(({ 0: { length }, index }) => ({ start: index, end: index + length }));
  return [...hosts, ...methods].reduce(
    (hidden, { start, end }) => hidden.slice(0, start) + ' '.repeat(end - start) + hidden.slice(end),
    text,
  );
}

/** `buy the weather report`: a name that is only inferred is what is bought, and nobody who is paid. */
const withoutThing = (step: Step): Step =>
  step.action.value === 'swap' && step.recipient?.value.kind === 'name' && step.recipient.confidence < 1
    ? { ...step, recipient: null }
    : step;

/** The grammar knows no addresses of the web: it reads what is left, or all where nothing is (`pay api.example.com`). */
export function parsePayment(text: string, resource: URL, parse: (text: string) => Intent): Intent {
  const rest = parse(hidePayment(text, resource));
  const intent = rest.steps.length > 0 ? rest : parse(text);
  return { ...intent, steps: intent.steps.map(withoutThing) };
}
