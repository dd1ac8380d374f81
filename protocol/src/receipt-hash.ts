import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './canonical-json.ts';

export const receiptFormat = 'countersign-receipt-1';

/** The members of a receipt that its seal covers: all but the seal. */
export const sealedSections = [
  'format',
  'issued',
  'request',
  'payload',
  'actionHash',
  'verdict',
  'policy',
  'approvals',
  'state',
  'content',
  'chain',
  'audit',
] as const;

/** The digest of one member of a receipt, as its seal has it. */
export const hashSection = (section: unknown): string => bytesToHex(sha256(utf8ToBytes(canonicalJson(section))));

/** The hash of a row of the audit log after the row before it: of that hash, and of the row as canonical JSON. */
export const hashAuditRow = (previousHash: string, row: object): string =>
  bytesToHex(sha256(concatBytes(hexToBytes(previousHash), utf8ToBytes(canonicalJson(row)))));
