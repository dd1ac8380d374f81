import { cannotTell, type Finding, fail, type Node, pass } from '../node.ts';
import { findUnicodeTrick, type UnicodeTrick } from './find-unicode-tricks.ts';
import { readsAsToken } from './lookalike-token.ts';
import { readableTexts } from './readable-texts.ts';

const meanings: Readonly<Record<UnicodeTrick['kind'], string>> = {
  bidi: 'a character that turns the direction of the text, so that it is shown in another order than it is read',
  hidden: 'a character that is not shown',
  control: 'a control character',
  mixed: 'a word of letters of several scripts',
  styled: 'letters or digits in a form that only looks like text',
  digits: 'a number of digits of several scripts',
  marks: 'marks piled upon letters',
};

export const unicodeTricks: Node = {
  id: 'adversarial_detection.unicode_tricks',
  name: 'Unicode tricks',
  severity: 'high',
  needs: [],
  stops: 'Text that shows something else than it says: turned, hidden, look-alike or piled-up characters.',
  letsThrough:
    'Every language in its own script, accents, emoji, typographic signs, what copied text brings between its words.',
  skips: 'Where a character that is not shown, or a wide letter, stands in a text that may have been copied.',
  check({ request, data }) {
    // Look-alike symbols of tokens have a check of their own.
    const isToken = (reads: string) => readsAsToken(data.tokens, reads);
    let doubt: Finding | null = null;
    for (const { field, text } of readableTexts(request.texts).texts) {
      const trick = findUnicodeTrick(text, isToken);
      if (!trick) continue;
      if (!trick.isSure) {
        doubt ??= cannotTell(
          `${field} has ${meanings[trick.kind]}: ${trick.shown}. It may have been copied with the text.`,
          { field, kind: trick.kind, found: trick.shown },
        );
        continue;
      }
      return fail(
        `${field} has ${meanings[trick.kind]}: ${trick.shown}.`,
        `Write ${field} again with plain characters; type it, do not paste it.`,
        { field, kind: trick.kind, found: trick.shown },
      );
    }
    if (doubt) return doubt;
    return pass(
      request.texts.length === 1
        ? 'The text shows what it says.'
        : `All ${request.texts.length} texts show what they say.`,
    );
  },
};
