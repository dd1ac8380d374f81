import type { playgroundRows } from '@countersign/protocol';
import type { Handlers } from '../../platform/http/serve.ts';
import { askValidator, type ValidatorPlace } from './ask-validator.ts';
import { playgroundBusy, playgroundOff } from './errors.ts';

/** At once on this instance: strangers must not keep the validator from the arbiter's questions. */
const MAX_AT_ONCE = 4;

/** Without a validator there is none. */
export function playgroundRoutes(validator: ValidatorPlace | null): Handlers<typeof playgroundRows> {
  let running = 0;
  return {
    tryValidator: async ({ body }) => {
      if (!validator) throw playgroundOff();
      if (running >= MAX_AT_ONCE) throw playgroundBusy();
      running += 1;
      try {
        return await askValidator(validator, body);
      } finally {
        running -= 1;
      }
    },
  };
}
