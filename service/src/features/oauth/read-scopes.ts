import { ownScopes, type Scope } from '@countersign/protocol';
import { invalidScope } from './errors.ts';

/** The known scopes in a text; all scopes if it is empty. */
export function readScopes(text: string | undefined, available: readonly Scope[] = ownScopes): readonly Scope[] {
  const asked = (text ?? '').split(' ').filter((scope) => scope !== '');
  if (asked.length === 0) return available;
  if (!asked.every((scope) => available.some((each) => each === scope))) {
    throw invalidScope(`scope: must be one or more of: ${available.join(' ')}`);
  }
  return available.filter((scope) => asked.includes(scope));
}
