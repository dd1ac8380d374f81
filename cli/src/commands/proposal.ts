import type { NewTransactionBody, VerifyRequest } from '@countersign/sdk';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { UsageError } from '../failures.ts';
import { readJson, readText } from '../read-json.ts';

export interface ProposalOptions {
  readonly intent?: string;
  readonly intentFile?: string;
  readonly to?: string;
  readonly value?: string;
  readonly data?: string;
  readonly chain?: string;
  readonly account?: string;
}

/** The owner's words and the action that should carry them out. */
export interface Proposal extends Pick<NewTransactionBody, 'tx' | 'calls' | 'typedData' | 'payment'> {
  readonly intent: string;
  readonly chainId?: number;
  readonly account?: string;
}

export const addProposalOptions = (command: Command): Command =>
  command
    .argument('[file]', 'JSON with intent, account, chainId and one of tx, calls, typedData; - reads standard input')
    .option('--intent <words>', "the user's own words, verbatim")
    .option('--intent-file <path>', 'read the words from a file; - reads standard input')
    .option('--to <address>', 'the account or contract to call')
    .option('--value <wei>', 'wei to send, decimal or 0x hex (default: 0)')
    .option('--data <hex>', 'calldata (default: 0x)')
    .option('--chain <id>', 'chain id, such as 1 for Ethereum')
    .option('--account <address>', 'the account that acts (default: your own)');

const known = ['intent', 'account', 'chainId', 'tx', 'calls', 'typedData', 'payment'] as const;

/** From a file, from flags, or from both: flags take precedence. */
export async function readProposal(
  context: Context,
  options: ProposalOptions,
  file: string | undefined,
): Promise<Proposal> {
  if (file === '-' && options.intentFile === '-')
    throw new UsageError('--intent-file: standard input is already in use');
  const fromFile = file === undefined ? {} : await readJson(context, file);
  const unknown = Object.keys(fromFile).find((name) => !known.includes(name as never));
  if (unknown !== undefined) throw new UsageError(`${unknown}: is unknown; a request has ${known.join(', ')}`);
  const given = { ...fromFile, ...fromFlags(options), ...(await readIntent(context, options)) } as Partial<Proposal>;
  if (typeof given.intent !== 'string' || given.intent.trim() === '') throw new UsageError('--intent: is required');
  const actions = [given.tx, given.calls, given.typedData].filter((each) => each !== undefined);
  if (actions.length !== 1) throw new UsageError('exactly one of tx (or --to), calls and typedData is required');
  return { ...given, intent: given.intent };
}

async function readIntent(context: Context, { intent, intentFile }: ProposalOptions) {
  if (intent !== undefined && intentFile !== undefined)
    throw new UsageError('--intent-file: cannot be combined with --intent');
  if (intentFile !== undefined) return { intent: (await readText(context, intentFile)).trimEnd() };
  return intent === undefined ? {} : { intent };
}

function fromFlags({ to, value, data, chain, account }: ProposalOptions): Partial<Proposal> {
  if (to === undefined && (value !== undefined || data !== undefined))
    throw new UsageError('--to: is required with --value and --data');
  return {
    ...(to !== undefined && { tx: { to, value: value ?? '0', data: data ?? '0x' } }),
    ...(chain !== undefined && { chainId: readChain(chain) }),
    ...(account !== undefined && { account }),
  };
}

function readChain(text: string): number {
  const chainId = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(chainId)) throw new UsageError('--chain: must be a chain id');
  return chainId;
}

/** The input of the SDK, which names each invalid field. */
export const actionOf = ({ tx, calls, typedData, payment, chainId }: Proposal) =>
  ({ tx, calls, typedData, payment, chainId }) as unknown as Pick<VerifyRequest, 'tx' | 'chainId'> & { tx: never };
