import { joinLines } from '../../../validator/src/reader/languages/list.ts';

/** A list over several lines. Interpolated text contains neither backticks nor backslashes. */
const lists = /\blist`\n([^`]*)`/g;

/**
 * Replaces multi-line word lists with their joined strings: the line breaks and indentation of thousands of them would
 * make a program larger and its start slower. The following code keeps its line.
 */
export const joinLists = (code: string): string =>
  code.replace(lists, (_, text: string) => {
    const joined = joinLines(text);
    const value = joined.includes('${') ? `\`${joined.replaceAll('\\', '\\\\')}\`` : JSON.stringify(joined);
    return value + '\n'.repeat(text.split('\n').length);
  });
