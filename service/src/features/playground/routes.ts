import type { playgroundRows } from '@countersign/protocol';
import type { Handlers } from '../../platform/http/serve.ts';
import { playgroundOff } from './errors.ts';
import type { TryValidator } from './try-validator.ts';

/** Null without a validator. */
export function playgroundRoutes(tryValidator: TryValidator | null): Handlers<typeof playgroundRows> {
  return {
    tryValidator: async ({ body }) => {
      if (!tryValidator) throw playgroundOff();
      return tryValidator(body);
    },
  };
}
