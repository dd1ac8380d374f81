// Entry of every npm command. Plain JavaScript, because it runs on whatever Node the machine has (20 or later):
// it makes sure that a Node able to run TypeScript and the packages of the lockfile are there, then hands over.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { installNode } from './install-node.mjs';
import { environmentFor, npmInstall, root, StepFailed, say, WrongIntegrity } from './npm-install.mjs';

const cache = join(root, '.cache');
const [command, ...args] = process.argv.slice(2);
const parent = process.ppid;

const findNode = () => (Number(process.versions.node.split('.')[0]) >= 24 ? process.execPath : installNode(cache));

async function installPackages(node) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.countersign-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  await npmInstall('installing packages', node, root).catch((error) => {
    if (!(error instanceof WrongIntegrity)) throw error;
    throw new StepFailed(
      'A package from the registry is not the one that package-lock.json names. Nothing of it was run; check the registry or mirror that npm uses.',
    );
  });
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
// What was compiled once is not compiled again: a program starts with about half the work.
const env = { NODE_COMPILE_CACHE: join(cache, 'compiled'), ...environmentFor(node) };
const child = spawn(node, [script, ...args], { cwd: root, env, stdio });
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
