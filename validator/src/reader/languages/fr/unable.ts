import { unableBy } from '../unable.ts';

/** Anyone but the owner and the owner's agents. */
const others = String.raw`(?:ils?|elles?|(?:mon|ma|notre|son|sa) (?!agent|assistant|bot|portefeuille|compte|banque)\p{L}+)`;

export const french = unableBy([
  `${others} (?:ne |n['’])(?:peut|peuvent|pouvait|arrive|arrivent)(?: (?:pas|plus|même pas))?(?: à)?`,
]);
