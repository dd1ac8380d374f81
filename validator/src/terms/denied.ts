import { isNegated } from './negation.ts';

/** `vote no on 42` says how to vote, and denies nothing. */
const votesNo = /\b(?:vot(?:e|es|ing)|say|saying) ["'“]?no\b|\bno["'”]? (?:on|votes?|side)\b/gi;

/** Whether what stands at a place of the text is spoken of as what is not meant. */
export const isDenied = (text: string, start: number): boolean =>
  isNegated(text.slice(Math.max(0, start - 80), start).replace(votesNo, (said) => '-'.repeat(said.length)));
