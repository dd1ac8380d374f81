import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { validationRequest } from '@countersign/protocol';
import { loadValidator, type ValidatorOptions } from '../process/load-validator.ts';
import type { LoadedDescriptors } from '../protocols/descriptors/load-described-contracts.ts';
import type { SentRequest } from '../request/normalise.ts';
import { type Section, showReading } from './show-reading.ts';

export const USAGE = `Shows how the validator reads a sentence, and how it arrives at its verdict.

  npm run read -- "sentence"                prints mentions and modality
  npm run read -- ["sentence"] --call FILE  also prints effects, the words matched to each, steps, doubts and the verdict

FILE contains a request body for POST /validate. The sentence replaces its human_intent, which may be missing.
SANCTIONS_FILE, THREATS_FILE, POLICY_FILE and DESCRIPTORS_DIR apply as in the validator; no language model is asked.
`;

/** An invalid command line. */
export class UsageError extends Error {}

type OperatorFiles = Partial<Pick<ValidatorOptions, 'sanctionsFile' | 'threatsFile' | 'policyFile' | 'descriptorsDir'>>;

/** What the command prints for its arguments. */
export async function runReadCommand(args: readonly string[], files: OperatorFiles = {}): Promise<Section[]> {
  const sent = await readRequest(args);
  const { sanctionsFile = null, threatsFile = null, policyFile = null, descriptorsDir = null } = files;
  const deps = await loadValidator({
    sanctionsFile,
    threatsFile,
    policyFile,
    descriptorsDir,
    model: null,
    now: Date.now,
    onCrash: (where, error) => {
      throw new Error(`${where} crashed`, { cause: error });
    },
  });
  const sections = await showReading(sent, deps);
  return descriptorsDir === null ? sections : [showDescriptors(descriptorsDir, deps.descriptors), ...sections];
}

const showDescriptors = (folder: string, { added, skipped }: LoadedDescriptors): Section => ({
  title: 'Descriptors',
  lines: [
    `${added} of ${added + skipped.length} in ${folder}, and the built-in ones`,
    ...skipped.map(({ file, reason }) => `rejected: ${file}: ${reason}`),
  ],
});

async function readRequest(args: readonly string[]): Promise<SentRequest> {
  const { words, file } = readArguments(args);
  if (file === null) {
    if (words === null) throw new UsageError('a sentence is required, or --call with a file that has one');
    return { human_intent: words };
  }
  const fields = parse(await readFile(file, 'utf8'), file);
  const { success, data, error } = validationRequest.safeParse(
    words === null ? fields : { ...fields, human_intent: words },
  );
  if (success) return data;
  throw new UsageError(error.issues.map(({ path, message }) => `${file}: ${path.join('.')}: ${message}`).join('\n'));
}

function readArguments(args: readonly string[]): { words: string | null; file: string | null } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { call: { type: 'string' } },
    });
    const [words = null, ...more] = positionals;
    if (more.length > 0) throw new Error('the sentence must be a single argument: put it in quotes');
    return { words, file: values.call ?? null };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function parse(text: string, file: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {}
  throw new UsageError(`${file}: is not a JSON object`);
}
