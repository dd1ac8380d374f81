import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

export const createSecret = () => randomBytes(SECRET_BYTES).toString('base64url');

/** Codes and client secrets have enough entropy to make a slow hash unnecessary. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest();
