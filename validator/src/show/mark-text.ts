/** A part of a text to point at. */
interface Mark {
  readonly start: number;
  readonly end: number;
  readonly label: string;
}

interface Cell {
  readonly text: string;
  readonly at: number;
  readonly columns: number;
}

const MOST_COLUMNS = 96;
const wide = /[\p{Script=Han}\p{Script=Hangul}\u3000-\u30ff\uff01-\uff60\p{Emoji_Presentation}]/u;

/** Replaces control characters, which would act on the reader's terminal, by a dot. */
export const printable = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '·');

const columnsOf = (character: string): number => (/^\p{M}$/u.test(character) ? 0 : wide.test(character) ? 2 : 1);

export const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, character) => sum + columnsOf(character), 0);

function cellsOf(text: string): Cell[] {
  let at = 0;
  return Array.from(text, (character) => {
    const cell = { text: character === '\n' ? '\n' : printable(character), at, columns: columnsOf(character) };
    at += character.length;
    return cell;
  });
}

/** Lines of cells, broken at line ends and at the last space that fits. */
function* linesOf(cells: readonly Cell[]): Generator<readonly Cell[], void, undefined> {
  let line: Cell[] = [];
  let columns = 0;
  for (const cell of cells) {
    if (cell.text === '\n') {
      yield line;
      line = [];
      columns = 0;
      continue;
    }
    if (columns + cell.columns > MOST_COLUMNS) {
      const space = line.findLastIndex(({ text }) => text === ' ');
      const kept = space > 0 ? line.splice(space + 1) : [];
      yield line;
      line = kept;
      columns = kept.reduce((sum, each) => sum + each.columns, 0);
    }
    line.push(cell);
    columns += cell.columns;
  }
  yield line;
}

/** The marks under a line: a label at the start of each, extended to its end. */
function marksUnder(line: readonly Cell[], marks: readonly Mark[]): string {
  const drawn: string[] = [];
  let column = 0;
  for (const { at, columns } of line) {
    const mark = marks.findLast(({ start, end }) => start <= at && at < end);
    for (let offset = 0; offset < columns; offset++, column++) {
      if (mark && at === mark.start && offset === 0) drawn.splice(column, mark.label.length, ...mark.label);
      else drawn[column] ??= mark ? '─' : ' ';
    }
  }
  return drawn.join('').trimEnd();
}

/** A text in lines, with the labels of its marks under them. */
export function markText(text: string, marks: readonly Mark[]): string[] {
  return [...linesOf(cellsOf(text))].flatMap((line) => {
    const under = marksUnder(line, marks);
    const words = line
      .map((cell) => cell.text)
      .join('')
      .trimEnd();
    return under === '' ? [words] : [words, under];
  });
}
