import { authenticateClient } from './authenticate-client.ts';
import type { OauthDeps } from './deps.ts';
import { invalidRequest, unsupportedGrantType } from './errors.ts';
import { exchangeCode } from './exchange-code.ts';
import type { TokenAnswer, TokenForm } from './issue-tokens.ts';
import { refreshGrant } from './refresh-grant.ts';

export async function exchangeToken(
  deps: OauthDeps,
  authorization: string | undefined,
  form: TokenForm,
): Promise<TokenAnswer> {
  const { grant_type: grantType } = form;
  if (!grantType) throw invalidRequest('grant_type: is required');
  if (grantType !== 'authorization_code' && grantType !== 'refresh_token') {
    throw unsupportedGrantType('grant_type: must be authorization_code or refresh_token');
  }
  const client = await authenticateClient(deps, { authorization, ...form });
  return grantType === 'refresh_token' ? refreshGrant(deps, client, form) : exchangeCode(deps, client, form);
}
