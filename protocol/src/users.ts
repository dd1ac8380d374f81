import { z } from 'zod';
import { address, checksummedAddress } from './address.ts';
import { endpoint } from './endpoint.ts';
import { id, singleLineText, timestamp } from './fields.ts';
import { generalLimit } from './limits.ts';

/** The part of a user that other records include. */
export const userSummary = z.object({ id, ethereumAddress: checksummedAddress }).meta({ id: 'UserSummary' });

const user = z
  .object({ id, ethereumAddress: checksummedAddress, displayName: z.string().nullable(), createdAt: timestamp })
  .meta({ id: 'User' });

export const userRows = {
  createUser: endpoint({
    method: 'POST',
    path: '/users',
    group: 'Users',
    summary: 'Create a user',
    access: { by: ['admin-key', 'signature'], own: 'body.ethereumAddress' },
    limits: [generalLimit],
    body: z.object({ ethereumAddress: address, displayName: singleLineText(100).optional() }),
    success: { status: 201, body: user },
    errors: { 403: 'A signature can only create a user for its own address.', 409: 'The address already exists.' },
  }),
  getUser: endpoint({
    method: 'GET',
    path: '/users/{ethereumAddress}',
    group: 'Users',
    summary: 'Read a user',
    access: { by: ['admin-key', 'user-key', 'signature'], own: 'params.ethereumAddress' },
    limits: [generalLimit],
    params: z.object({ ethereumAddress: address }),
    success: { status: 200, body: user },
    errors: { 403: 'Only your own user, unless you use an ADMIN key.', 404: 'No such user.' },
  }),
};
