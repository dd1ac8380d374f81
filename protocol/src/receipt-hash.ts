import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './canonical-json.ts';

export const receiptFormat = 'countersign-receipt-1';
/** For sharing: what tells the words has only its salted hash. Those before it had format 1, and the salt with it. */
export const sharedReceiptFormat = 'countersign-receipt-2';

const sealedSections = [
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
const sharedSections = [...sealedSections, 'withheld'] as const;

/** The members of a receipt that its seal covers: all but the seal. */
export const sealedSectionsOf = (format: string): readonly (typeof sharedSections)[number][] =>
  format === sharedReceiptFormat ? sharedSections : sealedSections;

/** The digest of one member of a receipt, as its seal has it. */
export const hashSection = (section: unknown): string => bytesToHex(sha256(utf8ToBytes(canonicalJson(section))));

/**
 * Stands for what a shared receipt leaves out: SHA-256 of the salt of its request, followed by it as canonical JSON. Nobody
 * can find it by trying, and whoever knows the salt can prove what it was.
 */
export const hashWithheld = (salt: string, withheld: unknown): string =>
  bytesToHex(sha256(concatBytes(hexToBytes(salt.slice(2)), utf8ToBytes(canonicalJson(withheld)))));

/** The hash of a row of the audit log after the row before it: of that hash, and of the row as canonical JSON. */
export const hashAuditRow = (previousHash: string, row: object): string =>
  bytesToHex(sha256(concatBytes(hexToBytes(previousHash), utf8ToBytes(canonicalJson(row)))));
