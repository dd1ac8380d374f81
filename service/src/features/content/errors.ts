import { Problem } from '@countersign/protocol';

export const blockNotFound = () =>
  new Problem(404, 'content.not_found', 'cid: no such block is stored here; payloads of finished transactions expire');

export const formatRefused = () =>
  new Problem(400, 'content.format', 'accept: must take application/vnd.ipld.raw, the only format that is given');

export const plainTextRefused = (cause?: unknown) =>
  new Problem(400, 'content.plain', 'text: must be one armored OpenPGP message, encrypted to keys', { cause });
