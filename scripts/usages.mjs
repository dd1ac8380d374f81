// What `--help` says of the commands that have no text of their own beside their options (USAGE in their files). Plain
// JavaScript: it is told before anything is installed.
const bench = (script, what) => `${what} Writes its report below bench.

  npm run ${script}
`;

/** @type {Readonly<Record<string, string>>} */
export const usages = {
  start: `Runs everything on this machine: the API, the web application, the arbiter, the validator, and an embedded database and chain.

  npm start
  npm start -- --simulators   also runs simulated custody and wallet providers

docs/reference/environment.md has the variables it reads.
`,
  service: `Runs the main service alone. docs/reference/environment.md has the variables it reads.

  npm run service
`,
  orion: `Runs the arbiter alone. docs/reference/environment.md has the variables it reads.

  npm run orion
`,
  validator: `Runs the validator alone. docs/reference/environment.md has the variables it reads.

  npm run validator
`,
  simulators: `Runs the simulated custody and wallet providers alone. docs/reference/environment.md has the variables they read.

  npm run simulators
`,
  topology: `Runs the topology of production as plain processes: two services behind a TLS proxy, two arbiters, a validator.

  npm run topology [-- --port 8443 --data .data/topology]
`,
  test: `Runs the tests: all but those that take minutes, or the files and folders that are named, however long they take.

  npm test [-- <path>... -t <name>]
  npm run test:thorough        the slow tests only

Other options go to Vitest.
`,
  'test-races': `Runs each race 1,000 times (COUNTERSIGN_RACE_ROUNDS).

  npm run test:races [-- -t <name>]
`,
  check: `Checks format, lint, types, boundaries, dead code, lockfile, deployment, documentation and generated files.

  npm run check
`,
  format: `Formats the code.

  npm run format
`,
  hooks: `Installs a pre-commit hook that checks format and boundaries, or removes it.

  npm run hooks
  npm run hooks -- remove
`,
  generate: `Rewrites the generated files.

  npm run generate
  npm run generate -- --check   only says which files would change
`,
  'generate-data': `Generates the tables of the validator from packages at pinned versions, which it downloads.

  npm run generate:data
`,
  'generate-favicon': `Draws the icon for browsers that take no SVG (protocol/src/brand/favicon.ico).

  npm run generate:favicon
`,
  'generate-second-look': `Learns the weights of the validator's second look, and the remarks that pass beside an instruction, from opened
blind rounds.

  npm run generate:second-look
`,
  'build-web': `Builds the web application, and prints the folder that WEB_DIR must name.

  npm run build:web
`,
  'build-docs': `Builds the documentation, and prints the folder that DOCS_DIR must name.

  npm run build:docs
`,
  'build-packages': `Builds the packages that others install, and packs them into dist.

  npm run build:packages
`,
  'orion-set-up': `Creates the keys of the arbiter in ORION_DATA_DIR if there are none, and prints where its public half is.

  npm run orion:set-up [-- --with-api-key]
`,
  screenshots: `Takes pictures of every page of the web application, with sample data, into .cache/screenshots.

  npm run screenshots
  npm run screenshots -- --docs   also replaces those that the documentation shows, in docs/screenshots
`,
  tour: `Walks through a running service with a throwaway wallet, as an owner and then as an agent.

  npm run tour
  npm run tour -- --keep   only creates the user and a key, and prints them for a shell
`,
  bench: `Measures requests, verdicts, lists and waiting, and fails if a target is missed. Writes bench/REPORT.md.

  npm run bench [-- <row>... --slices <n>]   all rows, or those that are named; fewer slices (10) for a short try
  npm run bench:create                       one row; the others are below "scripts" in package.json
  npm run bench -- --report                  only writes the report of what was measured before
`,
  'bench-agents': bench(
    'bench:agents',
    'Measures public profiles and metrics with a thousand and with a million requests.',
  ),
  'bench-csr': bench('bench:csr [-- <keys>]', 'Measures how keys of custody integrations delay other requests.'),
  'bench-growth': bench(
    'bench:growth [-- --rounds <n> --sizes <n>,<n>]',
    'Measures lists, reads and writes from a thousand to a million requests.',
  ),
  'bench-held': bench('bench:held', 'Measures decisions while thousands of polls wait.'),
  'bench-listing': bench('bench:listing', 'Measures lists of owners with few and with many requests.'),
  'bench-turns': bench('bench:turns', 'Measures how a burst of one user delays the verdicts of others.'),
  'bench-web': bench('bench:web', 'Measures the pages of the web application with few and with many requests.'),
};
