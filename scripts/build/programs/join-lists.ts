import { joinLines } from '../../../validator/src/reader/languages/list.ts';

/** A list over several lines. What is put into it has neither backticks nor backslashes. */
const lists = /\blist`\n([^`]*)`/g;

/**
 * Lists of words as the strings that they come to: the line breaks and the indentation of thousands of them would make a program larger
 * and its start slower. What follows stays on its line.
 */
export const joinLists = (code: string): string =>
  code.replace(lists, (_, text: string) => {
    const joined = joinLines(text);
    const value = joined.includes('${') ? `\`${joined.replaceAll('\\', '\\\\')}\`` : JSON.stringify(joined);
    return value + '\n'.repeat(text.split('\n').length);
  });
