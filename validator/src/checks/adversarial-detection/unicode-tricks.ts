import { cannotTell, type Finding, fail, type Node, pass } from '../node.ts';
import { findUnicodeTrick, type UnicodeTrick } from './find-unicode-tricks.ts';
import { readsAsToken } from './lookalike-token.ts';
import { readableTexts } from './readable-texts.ts';

const meanings: Readonly<Record<UnicodeTrick['kind'], string>> = {
  bidi: 'a character that reverses the direction of the text, so that it is displayed in a different sequence',
  hidden: 'an invisible character',
  control: 'a control character',
  mixed: 'a word that mixes letters of several scripts',
  styled: 'letters or digits in a form that only looks like plain text',
  digits: 'a number that mixes digits of several scripts',
  marks: 'stacked combining marks',
};

export const unicodeTricks: Node = {
  id: 'adversarial_detection.unicode_tricks',
  name: 'Unicode tricks',
  severity: 'high',
  needs: [],
  stops: 'Text that displays something other than it says: reversed, hidden, look-alike or stacked characters.',
  rejectsOn: 'Characters in the words that imitate others or cannot be seen.',
  letsThrough: 'Every language in its own script, accents, emoji, typographic signs, and separators from copied text.',
  skips: 'If an invisible character or a full-width letter is in a text that may have been copied.',
  check({ request, data }) {
    // Look-alike token symbols have a check of their own.
    const isToken = (reads: string) => readsAsToken(data.tokens, reads);
    let doubt: Finding | null = null;
    for (const { field, text } of readableTexts(request.texts).texts) {
      const trick = findUnicodeTrick(text, isToken);
      if (!trick) continue;
      if (!trick.isSure) {
        doubt ??= cannotTell(
          `${field} contains ${meanings[trick.kind]}: ${trick.shown}. It may have been copied with the text.`,
          { field, kind: trick.kind, found: trick.shown },
        );
        continue;
      }
      return fail(
        `${field} contains ${meanings[trick.kind]}: ${trick.shown}.`,
        `Type ${field} again with plain characters; do not paste it.`,
        { field, kind: trick.kind, found: trick.shown },
      );
    }
    if (doubt) return doubt;
    return pass(
      request.texts.length === 1
        ? 'The text displays what it says.'
        : `All ${request.texts.length} texts display what they say.`,
    );
  },
};
