import { type Access, type Address, allows, Problem, type ProblemCode } from '@countersign/protocol';
import { unauthorized } from './authenticate.ts';
import type { Principal } from './principal.ts';

const forbidden = (code: ProblemCode, message: string) => new Problem(403, code, message);

/** Checks that this kind of caller, with these scopes, may call the row at all. */
export function authoriseCaller(access: Access, principal: Principal): void {
  if (!access.by.some((kind) => kind === principal.kind)) {
    if (access.otherKeys === 401) throw unauthorized('auth.kind', 'Requires an ADMIN key');
    throw forbidden('auth.kind', `Not allowed with ${describe(principal)}`);
  }
  const target = principal.kind === 'admin-key' ? 'any' : 'own';
  if (access.scope && !allows(principal.scopes, access.scope, target)) {
    throw forbidden('auth.scope', `The key lacks the scope ${access.scope}:${target}`);
  }
}

/** Checks that the caller may act for the address in the request. */
export function authoriseAddress(
  access: Access,
  principal: Principal,
  input: { params: unknown; body: unknown },
): void {
  if (!access.own || principal.kind === 'admin-key') return;
  const [place, field] = access.own.split('.') as ['params' | 'body', string];
  const named = (input[place] as Record<string, Address>)[field];
  if (!('address' in principal) || principal.address !== named) {
    throw forbidden('auth.not_own', `${field}: must be your own address`);
  }
}

function describe(principal: Principal): string {
  if (principal.kind === 'jwt') return 'an access token';
  if (principal.kind === 'signature') return 'a signature';
  return `a key of type ${principal.kind.replace('-key', '').toUpperCase()}`;
}
