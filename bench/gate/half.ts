import { rankOf } from './rank.ts';

/** Which half a phrase that is added goes to: drawn, so that neither is easier. Those of the first version are all open. */
export const isHeldOut = (language: string, phrase: string): boolean => rankOf(`half/${language}/${phrase}`) % 2 === 0;
