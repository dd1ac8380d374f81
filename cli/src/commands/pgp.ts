import type { Command } from 'commander';
import type { Act } from '../act.ts';
import type { Context } from '../context.ts';
import { UsageError } from '../failures.ts';
import { signedInOwner } from '../login/signed-in.ts';
import { walletOf } from '../login/wallet-of.ts';
import { answer } from '../output/answer.ts';
import { list } from '../output/table.ts';
import { readSecret } from '../prompts.ts';
import { readText } from '../read-json.ts';
import { defaultCommand } from './default-command.ts';
import { examples } from './examples.ts';

interface RegisterOptions {
  readonly walletStdin?: boolean;
  readonly signature?: string;
}

export function addPgp(program: Command, act: Act): void {
  const pgp = program.command('pgp').description('the OpenPGP key used to encrypt reports');
  defaultCommand(pgp, 'show')
    .description('show the registered key')
    .addHelpText('after', examples('pgp'))
    .action(act(show));
  pgp
    .command('register')
    .description("register a public key, signed by the owner's wallet")
    .argument('<file>', 'one armored OpenPGP public key')
    .option('--signature <hex>', 'EIP-191 signature over the exact text of the file, made elsewhere')
    .option('--wallet-stdin', "read the wallet's private key from standard input (default: ask for it)")
    .addHelpText('after', examples('pgp register public.asc', 'pgp register public.asc --signature 0x…'))
    .action(act(register));
}

async function show(context: Context) {
  const { pgp, chain } = await signedInOwner(context).client.getProfile();
  return answer({ pgp, chain }, (data, { dim }) =>
    data.pgp === null
      ? 'No OpenPGP key is registered'
      : list(
          [
            ['Fingerprint', data.pgp.fingerprint],
            ['Algorithm', data.pgp.algorithm],
            ['Registered', data.pgp.createdAt],
            ['On chain', data.chain.status],
          ],
          dim,
        ),
  );
}

async function register(context: Context, { walletStdin, signature }: RegisterOptions, file: string) {
  if (file === '-' && walletStdin) throw new UsageError('--wallet-stdin: standard input is already in use');
  const { client, account } = signedInOwner(context);
  const pgpPublicKey = await readText(context, file);
  if (/PRIVATE KEY/.test(pgpPublicKey))
    throw new UsageError(`${file}: is a private key; register the public key instead`);
  const signed = signature ?? (await sign(context, walletStdin, account, pgpPublicKey));
  const { pgp } = await client.registerPgpKey({ body: { pgpPublicKey, signature: signed } });
  return answer({ pgp }, (data) => `Registered ${data.pgp.fingerprint}`);
}

async function sign(context: Context, isSet: boolean | undefined, account: string, message: string): Promise<string> {
  const wallet = walletOf(await readSecret(context, 'Private key of the wallet', { option: '--wallet-stdin', isSet }));
  if (wallet.address !== account) throw new UsageError(`private key: belongs to ${wallet.address}, not to ${account}`);
  return wallet.signMessage({ message });
}
