/** The fields of a `package.json` that are used here. */
export interface Manifest extends Readonly<Record<string, unknown>> {
  readonly version: string;
  readonly exports: string | Readonly<Record<string, string>>;
  readonly publishConfig?: {
    /** The programs of the published package, by name; those in `bin` are for a checkout. */
    readonly bin?: Readonly<Record<string, string>>;
  };
}

/** Fields that only our workspaces need. */
const ours = ['private', 'devDependencies', 'exports', 'bin', 'publishConfig'];

const compiledFrom = (source: string): string => source.replace('./src/', './dist/').replace(/\.ts$/, '');

const entriesOf = ({ exports }: Manifest): [string, string][] =>
  Object.entries(typeof exports === 'string' ? { '.': exports } : exports).filter(([, path]) => path.endsWith('.ts'));

const programsOf = ({ publishConfig }: Manifest) => Object.entries(publishConfig?.bin ?? {});

/** The sources that a package exports or runs. */
export const sourcesOf = (manifest: Manifest): string[] => [
  ...entriesOf(manifest).map(([, path]) => path),
  ...programsOf(manifest).map(([, path]) => path),
];

/** The manifest of a published package: paths of sources become paths of compiled files. */
export function publishedManifest(manifest: Manifest) {
  const kept = Object.fromEntries(Object.entries(manifest).filter(([name]) => !ours.includes(name)));
  const exports = Object.fromEntries(
    entriesOf(manifest).map(([name, source]) => {
      const compiled = compiledFrom(source);
      return [name, { types: `${compiled}.d.ts`, default: `${compiled}.js` }];
    }),
  );
  const bin = Object.fromEntries(programsOf(manifest).map(([name, source]) => [name, `${compiledFrom(source)}.js`]));
  return {
    ...kept,
    ...(manifest.publishConfig?.bin && { bin }),
    files: ['dist'],
    exports: { ...exports, './package.json': './package.json' },
  };
}
