import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** The top level, which may use every room. */
const everyRoom = [
  'service',
  'orion',
  'contracts',
  'chain',
  'validator',
  'edge',
  'protocol',
  'sdk',
  'cli',
  'web',
  'bench',
  'simulators',
];

/** The imports allowed for each room. Everything else is forbidden. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  protocol: [],
  edge: ['protocol'],
  contracts: [],
  chain: ['contracts', 'edge', 'protocol'],
  sdk: ['protocol'],
  cli: ['protocol', 'sdk'],
  simulators: ['edge'],
  service: ['protocol', 'edge', 'contracts', 'chain'],
  orion: ['protocol', 'edge', 'sdk', 'contracts', 'chain'],
  validator: ['protocol', 'edge'],
  web: ['protocol', 'sdk'],
  bench: ['protocol', 'edge', 'sdk', 'validator', 'orion', 'service', 'simulators'],
  scripts: everyRoom,
  harness: everyRoom,
  test: everyRoom,
};

/**
 * The features of the service, from the lowest to the highest: each may use only those before it, through their index.
 * The steps of a feature, a folder each, come before the feature itself with its index and routes. A table has its own
 * place if a lower feature reads it.
 */
const serviceFloors = [
  'service-info',
  'accounts',
  'sessions',
  'api-keys',
  'content',
  'connect',
  'oauth',
  'verification-services',
  'wallet-quorums',
  'custody',
  'policy',
  'settings',
  'transactions/base/table.ts',
  'releases/table.ts',
  'transactions/base',
  'transactions/submit',
  'transactions/decide',
  'transactions/read',
  'transactions/execute',
  'transactions/verification',
  'transactions',
  'receipts',
  'policy-trial',
  'access',
  'releases',
  'agents',
  'playground',
  'mcp',
  'events',
  'notifications',
];

/**
 * The folders of the validator, from the lowest to the highest: each may use only those before it. Phrases are words of
 * languages without logic, which every other folder may use.
 */
const validatorFloors = [
  'effects',
  'patterns',
  'reader/languages/list.ts',
  'reader/languages/words.ts',
  'reader/languages/phrases',
  'request',
  'data',
  'show',
  'protocols',
  'decode',
  'reader',
  'reader/text',
  'reader/languages',
  'reader/mentions',
  'reader/seeds',
  'reader/modality',
  'reader/roles',
  'reader/second-look',
  'facts',
  'terms',
  'compare',
  'match',
  'align',
  'checks',
  'model',
  'verdict',
  'validate.ts',
  'process',
  'explore',
  'main.ts',
];

/** The layers of the web application below its pages: each may use only those before it. */
const webLayers = ['parts', 'comparison', 'wallets', 'session', 'data'];

const isTest = (file: string) => /\.(test|fixture|cases)\.ts$/.test(file) || /^(test|harness)\//.test(file);
const roomOf = (file: string) => file.split('/', 1)[0] ?? '';
/** The longest match: `reader/text` before `reader`. */
const floorOf = (file: string) => {
  const fitting = validatorFloors.filter((floor) => `${file}/`.startsWith(`validator/src/${floor}/`));
  return fitting.length === 0 ? -1 : validatorFloors.indexOf(longestOf(fitting));
};
const longestOf = (names: readonly string[]) => names.reduce((one, other) => (other.length > one.length ? other : one));
/** Empty for files outside the folders. */
const webPartOf = (file: string) => /^web\/src\/([^/]+)\//.exec(file)?.[1] ?? '';
const pageOf = (file: string) => /^web\/src\/pages\/([^/]+)\//.exec(file)?.[1];
/** The first match: `transactions/base` before `transactions`. */
const serviceFloorOf = (file: string) =>
  serviceFloors.findIndex((floor) => `${file}/`.startsWith(`service/src/features/${floor}/`));
const featureOf = (file: string) => /^service\/src\/features\/([^/]+)\//.exec(file)?.[1];

