// Entry of every npm command. Plain JavaScript, because it runs on whatever Node the machine has (20 or later):
// it makes sure that a Node able to run TypeScript and the packages of the lockfile are there, then hands over.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const NODE_VERSION = '24.21.0';
const PROGRESS_EVERY_MS = 5_000;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const cache = join(root, '.cache');
const [command, ...args] = process.argv.slice(2);
const parent = process.ppid;

const say = (text) => process.stderr.write(`countersign: ${text}\n`);

class StepFailed extends Error {}

/**
 * npm sets npm_* variables for its children; a nested npm must not take them for its own settings, but for those that
 * say how a registry is reached.
 */
function environmentFor(node) {
  const isKept = (name) =>
    !/^npm_/i.test(name) || /^npm_config_(registry|.*proxy|cafile|cache|userconfig)$/i.test(name);
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => isKept(name)));
  env.PATH = [dirname(node), join(root, 'node_modules', '.bin'), env.PATH].filter(Boolean).join(delimiter);
  return env;
}

async function npmInstall(step, node, cwd, extra) {
  const flags = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', ...extra];
  const cli = process.env.npm_execpath;
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  say(`${step} …`);
  const progress = setInterval(() => say(`${step} … ${seconds()} s`), PROGRESS_EVERY_MS);
  const options = { cwd, env: environmentFor(node), stdio: ['ignore', 'ignore', 'inherit'] };
  const npm = cli ? spawn(node, [cli, ...flags], options) : spawn('npm', flags, options);
  const outcome = await new Promise((resolve) => {
    npm.on('error', (error) => resolve(`npm could not be started: ${error.message}`));
    npm.on('exit', (code) => resolve(code === 0 ? null : 'npm says why above; can the package registry be reached?'));
  });
  clearInterval(progress);
  if (outcome) throw new StepFailed(`${step} failed. ${outcome}`);
  say(`${step}: done in ${seconds()} s`);
}

async function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  const folder = join(cache, `node-${NODE_VERSION}`);
  const name = `node-${process.platform}-${process.arch}`;
  const node = join(folder, 'node_modules', name, 'bin', 'node');
  if (existsSync(join(folder, 'complete'))) return node;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}\n');
  const step = `getting Node ${NODE_VERSION} into .cache, because this one is ${process.versions.node}`;
  await npmInstall(step, process.execPath, folder, ['--no-save', `${name}@${NODE_VERSION}`]);
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  if (stdout?.trim() !== `v${NODE_VERSION}`)
    throw new StepFailed(`${step} failed. ${name} does not run on this machine.`);
  writeFileSync(join(folder, 'complete'), '');
  return node;
}

async function installPackages(node) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.countersign-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  await npmInstall('installing packages', node, root, []);
  writeFileSync(stamp, lock);
}

/** Two commands at once on a fresh clone must not both install. */
async function prepare() {
  mkdirSync(cache, { recursive: true });
  const claim = join(cache, 'preparing');
  for (let waited = false; !takeClaim(claim); waited = true) {
    if (!waited) say('another command is installing; waiting for it …');
    await sleep(200);
  }
  try {
    const node = await findNode();
    await installPackages(node);
    return node;
  } finally {
    rmSync(claim, { force: true });
  }
}

/** The file appears whole or not at all, so whoever reads it finds a process; one that died is cleared away. */
function takeClaim(claim) {
  const draft = `${claim}.${process.pid}`;
  writeFileSync(draft, String(process.pid));
  try {
    linkSync(draft, claim);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (existsSync(claim) && !isAlive(Number(readFileSync(claim, 'utf8')))) rmSync(claim, { force: true });
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

const node = await prepare().catch((error) => {
  say(error instanceof StepFailed ? error.message : error.stack);
  process.exit(1);
});
const script = join(root, 'scripts', `${command}.ts`);
// The channel tells the child when this process is gone, whatever ended it.
const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
const child = spawn(node, [script, ...args], { cwd: root, env: environmentFor(node), stdio });
// A terminal sends Ctrl-C to the whole group; a supervisor signals only this process, so pass that on.
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
process.on('SIGINT', () => {});
// Where npm is ended together with the shell between us, its signal does not arrive; then we have another parent.
if (process.env.npm_lifecycle_event) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 250);
}
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
