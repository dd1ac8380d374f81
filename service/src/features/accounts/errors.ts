import { Problem } from '@countersign/protocol';

export const userNotFound = () => new Problem(404, 'user.not_found', 'ethereumAddress: no user has this address.');

export const userExists = () =>
  new Problem(409, 'user.exists', 'ethereumAddress: a user with this address exists already.');
