import { globSync, readFileSync } from 'node:fs';
import { type ProblemCode, problemCodes } from '@countersign/protocol';

/** A place in the sources that creates a problem. */
export interface Maker {
  readonly file: string;
  readonly status: number;
  /** The message, with … for values; null if it comes from another place. */
  readonly message: string | null;
  /** The enclosing function or constant, through which other code creates the same problem. */
  readonly name: string | null;
}

export interface Source {
  readonly file: string;
  readonly text: string;
}

const isSource = (file: string) => !/\.(test|fixture|cases)\.ts$/.test(file);

export const readSources = (): Source[] =>
  globSync('{service,edge,validator}/src/**/*.ts')
    .filter(isSource)
    .toSorted()
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const MESSAGE =
  /^\s*\)?\(?,?\s*(?:\([^)]*\)\s*=>\s*)?(['"`])((?:\\[\s\S]|\$\{(?:[^{}`]|`[^`]*`|\{[^}]*\})*\}|(?!\1)[\s\S])*?)\1/;

const wordsOf = (literal: string) =>
  literal
    .replace(/\$\{(?:[^{}`]|`[^`]*`|\{[^}]*\})*\}/g, '…')
    .replaceAll(/\\(.)/g, '$1')
    .replaceAll(/\s+/g, ' ');

interface Helper {
  readonly status: number;
  readonly message: string | null;
}

const DEFINITION =
  /^(?:export )?(?:const|function) (\w+)\b(?:(?!^(?:export )?(?:const|function|class) )[\s\S])*?(?:new Problem\((\d{3}), |\b(\w+)\()code\b/gm;

/** Functions with a parameter `code`, by name: `unauthorized(code, message)`. One may call another. */
function findHelpers(sources: readonly Source[]): Map<string, Helper> {
  const helpers = new Map<string, Helper>();
  for (let before = -1; before < helpers.size; ) {
    before = helpers.size;
    for (const { text } of sources) {
      for (const { 0: whole, 1: name = '', 2: direct, 3: other = '', index } of text.matchAll(DEFINITION)) {
        const status = direct ? Number(direct) : helpers.get(other)?.status;
        if (status) helpers.set(name, { status, message: messageAfter(text, index + whole.length) });
      }
    }
  }
  return helpers;
}

/** The message right after the code, or the nearest `message` before it. */
function messageAfter(text: string, at: number): string | null {
  const after = text.slice(at);
  const [, quote, literal = ''] = MESSAGE.exec(after) ?? [];
  if (quote) return wordsOf(literal);
  if (!/^,\s*message\b/.test(after)) return null;
  const said = Array.from(text.slice(0, at).matchAll(/const message =/g)).at(-1);
  const [, , earlier] = (said && MESSAGE.exec(text.slice(said.index + said[0].length))) ?? [];
  return earlier === undefined ? null : wordsOf(earlier);
}

/**
 * The spellings of a code in the sources: literal, as a constant, or as a family whose last word is chosen at run time.
 */
function spellingsOf(code: string, text: string): string[] {
  const [family, last = ''] = code.split('.');
  const [, constant] = new RegExp(`const (\\w+) = '${code}'`).exec(text) ?? [];
  if (constant) return [constant];
  if (text.includes(`'${code}'`)) return [`'${code}'`];
  return new RegExp(`^  ${last}: '`, 'm').test(text) ? [`\`${family}.\${end}\``] : [];
}

function makersOf(code: string, { file, text }: Source, helpers: ReadonlyMap<string, Helper>): Maker[] {
  return spellingsOf(code, text).flatMap((literal) => {
    const places = placesOf(text, literal);
    return places.flatMap((at): Maker[] => {
      const before = text.slice(0, at);
      const names = Array.from(
        before.matchAll(/^(?:export )?(?:const|(?:async )?function) (\w+)/gm),
        ([, each]) => each,
      );
      const name = names.at(-1) ?? null;
      const said = messageAfter(text, at + literal.length);
      const [, direct] = /(\d{3}),\s*$/.exec(before) ?? [];
      if (direct) return [{ file, status: Number(direct), message: said, name }];
      if (/\bstatus,\s*$/.test(before)) return tableIn(text).map((row) => ({ file, name, ...row }));
      const helper = helpers.get(/(\w+)\(\s*$/.exec(before)?.[1] ?? '');
      return helper ? [{ file, status: helper.status, message: said ?? helper.message, name }] : [];
    });
  });
}

function placesOf(text: string, literal: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(literal); at >= 0; at = text.indexOf(literal, at + 1)) places.push(at);
  return places;
}

/** The problems of a file with a table of status and message. */
const tableIn = (text: string) =>
  Array.from(text.matchAll(/\[(\d{3}), '([^']+)'\]/g), ([, status, message = '']) => ({
    status: Number(status),
    message,
  }));

/** Every code with all places that create it. */
export function findProblems(sources: readonly Source[]): Map<ProblemCode, Maker[]> {
  const helpers = findHelpers(sources);
  const codes = Object.keys(problemCodes) as ProblemCode[];
  return new Map(codes.map((code) => [code, sources.flatMap((source) => makersOf(code, source, helpers))]));
}
