// Entry of every npm command. Plain JavaScript, because it runs on whatever Node the machine has (20 or later):
// it makes sure that a Node able to run TypeScript and the packages of the lockfile are there, then hands over.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE_VERSION = '24.21.0';
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [command, ...args] = process.argv.slice(2);

const say = (text) => process.stderr.write(`countersign: ${text}\n`);

function fail(step, reason) {
  say(`${step} failed. ${reason}`);
  process.exit(1);
}

/** npm sets npm_* variables for its children; a nested npm must not take them for its own settings. */
function cleanEnvironment() {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
}

function npmInstall(step, node, cwd, extra) {
  const cli = process.env.npm_execpath;
  const flags = ['install', '--no-audit', '--no-fund', '--loglevel=error', ...extra];
  const [program, programArgs] = cli ? [node, [cli, ...flags]] : ['npm', flags];
  const env = cleanEnvironment();
  env.PATH = `${dirname(node)}:${env.PATH ?? ''}`;
  const result = spawnSync(program, programArgs, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
  if (result.error) fail(step, `npm could not be started: ${result.error.message}`);
  if (result.status !== 0)
    fail(step, 'The lines above are from npm. Check that the package registry can be reached, then try again.');
}

function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  const folder = join(root, '.cache', `node-${NODE_VERSION}`);
  const name = `node-${process.platform}-${process.arch}`;
  const node = join(folder, 'node_modules', name, 'bin', 'node');
  if (existsSync(join(folder, 'complete'))) return node;
  say(`this machine has Node ${process.versions.node}; getting Node ${NODE_VERSION} into .cache (once) …`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}\n');
  npmInstall(`Getting Node ${NODE_VERSION}`, process.execPath, folder, [
    '--ignore-scripts',
    '--no-save',
    `${name}@${NODE_VERSION}`,
  ]);
  const seen = spawnSync(node, ['--version'], { encoding: 'utf8' });
  if (seen.stdout?.trim() !== `v${NODE_VERSION}`) fail(`Getting Node ${NODE_VERSION}`, `${name} does not run here.`);
  writeFileSync(join(folder, 'complete'), '');
  return node;
}

function installPackages(node) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.countersign-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  say('installing packages (once per change of the lockfile, about a minute) …');
  const started = Date.now();
  npmInstall('Installing packages', node, root, []);
  writeFileSync(stamp, lock);
  say(`packages installed in ${Math.round((Date.now() - started) / 1000)} s`);
}

const node = findNode();
installPackages(node);

const env = cleanEnvironment();
env.PATH = `${dirname(node)}:${join(root, 'node_modules', '.bin')}:${env.PATH ?? ''}`;
const child = spawn(node, [join(root, 'scripts', `${command}.ts`), ...args], { cwd: root, env, stdio: 'inherit' });
// A terminal sends Ctrl-C to the whole group; a supervisor signals only this process, so pass that on.
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
process.on('SIGINT', () => {});
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
