import { execFileSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { makeFolderAnew } from '../make-folder-anew.ts';
import { type Manifest, publishedManifest, sourcesOf } from './published-manifest.ts';

/** The published packages, dependencies first. */
export const publishedPackages = ['protocol', 'sdk', 'cli'] as const;

/** For Node only, so their sources may use its types. Users of the other packages need not have them. */
const forNode: readonly string[] = ['cli'];

const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

/**
 * Builds the packages into `out` and packs them: the compiled sources with their types, and a manifest that points at
 * them. In the repository, other workspaces import the sources themselves. Returns the paths of the tarballs, in the
 * order of `names`.
 */
export function buildPackages(root: string, out: string, names: readonly string[] = publishedPackages): string[] {
  const tarballs = makeFolderAnew(out, (draft) => buildInto(root, draft, names));
  return tarballs.map((path) => join(out, basename(path)));
}

function buildInto(root: string, out: string, names: readonly string[]): string[] {
  const manifests = names.map((name) => readJson<Manifest>(join(root, name, 'package.json')));
  const filesOf = (isForNode: boolean) =>
    names.flatMap((name, index) =>
      forNode.includes(name) === isForNode
        ? sourcesOf(manifests[index] as Manifest).map((source) => join(root, name, source))
        : [],
    );
  // Two runs of the compiler, with and without Node's types: the sources of one package are found through the exports
  // of another.
  const [ofNode, ofAll] = [filesOf(true), filesOf(false)];
  if (ofNode.length > 0) compile(root, join(out, 'compiled-for-node'), ofNode, ['node']);
  if (ofAll.length > 0) compile(root, join(out, 'compiled'), ofAll, []);
  const tarballs = names.map((name, index) => {
    const folder = join(out, name);
    mkdirSync(folder);
    const compiled = join(out, forNode.includes(name) ? 'compiled-for-node' : 'compiled');
    renameSync(join(compiled, name, 'src'), join(folder, 'dist'));
    const manifest = publishedManifest(manifests[index] as Manifest);
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
    copyFileSync(join(root, name, 'README.md'), join(folder, 'README.md'));
    return pack(folder, out);
  });
  for (const folder of ['compiled', 'compiled-for-node']) rmSync(join(out, folder), { recursive: true, force: true });
  return tarballs;
}

/** Packs a folder. npm only warns of a file that it cannot read, and packs the rest. */
function pack(folder: string, out: string): string {
  const printed = execFileSync('npm', ['pack', '--json', '--pack-destination', out], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [{ filename, files }] = JSON.parse(printed) as [{ filename: string; files: readonly { path: string }[] }];
  const packed = new Set(files.map(({ path }) => path));
  const lost = globSync('**/*.*', { cwd: folder }).filter((path) => !packed.has(path));
  if (lost.length > 0) throw new Error(`npm left ${lost.join(', ')} out of ${filename}: build the packages again`);
  return join(out, filename);
}

function compile(root: string, outDir: string, files: readonly string[], types: readonly string[]): void {
  const configFile = join(dirname(outDir), 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    allowImportingTsExtensions: false,
    rewriteRelativeImportExtensions: true,
    declaration: true,
    stripInternal: true,
    // An absolute path, because the configuration may be in any folder.
    typeRoots: [join(root, 'node_modules', '@types')],
    types,
    rootDir: root,
    outDir,
  };
  writeFileSync(
    configFile,
    JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions, include: [], files }),
  );
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  execFileSync(process.execPath, [tsc, '-p', configFile], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  rmSync(configFile);
  for (const file of globSync('**/*.d.ts', { cwd: outDir })) endInJs(join(outDir, file));
}

/** The compiler rewrites extensions in code only; in declarations, older compilers would look for the sources. */
function endInJs(file: string): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll(/((?:from|import)\s*\(?\s*['"]\.[^'"]+)\.ts(?=['"])/g, '$1.js'));
}
