import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** What stands above all rooms may use each of them. */
const everyRoom = [
  'service',
  'orion',
  'contracts',
  'chain',
  'validator',
  'edge',
  'protocol',
  'sdk',
  'web',
  'bench',
  'simulators',
];

/** Which rooms a room may import. What is not listed is forbidden. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  protocol: [],
  edge: ['protocol'],
  contracts: [],
  chain: ['contracts', 'edge', 'protocol'],
  sdk: ['protocol'],
  simulators: ['edge'],
  service: ['protocol', 'edge', 'contracts', 'chain'],
  orion: ['protocol', 'edge', 'sdk', 'contracts', 'chain'],
  validator: ['protocol', 'edge'],
  web: ['protocol', 'sdk'],
  bench: ['protocol', 'edge', 'sdk', 'validator', 'orion', 'service', 'simulators'],
  scripts: everyRoom,
  test: everyRoom,
};

/** The features of the service, in order: each may use only those before it, through their index. */
const features = [
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
  'settings',
  'policy',
  'transactions',
  'policy-trial',
  'access',
  'releases',
  'verification',
  'agents',
  'mcp',
  'events',
  'playground',
];

/** The files of the validator that make a process of it; nothing below them knows that there is one. */
const validatorProcess = [
  'main',
  'start-validator',
  'app',
  'check-token',
  'guard-door',
  'describe-health',
  'load-pipeline',
  'warm-up',
  'config',
  'pipeline',
  'model-reachability',
];

/** What each part of the validator does not know of. Parts that are not named may use all but the process. */
const unknownTo: Readonly<Record<string, readonly string[]>> = {
  data: [
    'request',
    'decode',
    'protocols',
    'intent',
    'match',
    'align',
    'nodes',
    'explain',
    'model',
    'facts',
    'validate',
  ],
  protocols: ['request', 'decode', 'intent', 'match', 'align', 'nodes', 'explain', 'model', 'facts', 'validate'],
  request: ['decode', 'protocols', 'intent', 'match', 'align', 'nodes', 'explain', 'model', 'facts', 'validate'],
  decode: ['intent', 'match', 'align', 'nodes', 'explain', 'model', 'facts', 'validate'],
  intent: ['request', 'decode', 'align', 'match', 'nodes', 'explain', 'model', 'facts', 'validate'],
  align: ['match', 'nodes', 'explain', 'model', 'validate'],
  facts: ['match', 'nodes', 'explain', 'validate'],
  match: ['nodes', 'explain', 'model', 'validate'],
  nodes: ['explain', 'model', 'validate'],
  explain: ['model', 'validate'],
  model: ['request', 'decode', 'protocols', 'align', 'explain', 'validate'],
};

/** The layers of the reader, in the order in which words pass through them: each may use only those before it. */
const layers = ['text', 'languages', 'mentions', 'modality', 'roles', 'match'];

const isTest = (file: string) => /\.(test|fixture|cases)\.ts$/.test(file) || file.startsWith('test/');
const roomOf = (file: string) => file.split('/', 1)[0] ?? '';
const layerOf = (file: string) => /^validator\/src\/intent\/([^/]+)\//.exec(file)?.[1];
/** The last layer of the reader is a part of its own: it holds the words against the effects. */
const partOf = (file: string) =>
  layerOf(file) === 'match' ? 'match' : (/^validator\/src\/([^/.]+)/.exec(file)?.[1] ?? '');
const pageOf = (file: string) => /^web\/src\/pages\/([^/]+)\//.exec(file)?.[1];
const featureOf = (file: string) => /^service\/src\/features\/([^/]+)\//.exec(file)?.[1];

/** Whether an import may stand, or why not. */
function fault(from: string, to: string): string | null {
  if (isTest(from)) return null;
  if (isTest(to)) return 'code does not import tests';
  const [fromRoom, toRoom] = [roomOf(from), roomOf(to)];
  if (fromRoom !== toRoom) {
    return (rooms[fromRoom] ?? []).includes(toRoom) ? null : `${fromRoom} does not import ${toRoom}`;
  }
  if (fromRoom === 'validator') return faultInValidator(from, to);
  if (fromRoom === 'web') return faultInWeb(from, to);
  return fromRoom === 'service' ? faultInService(from, to) : null;
}

/** router, shell -> pages -> comparison, session, data -> parts; a page knows no other. */
function faultInWeb(from: string, to: string): string | null {
  const [fromPage, toPage] = [pageOf(from), pageOf(to)];
  if (fromPage && toPage && fromPage !== toPage) return `the page ${fromPage} does not know the page ${toPage}`;
  if (toPage && /^web\/src\/(parts|data|session|wallets|comparison)\//.test(from))
    return 'pages are not imported from below';
  return null;
}

/** The process -> validate -> explain, nodes -> match -> facts -> align, intent, decode -> protocols -> data. */
function faultInValidator(from: string, to: string): string | null {
  const [fromPart, toPart] = [partOf(from), partOf(to)];
  if (validatorProcess.includes(toPart) && !validatorProcess.includes(fromPart)) {
    return 'the checks do not know the process that runs them';
  }
  const [fromLayer, toLayer] = [layerOf(from), layerOf(to)];
  if (fromLayer && toLayer && layers.indexOf(fromLayer) < layers.indexOf(toLayer)) {
    return `${fromLayer} does not come after ${toLayer}`;
  }
  return unknownTo[fromPart]?.includes(toPart) ? `${fromPart} does not know of ${toPart}` : null;
}

/** main and commands -> app -> features -> platform, and no other way. */
function faultInService(from: string, to: string): string | null {
  const [fromFeature, toFeature] = [featureOf(from), featureOf(to)];
  const isTop = (file: string) => /^service\/src\/[^/]+$/.test(file);
  if (isTop(from)) {
    return toFeature && !to.endsWith('/index.ts') ? 'a feature is used through its index' : null;
  }
  if (isTop(to)) return 'features and platform do not import what stands above them';
  if (!fromFeature) return toFeature ? 'the platform does not import features' : null;
  if (!toFeature || toFeature === fromFeature) return null;
  if (!features.includes(toFeature) || features.indexOf(toFeature) >= features.indexOf(fromFeature)) {
    return `${fromFeature} does not come after ${toFeature}`;
  }
  return to.endsWith('/index.ts') ? null : 'a feature is used through its index';
}

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const found = [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'((?:\.|@countersign\/)[^']+)'/g)];
  return found.map(([, target = '']) =>
    target.startsWith('.')
      ? normalize(join(dirname(file), target))
      : `${target.replace('@countersign/', '')}/src/index.ts`,
  );
}

/** One way round, as a list of files, or null. */
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

/** Every import that points the wrong way, a line each. */
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
  const unknown = new Set(files.map(featureOf).filter((name) => name !== undefined && !features.includes(name)));
  for (const name of unknown) faults.push(`service/src/features/${name} is not in the list of features`);
  const cycle = findCycle(graph);
  for (const name of new Set(files.map(layerOf).filter((layer) => layer !== undefined && !layers.includes(layer)))) {
    faults.push(`validator/src/intent/${name} is not in the list of layers`);
  }
  if (cycle) faults.push(`cycle: ${cycle.join(' -> ')}`);
  return faults;
}
