import { Problem } from '@countersign/protocol';

export const stillFreezing = () =>
  new Problem(
    409,
    'account.freezing',
    'The freeze is still revoking keys or rejecting requests from before it; retry in a few seconds',
  );
