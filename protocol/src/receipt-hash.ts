import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './canonical-json.ts';

export const receiptFormat = 'countersign-receipt-1';
/**
 * The sharing format: the words are replaced by a salted hash. Earlier receipts have format 1, and contain the salt.
 */
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

/** The members covered by the seal: all but the seal. */
export const sealedSectionsOf = (format: string): readonly (typeof sharedSections)[number][] =>
  format === sharedReceiptFormat ? sharedSections : sealedSections;

/** The digest of one member, as in the seal. */
export const hashSection = (section: unknown): string => bytesToHex(sha256(utf8ToBytes(canonicalJson(section))));

/**
 * Replaces a member that a shared receipt leaves out: SHA-256 of the request's salt followed by the member as canonical
 * JSON. It cannot be guessed, and anyone who knows the salt can prove the content.
 */
export const hashWithheld = (salt: string, withheld: unknown): string =>
  bytesToHex(sha256(concatBytes(hexToBytes(salt.slice(2)), utf8ToBytes(canonicalJson(withheld)))));

/** The hash of a row of the audit log: of the previous row's hash and this row as canonical JSON. */
export const hashAuditRow = (previousHash: string, row: object): string =>
  bytesToHex(sha256(concatBytes(hexToBytes(previousHash), utf8ToBytes(canonicalJson(row)))));
