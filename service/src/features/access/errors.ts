import { Problem } from '@countersign/protocol';

export const stillFreezing = () =>
  new Problem(
    409,
    'account.freezing',
    'The freeze is still rejecting requests that were open before it; retry in a few seconds',
  );
