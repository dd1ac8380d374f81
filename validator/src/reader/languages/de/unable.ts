import { unableBy } from '../unable.ts';

/** Anyone but the owner and the owner's agents. */
const others = String.raw`(?:er|sie|(?:mein|unser|sein|ihr)e? (?!agent|assistent|bot|wallet|konto|bank|vorstand)\p{L}+)`;

export const german = unableBy([
  String.raw`${others} (?:kann|können|konnte|konnten) (?:[\p{L}]+ ){0,3}(?:nicht|nichts|kein\p{L}*)(?: [\p{L}]+){0,3}?`,
]);
