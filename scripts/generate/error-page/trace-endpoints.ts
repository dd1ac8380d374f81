import { posix } from 'node:path';
import { type Contract, contract, type EndpointName } from '@countersign/protocol';
import type { Source } from './find-problems.ts';

/** A definition at the top level of a file, or inside the function that creates the handlers. */
interface Definition {
  readonly file: string;
  readonly name: string;
  readonly text: string;
}

interface Module {
  readonly definitions: ReadonlyMap<string, Definition>;
  /** The origin of each imported or re-exported name. */
  readonly imports: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
}

const TOP = /^(?:export )?(?:async )?(?:function\*?|const|class) (\w+)/gm;
/** Local definitions shared by handlers; the last one ends at `return`. */
const LOCAL = /^ {2}(?:(?:async )?(?:function|const) (\w+)|return\b)/gm;
const AUTHENTICATOR = /\/authenticate-(?:jwt|key|oauth|signature)\.ts$/;
const IMPORT = /^(?:import|export) \{([^}]*)\} from '(\.[^']+)';/gm;

/** A text, split before each match of the pattern. */
function split(text: string, pattern: RegExp): { name: string; text: string }[] {
  const starts = Array.from(text.matchAll(pattern), ({ index, 1: name = '' }) => ({ index, name }));
  return starts.map(({ index, name }, at) => ({ name, text: text.slice(index, starts[at + 1]?.index) }));
}

function readModule({ file, text }: Source): Module {
  const definitions = split(text, TOP).map(({ name, text: own }): [string, Definition] => [
    name,
    { file, name, text: own },
  ]);
  const imports = Array.from(text.matchAll(IMPORT)).flatMap(([, names = '', from = '']) =>
    names.split(',').flatMap((each): [string, { file: string; name: string }][] => {
      const [name = '', local = name] = each
        .trim()
        .replace(/^type .*/, '')
        .split(' as ');
      return name === '' ? [] : [[local, { file: posix.join(posix.dirname(file), from), name }]];
    }),
  );
  return { definitions: new Map(definitions), imports: new Map(imports) };
}

export interface Traced {
  readonly endpoints: ReadonlyMap<EndpointName, ReadonlySet<string>>;
  /** The authenticators, by file; they run before every handler that requires credentials. */
  readonly authenticators: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * For each endpoint, the file of its handler, as `file#`, and the definitions that it reaches, as `file#name`, by the
 * names in their text. Injected dependencies are not followed.
 */
export function traceEndpoints(sources: readonly Source[]): Traced {
  const modules = new Map(sources.map((source) => [source.file, readModule(source)]));

  function find(file: string, name: string): Definition | undefined {
    const found = modules.get(file);
    const imported = found?.imports.get(name);
    return found?.definitions.get(name) ?? (imported && find(imported.file, imported.name));
  }
  function follow(file: string, text: string, reached: Set<string>): void {
    for (const [name = ''] of text.matchAll(/\b[A-Za-z]\w*\b/g)) {
      const definition = find(file, name);
      const key = definition && `${definition.file}#${definition.name}`;
      if (!definition || !key || reached.has(key)) continue;
      reached.add(key);
      follow(definition.file, definition.text, reached);
    }
  }

  const names = Object.keys(contract) as (keyof Contract)[];
  const endpoints = new Map<EndpointName, Set<string>>();
  const authenticators = new Map<string, Set<string>>();
  for (const { file, text } of sources) {
    if (AUTHENTICATOR.test(file)) {
      const own = [...(modules.get(file)?.definitions.keys() ?? [])];
      const reached = new Set(own.map((name) => `${file}#${name}`));
      follow(file, text, reached);
      authenticators.set(file, reached);
    }
    for (const { text: maker } of split(text, TOP).filter((each) => /Handlers</.test(each.text))) {
      const locals = split(maker, LOCAL);
      const pieces = split(maker, new RegExp(`^ {2,4}(${names.join('|')})(?=[:(,])`, 'gm'));
      for (const { name, text: handler } of pieces) {
        const used = locals.filter((local) => local.name !== '' && new RegExp(`\\b${local.name}\\b`).test(handler));
        const reached = new Set([`${file}#`]);
        follow(file, [handler, ...used.map((local) => local.text)].join('\n'), reached);
        endpoints.set(name as EndpointName, reached);
      }
    }
  }
  return { endpoints, authenticators };
}
