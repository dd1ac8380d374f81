import { Problem } from '@countersign/protocol';

export const policyChanged = () =>
  new Problem(409, 'policy.changed', 'replaces: another policy has been set since; read it and decide again');