/** Fixtures of the validator that other folders use, until they move to the harness. The list may only shrink. */
const sharedFixtures = [
  'align/facts',
  'checks/calldata',
  'decode/decode-request',
  'protocols/accepted/accepted-case',
  'protocols/accepted/accepted-request',
  'protocols/rules/arguments',
  'protocols/rules/protocol-cases',
  'protocols/rules/universal-router',
  'reader/intent',
  'reader/languages/phrases-of',
  'verdict/assignment/faults',
  'whole/payment',
  'whole/validate',
  'whole/validator',
].map((name) => `validator/src/${name}.fixture.ts`);

/** A fixture serves the tests of its folder and subfolders; anything used more widely belongs in the harness. */
function faultInTest(from: string, to: string): string | null {
  const isForeign = to.endsWith('.fixture.ts') && !from.startsWith(`${dirname(to)}/`) && !sharedFixtures.includes(to);
  if (isForeign) return 'a fixture is used in its own folder only: move it to the harness';
  // Files directly in a room of the scripts are commands; its subfolders may be imported.
  const isCommand = roomOf(from) === 'harness' && /^scripts\/(?:[^/]+\/)?[^/]+$/.test(to);
  return isCommand ? 'the harness must not import a command' : null;
}

/** Why an import is forbidden; null if it is allowed. */
function fault(from: string, to: string): string | null {
  if (isTest(from)) return faultInTest(from, to);
  const [fromRoom, toRoom] = [roomOf(from), roomOf(to)];
  // The second look is trained on sentences of the tests, which production code must not import.
  const isTrainedOn = fromRoom === 'bench' && to.endsWith('.cases.ts');
  if (isTest(to) && !isTrainedOn) return 'code must not import tests';
  if (fromRoom !== toRoom) {
    return (rooms[fromRoom] ?? []).includes(toRoom) ? null : `${fromRoom} must not import ${toRoom}`;
  }
  if (fromRoom === 'validator') return faultInValidator(from, to);
  if (fromRoom === 'web') return faultInWeb(from, to);
  return fromRoom === 'service' ? faultInService(from, to) : null;
}

/**
 * main, router -> pages, shell -> data -> session -> wallets -> comparison -> parts -> configuration and other facts;
 * pages do not import each other.
 */
function faultInWeb(from: string, to: string): string | null {
  const [fromPage, toPage] = [pageOf(from), pageOf(to)];
  if (fromPage && toPage && fromPage !== toPage) return `the page ${fromPage} must not import the page ${toPage}`;
  const [fromPart, toPart] = [webPartOf(from), webPartOf(to)];
  if (fromPart === 'shell' && toPart === 'pages') return 'the shell must not import the pages inside it';
  const [fromLayer, toLayer] = [webLayers.indexOf(fromPart), webLayers.indexOf(toPart)];
  const isFact = fromPart === '' && !/\/(?:main|router)\.tsx$/.test(from);
  if (isFact && toPart !== '') return 'data must not import what displays it';
  if (fromLayer < 0 || toPart === '') return null;
  return toLayer < 0 || fromLayer < toLayer ? `${fromPart} must not import ${toPart}` : null;
}

function faultInValidator(from: string, to: string): string | null {
  const [fromFloor, toFloor] = [floorOf(from), floorOf(to)];
  const [name = from, other = to] = [validatorFloors[fromFloor], validatorFloors[toFloor]];
  if (name === 'main.ts' && other === 'process' && !to.endsWith('/index.ts'))
    return 'main uses the process through its index';
  return fromFloor < toFloor || toFloor < 0 ? `${name} must not import ${other}, which stands above it` : null;
}

