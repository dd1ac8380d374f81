import { unableBy } from '../unable.ts';

/** Anyone but the owner and the owner's agents. */
const others = String.raw`(?:el[ea]s?|(?:meu|minha|nosso|nossa|seu|sua) (?!agente|assistente|bot|carteira|conta|banco)\p{L}+)`;

export const portuguese = unableBy([
  `${others} (?:(?:não|nem) tem|(?:es)?tá sem) (?:nada|dinheiro|saldo|grana) (?:pra|para)`,
  `${others} (?:nem|não) (?:pode|podem|consegue|conseguem|conseguiu)(?: nem)?`,
]);
