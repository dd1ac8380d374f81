import { askValidator, type ValidatorPlace } from './ask-validator.ts';
import { playgroundBusy } from './errors.ts';

/** Concurrent trials on this instance: strangers must not delay the arbiter's questions. */
const MAX_AT_ONCE = 4;

type Example = Parameters<typeof askValidator>[1];

/** Asks the validator about a trial from any source; nothing of it is stored. */
export type TryValidator = (example: Example) => ReturnType<typeof askValidator>;

export function createTrials(validator: ValidatorPlace): TryValidator {
  let running = 0;
  return async (example) => {
    if (running >= MAX_AT_ONCE) throw playgroundBusy();
    running += 1;
    try {
      return await askValidator(validator, example);
    } finally {
      running -= 1;
    }
  };
}
