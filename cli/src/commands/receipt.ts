import { writeFileSync } from 'node:fs';
import { type ReceiptCheck, type ReceiptTrust, verifyReceipt } from '@countersign/sdk';
import type { Command } from 'commander';
import type { Act } from '../act.ts';
import type { Context } from '../context.ts';
import { exitCodes } from '../exit-codes.ts';
import { findRequest } from '../find-request.ts';
import { readAccount, signedIn } from '../login/signed-in.ts';
import { answer } from '../output/answer.ts';
import { inertJson, inertText } from '../output/inert.ts';
import type { Paint } from '../output/paint.ts';
import { list } from '../output/table.ts';
import { parseObject, readJson, readText } from '../read-json.ts';
import { examples } from './examples.ts';

interface GetOptions {
  readonly out?: string;
  readonly hashed?: boolean;
}

interface VerifyOptions {
  readonly keys?: string;
  readonly arbiter?: string;
}

export function addReceipt(program: Command, act: Act): void {
  const receipt = program.command('receipt').description('signed receipts that anyone can verify offline');
  receipt
    .command('get')
    .description('get the receipt of a request')
    .argument('<request>', 'its hash, or at least its first 8 digits')
    .option('--out <file>', 'write it to this file (default: print it)')
    .option('--hashed', 'put salted hashes in place of the words, the effects and all reasons, for sharing')
    .addHelpText('after', examples('receipt get 0x3f7c9a1e --out receipt.json'))
    .action(act(get));
  receipt
    .command('verify')
    .description('verify a receipt offline: every hash, every signature, every byte')
    .argument('<file>', 'the receipt; - reads standard input')
    .option('--keys <file>', 'the service keys you trust: a saved copy of /.well-known/jwks.json')
    .option('--arbiter <address>', 'the account that must have signed the verdict')
    .addHelpText('after', examples('receipt verify receipt.json --keys jwks.json'))
    .action(act(verify));
}

async function get(context: Context, { out, hashed }: GetOptions, request: string) {
  const as = signedIn(context);
  const requestHash = await findRequest(as, request);
  const query = { words: hashed ? 'hashed' : 'shown' } as const;
  const receipt = await as.client.getReceipt({ params: { requestHash }, query });
  // A receipt must be printed exactly: control characters are escaped, not removed.
  const text = inertJson(receipt);
  if (out === undefined) return answer<object>(receipt, () => text);
  writeFileSync(out, `${text}\n`, { mode: 0o600 });
  return answer<object>({ requestHash, file: out }, () => `The receipt of ${requestHash} is in ${inertText(out)}`);
}

async function verify(context: Context, { keys, arbiter }: VerifyOptions, file: string) {
  const trust = {
    keys: keys === undefined ? undefined : ((await readJson(context, keys)) as unknown as ReceiptTrust['keys']),
    arbiter: arbiter === undefined ? undefined : readAccount(arbiter, '--arbiter'),
  };
  const text = await readText(context, file);
  // Thrown if the input is not a receipt at all.
  parseObject(text, file);
  // Read as text, because `JSON.parse` hides duplicate members.
  const data = summarise(verifyReceipt(text, trust));
  return answer(data, show, data.valid ? exitCodes.approved : exitCodes.rejected);
}

function summarise(found: ReceiptCheck) {
  if (!found.valid) return { valid: false, faults: found.faults } as const;
  const { receipt, arbiter, unproven } = found;
  const { request, payload, state, issued } = receipt;
  return {
    valid: true,
    requestHash: request.requestHash,
    account: request.account,
    chainId: request.chainId,
    intent: payload?.userPrompt ?? null,
    status: state.status,
    actionHash: receipt.actionHash,
    verdict: receipt.verdict?.decision ?? null,
    arbiter,
    issuedAt: issued.at,
    issuedBy: issued.by,
    unproven,
  } as const;
}

function show(data: ReturnType<typeof summarise>, { bold, dim, green, red, yellow }: Paint): string {
  if (!data.valid) {
    const faults = data.faults.map(({ where, what }) => `  ${red(where)}: ${what}`);
    return `${red('✗')} ${bold('Not valid')}\n${faults.join('\n')}`;
  }
  const rows = list(
    [
      ['Intent', data.intent ?? '(sealed or hashed)'],
      ['Account', `${data.account} on chain ${data.chainId}`],
      ['Status', data.status],
      ['Verdict', data.verdict && `${data.verdict}${data.arbiter ? `, signed by ${data.arbiter}` : ', not signed'}`],
      ['Request', data.requestHash],
      ['Action', data.actionHash],
      ['Issued', `${data.issuedAt} by ${data.issuedBy}`],
    ],
    dim,
  );
  // Anyone can make a receipt with a key of their own, so the expected key is compared.
  const unproven = data.unproven.map((what) => {
    const option = what === 'arbiter' ? '--arbiter' : '--keys';
    return `\n${yellow('!')} The ${what} is not verified, only stated by the receipt; pass the one you trust with ${option}`;
  });
  return `${green('✓')} ${bold('Valid')}\n${rows}${unproven.join('')}`;
}
