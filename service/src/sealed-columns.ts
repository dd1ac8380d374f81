import { sealedApiKeys, sealedPrivateKeys } from './features/custody/index.ts';
import { sealedFormerSecrets, sealedSecrets, sealedTargets } from './features/notifications/index.ts';
import { sealedSigningKeys } from './features/sessions/index.ts';
import { sealedSealingKeys } from './features/transactions/verification/index.ts';
import type { SealedColumn } from './platform/crypto/sealed-column.ts';

/** Every column of sealed texts: a new MASTER_KEY is applied to these only. */
export const sealedColumns: readonly SealedColumn[] = [
  sealedSigningKeys,
  sealedSealingKeys,
  sealedPrivateKeys,
  sealedApiKeys,
  sealedTargets,
  sealedSecrets,
  sealedFormerSecrets,
];
