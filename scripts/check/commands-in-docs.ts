import { existsSync, globSync, readFileSync } from 'node:fs';

/**
 * How a test treats a block of commands. Comments before the block, invisible to readers, define it:
 *
 *     <!-- prints: "status":"APPROVED" -->     runs and prints this; … matches anything; may be repeated
 *     <!-- prints: $CID -->                    the same, with a variable of the shell
 *     <!-- not run: needs Docker -->           does not run, for this reason
 *     <!-- run by: cli/src/guide.test.ts -->   runs in another test; `all run by` covers the whole page
 *     <!-- from: cli/src/main.ts -->           is no command, but a verbatim part of this file
 *
 * A block without comments runs, and the next block, if it is no command, is its whole output.
 */
export interface Block {
  readonly page: string;
  readonly line: number;
  readonly language: string;
  readonly text: string;
  readonly prints: readonly string[];
  readonly notRun: string | null;
  readonly runBy: string | null;
}

export const commandPages = () => ['README.md', ...globSync('docs/guides/*.md').toSorted()];

/** Commands that no test can run, on any page. */
const elsewhere: readonly (readonly [RegExp, string])[] = [
  [/^(?:[A-Z_]+=\S+ )*npm (?:start|test)\b/m, 'starts the product or its tests'],
  [/^(?:[A-Z_]+=\S+ )*docker /m, 'needs Docker'],
  [/^(?:kubectl|helm) /m, 'needs Kubernetes'],
  [/^ipfs /m, 'needs a Kubo node'],
  [/^claude /m, 'needs Claude Code'],
];

const FENCE = /^((?:<!-- [\s\S]*? -->\n+)*)```(\w*)\n([\s\S]*?)^```$/gm;
const isCommand = (language: string) => language === 'sh' || language === 'js';

const marks = (comments: string, name: string) =>
  Array.from(comments.matchAll(new RegExp(`<!-- ${name}: ([\\s\\S]*?) -->`, 'g')), ([, said = '']) => said.trim());

/** All blocks of shell commands or programs in a page. */
export function readBlocks(page: string, markdown: string): Block[] {
  const fences = Array.from(
    markdown.matchAll(FENCE),
    ({ 0: whole, 1: comments = '', 2: language = '', 3: text = '', index }) => ({
      comments,
      language,
      text,
      index,
      end: index + whole.length,
    }),
  );
  const [wholePage = null] = marks(markdown, 'all run by');
  return fences.flatMap(({ comments, language, text, index }, at): Block[] => {
    if (!isCommand(language)) return [];
    const next = fences[at + 1];
    const isOutput = next && !isCommand(next.language) && markdown.slice(fences[at]?.end, next.index).trim() === '';
    const [said = elsewhere.find(([pattern]) => pattern.test(text))?.[1] ?? null] = marks(comments, 'not run');
    const prints = marks(comments, 'prints');
    return [
      {
        page,
        line: markdown.slice(0, index + comments.length).split('\n').length,
        language,
        text,
        prints: prints.length === 0 && isOutput ? [next.text.trim()] : prints,
        runBy: marks(comments, 'run by')[0] ?? wholePage,
        notRun: said,
      },
    ];
  });
}

export const isRunHere = ({ language, notRun, runBy }: Block) => language === 'sh' && notRun === null && runBy === null;

/** Missing tests, programs that no test runs, and comments without a block after them. */
export function faultsOfBlocks(page: string, markdown: string): string[] {
  const blocks = readBlocks(page, markdown);
  const used = blocks.flatMap(({ prints }) => prints).length;
  const said = marks(markdown, 'prints').length;
  return [
    ...blocks.flatMap(({ line, language, notRun, runBy }) => {
      const where = `${page}:${line}`;
      if (runBy !== null && !existsSync(runBy)) return [`${where}: there is no ${runBy}`];
      if (language === 'js' && notRun === null && runBy === null) return [`${where}: no test runs this program`];
      return [];
    }),
    ...Array.from(markdown.matchAll(FENCE)).flatMap(({ 1: comments = '', 3: text = '' }) =>
      marks(comments, 'from').flatMap((file) =>
        existsSync(file) && readFileSync(file, 'utf8').includes(text)
          ? []
          : [`${page}: a part of ${file} is not there`],
      ),
    ),
    ...(said > used ? [`${page}: a comment about output is not right before its block`] : []),
  ];
}

export const allBlocks = (): Block[] => commandPages().flatMap((page) => readBlocks(page, readFileSync(page, 'utf8')));
