import type { Contract, SentRequest } from '@countersign/sdk';
import type { Command } from 'commander';
import type { Act } from '../act.ts';
import { askValidator, type Validation } from '../ask-validator.ts';
import type { Context } from '../context.ts';
import { exitCodes } from '../exit-codes.ts';
import { UsageError } from '../failures.ts';
import { answer } from '../output/answer.ts';
import type { Paint } from '../output/paint.ts';
import { list, table } from '../output/table.ts';
import { readJson } from '../read-json.ts';
import { examples } from './examples.ts';
import { addProposalOptions, type Proposal, type ProposalOptions, readProposal } from './proposal.ts';

interface ValidateOptions extends ProposalOptions {
  readonly validator?: string;
}

export const addValidatorOption = (command: Command): Command =>
  command.option(
    '--validator <url>',
    'use this validator, with the token in VALIDATOR_TOKEN if required (default: the playground of the service)',
  );

export function addValidate(program: Command, act: Act): void {
  const command = program
    .command('validate')
    .description('check with a validator whether a transaction matches its intent; nothing is submitted');
  addValidatorOption(addProposalOptions(command))
    .addHelpText(
      'after',
      `${examples(
        'validate --intent "Send 1 ETH to 0xd8dA…6045" --to 0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045 --value 1000000000000000000 --chain 1',
        'validate request.json --validator http://127.0.0.1:8000',
      )}\n\nThe file may also be a body of POST /validate, with human_intent and proposed_tx.`,
    )
    .action(act(validate));
}

async function validate(context: Context, options: ValidateOptions, file?: string) {
  const body = await readBody(context, options, file);
  context.progress.say('Waiting for the validator');
  const found = await askValidator(context, options.validator, body);
  return answer(found, showChecks, found.decision === 'PASS' ? exitCodes.approved : exitCodes.rejected);
}

type Body = SentRequest<Contract['tryValidator']>['body'];

async function readBody(context: Context, options: ValidateOptions, file?: string): Promise<Body> {
  if (file !== undefined && file !== '-' && options.intent === undefined && options.to === undefined) {
    const sent = await readJson(context, file);
    if ('human_intent' in sent) return sent as Body;
  }
  return bodyOf(await readProposal(context, options, file));
}

/** The request body of the validator API. */
function bodyOf({ intent, account, chainId, tx, calls, typedData, payment }: Proposal): Body {
  const fromTx = (tx as { chainId?: unknown } | undefined)?.chainId;
  const chain = chainId ?? (typeof fromTx === 'number' ? fromTx : undefined);
  if (chain === undefined && !typedData) throw new UsageError('--chain: is required');
  const proposed = {
    ...(chain !== undefined && { chain_id: chain }),
    ...(account !== undefined && { from: account }),
    ...(tx as object | undefined),
    ...(calls && { transactions: calls }),
    ...(typedData && { order: typedData }),
    ...(payment && { payment }),
  };
  return { human_intent: intent, proposed_tx: proposed as unknown as NonNullable<Body['proposed_tx']> };
}

function showChecks(found: Validation, paint: Paint): string {
  const { bold, dim, green, red } = paint;
  const isPass = found.decision === 'PASS';
  const heading = `${isPass ? green('✓') : red('✗')} ${bold(found.decision)} ${dim(`confidence ${found.confidence}`)}`;
  const marks = { PASS: green('✓'), FAIL: red('✗'), SKIP: dim('–') };
  const order = ['FAIL', 'PASS', 'SKIP'] as const;
  const checks = Object.entries(found.results).sort(
    ([, a], [, b]) => order.indexOf(a.status) - order.indexOf(b.status),
  );
  const rows = checks.map(([id, { status, reasoning }]) => {
    const text = status === 'SKIP' ? dim(reasoning) : reasoning;
    return [marks[status], status === 'FAIL' ? red(id) : id, text];
  });
  const summary = list(
    [
      ['Reason', found.reason],
      ['To pass', found.explanation?.to_pass],
      ['Protocol', found.protocol],
    ],
    dim,
  );
  return `${heading}\n${summary}\n\n${table(rows)}`;
}
