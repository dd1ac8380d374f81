// Every command of package.json: its module, its fixed arguments, and the text of `--help` for modules without their
// own (USAGE). If the first argument is the second word of a name here, as in `npm run bench -- turns`, that command
// runs. Plain JavaScript, because it is read before anything is installed.
const bench = (line, what) => `${what} Writes its report below bench.

  npm run bench -- ${line}
`;

/** @type {Readonly<Record<string, { module: string, args?: readonly string[], usage?: string }>>} */
export const commands = {
  start: {
    module: 'scripts/run/start.ts',
    usage: `Runs everything on this machine: the API, the web application, the arbiter, the validator, and an embedded database and chain.

  npm start
  npm start -- --simulators   also runs simulated custody and wallet providers

docs/reference/environment.md has the variables it reads.
`,
  },
  service: {
    module: 'scripts/run/program.ts',
    args: ['service'],
    usage: `Runs the main service alone. docs/reference/environment.md has the variables it reads.

  npm run service
`,
  },
  orion: {
    module: 'scripts/run/program.ts',
    args: ['orion'],
    usage: `Runs the arbiter alone. docs/reference/environment.md has the variables it reads.

  npm run orion
`,
  },
  validator: {
    module: 'scripts/run/program.ts',
    args: ['validator'],
    usage: `Runs the validator alone. docs/reference/environment.md has the variables it reads.

  npm run validator
`,
  },
  simulators: {
    module: 'simulators/src/main.ts',
    usage: `Runs the simulated custody and wallet providers alone. docs/reference/environment.md has the variables they read.

  npm run simulators
`,
  },
  topology: {
    module: 'scripts/run/topology.ts',
    usage: `Runs the topology of production as plain processes: two services behind a TLS proxy, two arbiters, a validator.

  npm run topology [-- --port 8443 --data .data/topology]
`,
  },
  'orion-set-up': {
    module: 'orion/src/set-up-command.ts',
    usage: `Creates the keys of the arbiter in ORION_DATA_DIR if there are none, and prints where its public half is.

  npm run orion:set-up [-- --with-api-key]
`,
  },
  keys: { module: 'scripts/run/operate.ts', args: ['keys'] },
  why: { module: 'scripts/run/operate.ts', args: ['why'] },
  'audit-verify': { module: 'scripts/run/operate.ts', args: ['audit-verify'] },
  archive: { module: 'scripts/run/operate.ts', args: ['archive'] },
  backup: { module: 'scripts/run/operate.ts', args: ['backup'] },
  restore: { module: 'scripts/run/operate.ts', args: ['restore'] },
  lists: { module: 'scripts/run/lists.ts' },
  contracts: { module: 'scripts/run/contracts.ts' },
  cli: { module: 'scripts/run/cli.ts' },
  read: { module: 'scripts/run/read.ts' },
  seed: { module: 'scripts/run/seed.ts' },
  sample: { module: 'scripts/run/sample.ts' },
  tour: {
    module: 'scripts/run/tour.ts',
    usage: `Walks through a running service with a throwaway wallet, as an owner and then as an agent.

  npm run tour
  npm run tour -- --keep   only creates the user and a key, and prints them for a shell
`,
  },
  test: {
    module: 'scripts/check/test.ts',
    usage: `Runs the tests: all but those that take minutes, or the files and folders that are named, however long they take.

  npm test [-- <path>... -t <name>]
  npm run test:thorough        the slow tests only

Other options go to Vitest.
`,
  },
  'test-races': {
    module: 'scripts/check/test-races.ts',
    usage: `Runs each race 1,000 times (COUNTERSIGN_RACE_ROUNDS).

  npm run test:races [-- -t <name>]
`,
  },
  faults: { module: 'scripts/check/faults.ts' },
  check: {
    module: 'scripts/check/check.ts',
    usage: `Checks format, lint, types, boundaries, dead code, lockfile, deployment, documentation and generated files.

  npm run check
`,
  },
  clauses: {
    module: 'scripts/check/clauses.ts',
    usage: `Shows the clauses of the contract with the test files that prove each, all of them or some.

  npm run clauses
  npm run clauses -- <part of an id, a chapter or the path of a test>...
`,
  },
  format: {
    module: 'scripts/check/format.ts',
    usage: `Formats the code.

  npm run format
`,
  },
  hooks: {
    module: 'scripts/check/hooks.ts',
    usage: `Installs a pre-commit hook that checks format and boundaries, or removes it.

  npm run hooks
  npm run hooks -- remove
`,
  },
  'pre-commit': { module: 'scripts/check/pre-commit.ts' },
  generate: {
    module: 'scripts/generate/generate.ts',
    usage: `Rewrites the generated files.

  npm run generate
  npm run generate -- --check   only says which files would change
`,
  },
  'generate data': {
    module: 'scripts/generate/data.ts',
    usage: `Generates the tables of the validator from packages at pinned versions, which it downloads.

  npm run generate:data
`,
  },
  'generate lists': { module: 'scripts/generate/lists.ts' },
  'generate favicon': {
    module: 'scripts/generate/favicon.ts',
    usage: `Draws the icon for browsers that take no SVG (protocol/src/brand/favicon.ico).

  npm run generate:favicon
`,
  },
  'generate descriptors': { module: 'scripts/generate/descriptors.ts' },
  'generate second-look': {
    module: 'bench/second-look/command.ts',
    usage: `Learns the weights of the validator's second look, and the remarks that pass beside an instruction, from opened
blind rounds.

  npm run generate:second-look
`,
  },
  screenshots: {
    module: 'scripts/generate/screenshots.ts',
    usage: `Takes pictures of every page of the web application, with sample data, into .cache/screenshots.

  npm run screenshots
  npm run screenshots -- --docs   also replaces those that the documentation shows, in docs/screenshots
`,
  },
  'build web': {
    module: 'scripts/build/web.ts',
    usage: `Builds the web application, and prints the folder that WEB_DIR must name.

  npm run build:web
`,
  },
  'build docs': {
    module: 'scripts/build/docs.ts',
    usage: `Builds the documentation, and prints the folder that DOCS_DIR must name.

  npm run build:docs
`,
  },
  'build packages': {
    module: 'scripts/build/packages.ts',
    usage: `Builds the packages that others install, and packs them into dist.

  npm run build:packages
`,
  },
  release: { module: 'scripts/build/release.ts' },
  bench: {
    module: 'bench/speed/command.ts',
    usage: `Measures requests, verdicts, lists and waiting, and fails if a target is missed. Writes bench/REPORT.md.

  npm run bench [-- <row>... --slices <n>]   all rows, or those that are named; fewer slices (10) for a short try
  npm run bench -- verdict                   one row; one that does not exist names all
  npm run bench -- --report                  only writes the report of what was measured before

What follows measures other things, into reports of their own; each has a --help:

  npm run bench -- accuracy|agents|attack|csr|gate|growth|held|listing|turns|web
`,
  },
  'bench accuracy': { module: 'bench/accuracy/run.ts' },
  'bench agents': {
    module: 'bench/agents/run.ts',
    usage: bench('agents', 'Measures public profiles and metrics with a thousand and with a million requests.'),
  },
  'bench attack': { module: 'bench/attack/run.ts' },
  'bench csr': {
    module: 'bench/csr/run.ts',
    usage: bench('csr [<keys>]', 'Measures how keys of custody integrations delay other requests.'),
  },
  'bench gate': { module: 'bench/gate/run.ts' },
  'bench growth': {
    module: 'bench/growth/run.ts',
    usage: bench(
      'growth [--rounds <n> --sizes <n>,<n>]',
      'Measures lists, reads and writes from a thousand to a million requests.',
    ),
  },
  'bench held': {
    module: 'bench/held/run.ts',
    usage: bench('held', 'Measures decisions while thousands of polls wait.'),
  },
  'bench listing': {
    module: 'bench/listing/run.ts',
    usage: bench('listing', 'Measures lists of owners with few and with many requests.'),
  },
  'bench turns': {
    module: 'bench/turns/run.ts',
    usage: bench('turns', 'Measures how a burst of one user delays the verdicts of others.'),
  },
  'bench web': {
    module: 'scripts/run/bench-web.ts',
    usage: bench('web', 'Measures the pages of the web application with few and with many requests.'),
  },
  blind: { module: 'bench/blind/command.ts' },
};

/** The command with this name, and the remaining arguments; undefined if there is none. */
export function findCommand([name = '', ...given]) {
  const inner = `${name} ${given[0]}`;
  const [found, args] = Object.hasOwn(commands, inner) ? [inner, given.slice(1)] : [name, given];
  if (!Object.hasOwn(commands, found)) return undefined;
  const command = commands[found];
  return { name: found, module: command.module, args: [...(command.args ?? []), ...args], usage: command.usage };
}
