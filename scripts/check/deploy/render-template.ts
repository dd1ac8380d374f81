import { stringify } from 'yaml';

/** A file of the chart, included unchanged: template syntax in it is for another program. */
const fileLine = /^[ \t]*\{\{- \.Files\.Get "([\w.-]+)" \| nindent (\d+) \}\}$/;

/**
 * Renders the part of Helm's templates that our chart uses: values, `quote`, `toYaml … | nindent`, `.Files.Get … |
 * nindent` and `if`. Every branch is rendered, so that each is checked. Any other syntax is a fault, because it would
 * not be checked.
 */
export function renderTemplate(
  template: string,
  context: Readonly<Record<string, unknown>>,
  readFile: (name: string) => string,
): string {
  return template
    .replace(/^[ \t]*\{\{- (if (\.[\w.]+)|end) \}\}\n/gm, (_all, _what, path?: string) => {
      if (path) lookUp(context, path);
      return '';
    })
    .replace(/^[ \t]*\{\{- toYaml (\.[\w.]+) \| nindent (\d+) \}\}$/gm, (_all, path: string, columns: string) =>
      indent(stringify(lookUp(context, path)).trimEnd(), Number(columns)),
    )
    .replace(/\{\{ (\.[\w.]+)( \| quote)? \}\}/g, (_all, path: string, quoted?: string) => {
      const value = String(lookUp(context, path));
      return quoted ? JSON.stringify(value) : value;
    })
    .replace(/.*\{\{.*/g, (line) => {
      const [, name, columns] = fileLine.exec(line) ?? [];
      if (name === undefined) throw new Error(`this line is not checked, so it must not be used: ${line.trim()}`);
      return indent(readFile(name).trimEnd(), Number(columns));
    });
}

const indent = (text: string, columns: number) => text.replace(/^/gm, ' '.repeat(columns));

function lookUp(context: unknown, path: string): unknown {
  let found = context;
  for (const name of path.split('.').filter(Boolean)) {
    found = (found as Record<string, unknown> | undefined)?.[name];
    if (found === undefined) throw new Error(`${path}: values.yaml has no such value`);
  }
  return found;
}
