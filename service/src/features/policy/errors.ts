import { Problem } from '@countersign/protocol';

export const policyChanged = () =>
  new Problem(409, 'policy.changed', 'replaces: another policy was set since; read it, then decide again');
