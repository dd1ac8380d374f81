import { type CustodyType, checksumAddress, type custodyRows, custodyTypes } from '@countersign/protocol';
import type { Handlers } from '../../platform/http/serve.ts';
import { getUser } from '../accounts/index.ts';
import { type CompleteDeps, completeIntegration } from './complete-integration.ts';
import { integrationMissing } from './errors.ts';
import { type GenerateDeps, generateCsr } from './generate-csr.ts';
import { findIntegration, type Integration, listIntegrations } from './store.ts';
import { type ValidateDeps, type Validation, validateIntegration } from './validate-integration.ts';

type CustodyDeps = GenerateDeps & CompleteDeps & ValidateDeps;

export function custodyRoutes(deps: CustodyDeps): Handlers<typeof custodyRows> {
  const { db } = deps;
  return {
    generateCsr: async ({ principal, params: { type }, body: { recreate, ...subject }, client }) =>
      show(type, await generateCsr(deps, principal, { type, subject, recreate, ip: client.ip })),
    getCustodyIntegration: async ({ principal, params: { type } }) =>
      show(type, await findIntegration(db, principal.userId, type)),
    listCustodyIntegrations: async ({ principal }) => {
      const found = await listIntegrations(db, principal.userId);
      return custodyTypes.map((type) => show(type, found.find((each) => each.type === type) ?? null));
    },
    getCsr: async ({ principal, params: { type } }) => {
      const found = await findIntegration(db, principal.userId, type);
      if (!found) throw integrationMissing(type);
      return { csr: found.csr };
    },
    completeCustody: async ({ principal, params: { type }, body }) =>
      show(type, await completeIntegration(deps, principal, type, body)),
    validateCustody: async ({ principal, params: { type } }) =>
      showValidation(await validateIntegration(deps, principal, type)),
    getCustodyConfiguration: async ({ params: { type, ethereumAddress } }) => {
      const { id } = await getUser(db, ethereumAddress);
      const found = await findIntegration(db, id, type);
      if (!found) throw integrationMissing(type);
      return { ...show(type, found), ethereumAddress: checksumAddress(ethereumAddress) };
    },
  };
}

/** Contains no secrets: the rows list the public members, and neither key is among them. */
function show(type: CustodyType, integration: Integration | null) {
  const { csr = null, environment = null, region = null, vaultAccountId = null } = integration ?? {};
  const { apiKeyHint = null, createdAt, activatedAt, validatedAt, isValid, invalidReason } = integration ?? {};
  return {
    type,
    status: activatedAt ? ('active' as const) : csr ? ('pending' as const) : ('none' as const),
    ...{ csr, environment, region, vaultAccountId, apiKeyHint },
    createdAt: createdAt?.toISOString() ?? null,
    activatedAt: activatedAt?.toISOString() ?? null,
    lastValidation: validatedAt
      ? showValidation({ valid: isValid === true, checkedAt: validatedAt, reason: invalidReason ?? null })
      : null,
  };
}

const showValidation = ({ valid, checkedAt, reason }: Validation) => ({
  valid,
  checkedAt: checkedAt.toISOString(),
  ...(reason !== null && { reason }),
});
