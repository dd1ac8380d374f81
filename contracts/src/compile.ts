import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import solc from 'solc';

/** The deployed contracts. All other sources are part of these. */
const deployed = ['AccountRegistry', 'VerificationServiceRegistry', 'VerificationInbox', 'VerdictVerifier'];

const sourceFolder = import.meta.dirname;
const generatedFolder = join(sourceFolder, '..', 'generated');

const settings = {
  evmVersion: 'cancun',
  optimizer: { enabled: true, runs: 200 },
  // No hash of the sources in the bytecode: a comment must not change a contract's address.
  metadata: { bytecodeHash: 'none', appendCBOR: false },
  outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
};

/** The generated files by name: of each contract the ABI and the creation bytecode. */
function compileContracts(): Map<string, string> {
  const names = readdirSync(sourceFolder).filter((name) => name.endsWith('.sol'));
  const sources = Object.fromEntries(
    names.map((name) => [name, { content: readFileSync(join(sourceFolder, name), 'utf8') }]),
  );
  const output: Output = JSON.parse(solc.compile(JSON.stringify({ language: 'Solidity', sources, settings })));
  // Warnings too, because none is acceptable.
  if (output.errors?.length) throw new Error(output.errors.map(({ formattedMessage }) => formattedMessage).join('\n'));
  return new Map(deployed.map((name) => [`${kebabCase(name)}.ts`, generatedFile(name, output)]));
}

/** Writes the generated files, and returns the names of those that were outdated; with `onlyCheck` only the names. */
export function buildContracts(onlyCheck: boolean): string[] {
  mkdirSync(generatedFolder, { recursive: true });
  const files = compileContracts();
  const present = new Map(
    readdirSync(generatedFolder).map((name) => [name, readFileSync(join(generatedFolder, name), 'utf8')]),
  );
  const stale = [...new Set([...files.keys(), ...present.keys()])].filter(
    (name) => files.get(name) !== present.get(name),
  );
  for (const name of onlyCheck ? [] : stale) {
    const text = files.get(name);
    const path = join(generatedFolder, name);
    if (text === undefined) rmSync(path);
    else writeFileSync(path, text);
  }
  return stale.map((name) => `contracts/generated/${name}`);
}

function generatedFile(name: string, { contracts }: Output): string {
  const contract = contracts?.[`${name}.sol`]?.[name];
  if (contract === undefined) throw new Error(`${name}.sol does not define a contract ${name}`);
  const value = { abi: contract.abi, bytecode: `0x${contract.evm.bytecode.object}` };
  const exported = name.charAt(0).toLowerCase() + name.slice(1);
  return `// Generated from ${name}.sol by: npm run contracts -- build\nexport const ${exported} = ${JSON.stringify(value, null, 2)} as const;\n`;
}

const kebabCase = (name: string) => name.replace(/(?<=.)[A-Z]/g, '-$&').toLowerCase();

type Output = {
  readonly errors?: readonly { readonly formattedMessage: string }[];
  readonly contracts?: Record<string, Record<string, { abi: unknown; evm: { bytecode: { object: string } } }>>;
};
