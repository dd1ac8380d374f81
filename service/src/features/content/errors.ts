import { Problem } from '@countersign/protocol';

export const blockNotFound = () =>
  new Problem(404, 'content.not_found', 'cid: is not stored here; payloads of finished transactions expire');

export const formatRefused = () =>
  new Problem(400, 'content.format', 'accept: must accept application/vnd.ipld.raw, the only supported format');

export const plainTextRefused = (cause?: unknown) =>
  new Problem(400, 'content.plain', 'text: must be one armored OpenPGP message, encrypted to public keys', { cause });
