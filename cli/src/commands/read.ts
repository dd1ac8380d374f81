import type { Command } from 'commander';
import type { Act } from '../act.ts';
import { askValidator, type Validation } from '../ask-validator.ts';
import type { Context } from '../context.ts';
import { answer } from '../output/answer.ts';
import { examples } from './examples.ts';
import { addValidatorOption } from './validate.ts';

export function addRead(program: Command, act: Act): void {
  addValidatorOption(program.command('read'))
    .description('show how a sentence is understood; nothing is judged')
    .argument('<sentence>', "the user's own words, in quotes")
    .addHelpText('after', examples('read "Swap 100 USDC for ETH on Uniswap, at most 1% slippage"'))
    .action(act(read));
}

async function read(context: Context, { validator }: { readonly validator?: string }, sentence: string) {
  const { extracted_elements } = await askValidator(context, validator, { human_intent: sentence, proposed_tx: {} });
  return answer(
    { sentence, read: extracted_elements },
    (data, { bold }) => `${bold(data.sentence)}\n${show(data.read)}`,
  );
}

/** Prints names and values with nested values indented, and skips empty ones. */
function show(value: Validation['extracted_elements'] | unknown, indent = '  '): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Array.isArray(value) ? value.map((each) => ['-', each] as const) : Object.entries(value);
  return entries
    .filter(([, each]) => !isEmpty(each))
    .map(([name, each]) => {
      const separator = name === '-' ? ' ' : ': ';
      if (typeof each !== 'object' || each === null) return `${indent}${name}${separator}${each}`;
      return `${indent}${name}${separator.trimEnd()}\n${show(each, `${indent}  `)}`;
    })
    .join('\n');
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty));
