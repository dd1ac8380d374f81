import { existsSync } from 'node:fs';
import { DockerfileParser, type Instruction } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import running from '../../run/running.json' with { type: 'json' };
import { followNeeds } from './needed-files.ts';
import { isPublicPath, isSecret, isVariableOf, nodeVersion, type Role, roles } from './product.ts';

/** The properties that the other deployment files use. */
export interface Image {
  readonly user: string;
  readonly env: Readonly<Record<string, string>>;
  readonly ports: readonly string[];
}

interface Stage {
  readonly name: string;
  readonly from: string;
  readonly instructions: readonly Instruction[];
}

/** The arguments of an instruction, without quotes and flags. */
const words = (instruction: Instruction): string[] => instruction.getArguments().map((each) => each.getValue());

function readStages(text: string): Stage[] {
  const stages: { name: string; from: string; instructions: Instruction[] }[] = [];
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    if (instruction.getKeyword() !== 'FROM') stages.at(-1)?.instructions.push(instruction);
    else {
      const [from = '', , name = ''] = words(instruction).filter((word) => !word.startsWith('--'));
      stages.push({ name, from, instructions: [] });
    }
  }
  return stages;
}

/** The instructions of a stage and of its base stages, base first. */
function lineOf(stages: readonly Stage[], name: string): Instruction[] {
  const stage = stages.find((each) => each.name === name);
  return stage ? [...lineOf(stages, stage.from), ...stage.instructions] : [];
}

const assignments = (instructions: readonly Instruction[]): Record<string, string> =>
  Object.fromEntries(
    instructions
      .filter((each) => each.getKeyword() === 'ENV')
      .flatMap(words)
      .map((word) => word.split(/=(.*)/s).slice(0, 2)),
  );

const lastOf = (instructions: readonly Instruction[], keyword: string) =>
  instructions.findLast((each) => each.getKeyword() === keyword);

export function checkImages(text: string): { readonly faults: string[]; readonly images: Record<string, Image> } {
  const faults = validate(text).map(({ range, message }) => `line ${range.start.line + 1}: ${message}`);
  const stages = readStages(text);
  const names = new Set(stages.map(({ name }) => name));
  for (const { from } of stages) {
    if (!names.has(from) && !from.startsWith(`node:${nodeVersion()}-`)) {
      faults.push(`${from}: images are built on Node ${nodeVersion()}`);
    }
  }
  for (const instruction of stages.flatMap((stage) => stage.instructions)) {
    faults.push(...faultsOfCopy(instruction), ...faultsOfInstall(instruction));
  }
  const removed = removedPackages(stages);
  const images = Object.fromEntries(
    roles.map((role) => {
      const line = lineOf(stages, role);
      const ports = line.filter((each) => each.getKeyword() === 'EXPOSE').flatMap(words);
      const user = lastOf(line, 'USER')?.getArgumentsContent() ?? 'root';
      const image: Image = { user, env: assignments(line), ports };
      const own = [...faultsOfImage(role, image, line), ...faultsOfPrograms(role, line, removed)];
      faults.push(...own.map((fault) => `${role}: ${fault}`));
      return [role, image];
    }),
  );
  return { faults, images };
}

/** Images install the packages for running with the flags of `npm start`. */
function faultsOfInstall(instruction: Instruction): string[] {
  const given = words(instruction);
  if (instruction.getKeyword() !== 'RUN' || !given.join(' ').startsWith('npm install')) return [];
  const missing = [...running.installFlags, '--ignore-scripts'].filter((flag) => !given.includes(flag));
  return missing.map((flag) => `npm install: must have ${flag}`);
}

/** The files copied from the repository. */
const sourcesOf = (instruction: Instruction): string[] =>
  instruction.getKeyword() !== 'COPY' || instruction.getTextContent().includes('--from=')
    ? []
    : words(instruction).slice(0, -1);

/** Copied files must exist. */
const faultsOfCopy = (instruction: Instruction): string[] =>
  sourcesOf(instruction).flatMap((path) => (existsSync(path) ? [] : [`COPY ${path}: there is no such file`]));

const removedPackages = (stages: readonly Stage[]): string[] =>
  stages
    .flatMap((stage) => stage.instructions)
    .filter((each) => each.getKeyword() === 'RUN' && each.getTextContent().includes('rm -rf'))
    .flatMap((each) => words(each).flatMap((word) => /^node_modules\/(.+)$/.exec(word)?.[1] ?? []));

/** The process and every copied script must find all their imports. */
function faultsOfPrograms(role: Role, line: readonly Instruction[], removed: readonly string[]): string[] {
  const copied = line.flatMap(sourcesOf);
  const isIn = (paths: readonly string[], path: string) =>
    paths.some((each) => path === each || path.startsWith(`${each}/`));
  const faults = new Set<string>();
  for (const program of [`${role}/src/main.ts`, ...copied.filter((path) => /^scripts\/.+\.ts$/.test(path))]) {
    if (!existsSync(program)) continue;
    followNeeds(
      program,
      (file, by) => isIn(copied, file) || faults.add(`${by} needs ${file}, which is not in the image`),
      (name, by) => isIn(removed, name) && faults.add(`${by} needs ${name}, which is removed`),
    );
  }
  return [...faults];
}

function faultsOfImage(role: Role, { user, env, ports }: Image, line: readonly Instruction[]): string[] {
  const faults: string[] = [];
  if (!/^[1-9]\d*(:[1-9]\d*)?$/.test(user)) faults.push(`USER ${user}: must be a number other than 0`);
  for (const name of Object.keys(env)) {
    if (!isVariableOf(role, name)) faults.push(`ENV ${name}: the process does not read it`);
    if (isSecret(name)) faults.push(`ENV ${name}: a secret must not be in an image`);
  }
  for (const instruction of line) {
    if (instruction.getKeyword() === 'ARG') faults.push(`ARG ${words(instruction)}: stays readable in the image`);
  }
  const [main = ''] = (lastOf(line, 'CMD')?.getArgumentsContent() ?? '').match(/\w+\/src\/main\.ts/) ?? [];
  if (main !== `${role}/src/main.ts`) faults.push(`CMD: must start ${role}/src/main.ts`);
  const health = lastOf(line, 'HEALTHCHECK')?.getArgumentsContent() ?? '';
  const { port, pathname } = URL.parse(/http:[^"]+/.exec(health)?.[0] ?? '') ?? { port: '', pathname: '' };
  if (health === '') faults.push('HEALTHCHECK is missing');
  if (pathname !== '' && !(ports.includes(port) && isPublicPath(role, pathname))) {
    faults.push(`HEALTHCHECK ${port}${pathname}: nothing answers there`);
  }
  const listening = Object.entries(env).filter(([name]) => /(^|_)PORT$/.test(name));
  for (const [name, value] of listening) if (!ports.includes(value)) faults.push(`${name} ${value} is not exposed`);
  if (listening.length !== ports.length) faults.push('EXPOSE names a port that nothing listens on');
  return faults;
}
