import { createClient, signIn, startConnection } from '@countersign/sdk';
import type { Command } from 'commander';
import type { Act } from '../act.ts';
import type { Context } from '../context.ts';
import type { Login } from '../login/logins.ts';
import { readAccount } from '../login/signed-in.ts';
import { walletOf } from '../login/wallet-of.ts';
import { openInBrowser } from '../open-in-browser.ts';
import { answer } from '../output/answer.ts';
import { askText, readSecret } from '../prompts.ts';
import { examples } from './examples.ts';

interface LoginOptions {
  readonly key?: boolean;
  readonly keyStdin?: boolean;
  readonly wallet?: boolean;
  readonly walletStdin?: boolean;
  readonly account?: string;
}

export function addLogin(program: Command, act: Act): void {
  program
    .command('login')
    .description('sign in: approve a code in the browser, or use an API key or a wallet')
    .option('--key', 'ask for an API key instead')
    .option('--key-stdin', 'read the API key from standard input')
    .option('--wallet', "ask for the owner's wallet private key, sign in with it once, and discard it")
    .option('--wallet-stdin', 'read the private key from standard input')
    .option('--account <address>', "the owner's account, with an API key")
    .addHelpText(
      'after',
      examples(
        'login --url https://countersign.example',
        'login --key-stdin --account 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed < key.txt',
        'login --wallet',
      ),
    )
    .action(act(login));
  program
    .command('logout')
    .description('sign out of this service and end the session')
    .addHelpText('after', examples('logout'))
    .action(act(logout));
}

async function login(context: Context, options: LoginOptions) {
  const found = await obtain(context, options);
  context.logins.keep(context.url, found);
  const { account, kind } = found;
  return answer(
    { url: context.url, account, kind },
    (data, { green }) =>
      `${green('✓')} Signed in to ${data.url} as ${data.account} ${data.kind === 'key' ? 'with an API key' : 'as the owner'}`,
  );
}

function obtain(context: Context, options: LoginOptions): Promise<Login> {
  if (options.wallet || options.walletStdin) return byWallet(context, options);
  if (options.key || options.keyStdin) return byKey(context, options);
  return byBrowser(context);
}

/** The owner approves in the browser, and this program receives its own key. */
async function byBrowser(context: Context): Promise<Login> {
  const connection = await startConnection({ baseUrl: context.url });
  context.remark(`Open this URL and approve the code within ten minutes:\n\n  ${connection.authUrl}\n`);
  openInBrowser(context, connection.authUrl);
  context.progress.say('Waiting for your approval in the browser');
  const { apiKey, walletAddress } = await connection.wait({ signal: context.signal });
  return { kind: 'key', apiKey, account: walletAddress };
}

async function byKey(context: Context, options: LoginOptions): Promise<Login> {
  const { url, signal } = context;
  const apiKey = await readSecret(context, 'API key', { option: '--key-stdin', isSet: options.keyStdin });
  const ethereumAddress = readAccount(
    options.account ?? (await askText(context, "Owner's account", '--account')),
    '--account',
  );
  // Checks at once that the key works and belongs to this account.
  const client = createClient({ baseUrl: url, credentials: { apiKey }, signal });
  const user = await client.getUser({ params: { ethereumAddress } });
  return { kind: 'key', apiKey, account: user.ethereumAddress };
}

async function byWallet(context: Context, options: LoginOptions): Promise<Login> {
  const secret = await readSecret(context, 'Private key', { option: '--wallet-stdin', isSet: options.walletStdin });
  const wallet = walletOf(secret);
  const { accessToken, refreshToken, user } = await signIn({ baseUrl: context.url, wallet });
  return { kind: 'session', accessToken, refreshToken, account: user.ethereumAddress };
}

async function logout({ url, logins, signal }: Context) {
  const found = logins.find(url);
  if (found?.kind === 'session') {
    const { accessToken, refreshToken } = found;
    const client = createClient({ baseUrl: url, credentials: { accessToken }, signal });
    // A forgotten sign-in is unusable here even if the service could not be reached.
    await client.logout({ body: { refreshToken } }).catch(() => {});
  }
  if (found) logins.forget(url);
  const left = found?.kind === 'key' ? '. Its API key stays valid until you revoke it: countersign keys revoke' : '';
  return answer({ url, wasSignedIn: found !== null }, (data) =>
    data.wasSignedIn ? `Signed out of ${data.url}${left}` : `You were not signed in to ${data.url}`,
  );
}
