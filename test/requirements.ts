import { decisionsAccess } from './requirements/decisions-access.ts';
import { decisionsAccounts } from './requirements/decisions-accounts.ts';
import { decisionsActions } from './requirements/decisions-actions.ts';
import { decisionsAgents } from './requirements/decisions-agents.ts';
import { decisionsApprovals } from './requirements/decisions-approvals.ts';
import { decisionsCustody } from './requirements/decisions-custody.ts';
import { decisionsKeys } from './requirements/decisions-keys.ts';
import { decisionsPlatform } from './requirements/decisions-platform.ts';
import { decisionsSettings } from './requirements/decisions-settings.ts';
import { decisionsStarting } from './requirements/decisions-starting.ts';
import { decisionsStatus } from './requirements/decisions-status.ts';
import { decisionsTransactions } from './requirements/decisions-transactions.ts';
import { decisionsValidation } from './requirements/decisions-validation.ts';
import { decisionsVerdicts } from './requirements/decisions-verdicts.ts';
import type { Requirement } from './requirements/requirement.ts';
import { serviceEndpoints } from './requirements/service-endpoints.ts';
import { serviceEndpointsAgents } from './requirements/service-endpoints-agents.ts';
import { serviceEndpointsTransactions } from './requirements/service-endpoints-transactions.ts';
import { serviceEndpointsWallets } from './requirements/service-endpoints-wallets.ts';
import { serviceResources } from './requirements/service-resources.ts';
import { serviceResourcesTransactions } from './requirements/service-resources-transactions.ts';
import { serviceRules } from './requirements/service-rules.ts';
import { validationInterface } from './requirements/validation-interface.ts';

/** Every clause of the two interface documents and of the decisions that fill their gaps. */
export const requirements: readonly Requirement[] = [
  ...serviceResources,
  ...serviceResourcesTransactions,
  ...serviceEndpoints,
  ...serviceEndpointsAgents,
  ...serviceEndpointsTransactions,
  ...serviceEndpointsWallets,
  ...serviceRules,
  ...validationInterface,
  ...decisionsPlatform,
  ...decisionsStarting,
  ...decisionsAccess,
  ...decisionsAccounts,
  ...decisionsKeys,
  ...decisionsSettings,
  ...decisionsTransactions,
  ...decisionsActions,
  ...decisionsStatus,
  ...decisionsApprovals,
  ...decisionsVerdicts,
  ...decisionsAgents,
  ...decisionsCustody,
  ...decisionsValidation,
];
