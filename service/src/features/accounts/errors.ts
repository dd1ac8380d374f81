import { Problem } from '@countersign/protocol';

export const userNotFound = () => new Problem(404, 'user.not_found', 'ethereumAddress: no user has this address');

export const userExists = () =>
  new Problem(409, 'user.exists', 'ethereumAddress: a user with this address already exists');

export const accountFrozen = () =>
  new Problem(
    403,
    'account.frozen',
    'The owner has frozen this account; nothing can be submitted, created or changed until its wallet signs POST /access/unfreeze',
  );
