import { parseArgs } from 'node:util';
import { bytesToHex, http } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { deployContracts } from '../../contracts/src/deploy.ts';
import { chainVariables } from '../../service/src/config/chain.ts';
import { answerHelp } from './answer-help.ts';

const USAGE = `Compiles the contracts and deploys them to a chain.

  npm run contracts -- build                          compiles them into contracts/generated
  npm run contracts -- build --check                  only says whether that is up to date
  npm run contracts -- deploy --rpc URL --file FILE   deploys what is missing, and writes the addresses to FILE

The account of CHAIN_PRIVATE_KEY (32 bytes in hex) pays for a deployment. It gains no rights by doing so.
`;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function build(onlyCheck: boolean): Promise<void> {
  // Imported only here: the compiler is a development package, which deployments do not install.
  const { buildContracts } = await import('../../contracts/src/compile.ts');
  const stale = buildContracts(onlyCheck);
  say(stale.length === 0 ? 'Up to date.' : onlyCheck ? 'Not up to date (npm run contracts -- build):' : 'Written:');
  for (const path of stale) say(`  ${path}`);
  if (onlyCheck && stale.length > 0) process.exitCode = 1;
}

async function deploy(rpc: string, file: string): Promise<void> {
  const { data: key } = chainVariables.CHAIN_PRIVATE_KEY.safeParse(process.env.CHAIN_PRIVATE_KEY);
  if (!key) throw new Error('CHAIN_PRIVATE_KEY: must be 32 bytes in hex');
  const { deployment, created } = await deployContracts({
    transport: http(rpc),
    account: privateKeyToAccount(bytesToHex(key)),
    file,
  });
  say(`chain ${deployment.chainId}, addresses in ${file}`);
  for (const [name, address] of Object.entries(deployment.contracts)) {
    say(`  ${address} ${name}${created.some((made) => made === name) ? ', new' : ''}`);
  }
}

if (answerHelp(process.argv.slice(2), USAGE)) process.exit();
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean' }, rpc: { type: 'string' }, file: { type: 'string' } },
  });
  const { check = false, rpc, file } = values;
  const command = positionals.join(' ');
  if (command === 'build' && rpc === undefined && file === undefined) await build(check);
  else if (command === 'deploy' && rpc !== undefined && file !== undefined && !check) await deploy(rpc, file);
  else throw new Error(USAGE);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