/** main and commands -> app -> features -> platform, in this direction only. */
function faultInService(from: string, to: string): string | null {
  const [fromFeature, toFeature] = [featureOf(from), featureOf(to)];
  const isTop = (file: string) => /^service\/src\/[^/]+$/.test(file);
  if (isTop(from)) {
    return toFeature && !to.endsWith('/index.ts') ? 'import a feature through its index' : null;
  }
  if (isTop(to)) return 'features and platform must not import the layers above them';
  if (!fromFeature) return toFeature ? 'the platform must not import features' : null;
  if (!toFeature) return null;
  const [fromFloor, toFloor] = [serviceFloorOf(from), serviceFloorOf(to)];
  const [name = from, other = to] = [serviceFloors[fromFloor], serviceFloors[toFloor]];
  if (toFloor < 0 || fromFloor < toFloor) return `${name} must not import ${other}, which stands above it`;
  if (toFeature === fromFeature || to.endsWith('/index.ts')) return null;
  const isBelowIndex = fromFloor < serviceFloors.indexOf(toFeature);
  return isBelowIndex && to.endsWith(`/${other}`) ? null : 'import a feature through its index';
}

/** Whether the list misses the feature of a source and, in a feature with steps, its folder. */
function isUnplacedInService(file: string): boolean {
  const feature = featureOf(file);
  if (!feature || isTest(file)) return false;
  const floor = serviceFloors[serviceFloorOf(file)];
  const hasSteps = serviceFloors.some((each) => each.startsWith(`${feature}/`) && !each.endsWith('.ts'));
  return floor === undefined || (hasSteps && floor === feature && file.split('/').length > 5);
}

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const found = [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'((?:\.|@countersign\/)[^']+)'/g)];
  return found.map(([, target = '']) =>
    target.startsWith('.') ? normalize(join(dirname(file), target)) : entryOf(target),
  );
}

/** The file behind an import of one of our packages: its index, or the named one. */
export function entryOf(target: string): string {
  const [, room = '', ...path] = target.split('/');
  return `${room}/src/${path.join('/') || 'index'}.ts`;
}

/** Programs without Fastify, to save memory: they serve no HTTP, or little. */
const lean = ['chain', 'orion'];

/** Imports that load far more than needed, with the better alternative. */
function findHeavyImports(file: string): string[] {
  if (isTest(file) || !['service', 'validator', 'edge', ...lean].includes(roomOf(file))) return [];
  const names = new Set(
    [...readFileSync(file, 'utf8').matchAll(/^import (?!type\b)[^;]*?from '([^']+)';/gm)].map(([, name]) => name),
  );
  const faults: string[] = [];
  if (names.has('node:http')) faults.push(`${file} -> node:http: import nodeHttp of edge, which does not load fetch`);
  if (lean.includes(roomOf(file)) && names.has('@countersign/edge'))
    faults.push(
      `${file} -> edge: import the part that is needed, such as @countersign/edge/once; the whole loads Fastify`,
    );
  return faults;
}

/** One cycle, as a list of files, or null. */
function findCycle(graph: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const target of graph.get(file) ?? []) {
      const cycle = visit(target, [...path, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return null;
  };
  for (const file of graph.keys()) {
    const cycle = visit(file, []);
    if (cycle) return cycle;
  }
  return null;
}

/** All forbidden imports, one per line. */
export function checkBoundaries(): string[] {
  const files = Object.keys(rooms).flatMap((room) =>
    globSync(`${room}/**/*.{ts,tsx}`, { exclude: (name) => name === 'node_modules' }),
  );
  const graph = new Map(files.map((file) => [file, importsOf(file)]));
  const faults = [...graph].flatMap(([from, targets]) =>
    targets.flatMap((to) => {
      const reason = fault(from, to);
      return reason ? [`${from} -> ${to}: ${reason}`] : [];
    }),
  );
  const cycle = findCycle(graph);
  const isUnplaced = (file: string) => file.startsWith('validator/src/') && !isTest(file) && floorOf(file) < 0;
  for (const file of files.filter(isUnplaced)) faults.push(`${file} is in no folder of the list validatorFloors`);
  for (const file of files.filter(isUnplacedInService)) faults.push(`${file} is in no place of the list serviceFloors`);
  if (cycle) faults.push(`cycle: ${cycle.join(' -> ')}`);
  return [...faults, ...files.flatMap(findHeavyImports)];
}
