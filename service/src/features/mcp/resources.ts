import { type Hex, Problem, transactionRows } from '@countersign/protocol';
import {
  type ListResourcesResult,
  ProtocolError,
  ProtocolErrorCode,
  type ReadResourceResult,
  ResourceNotFoundError,
  type ResourceTemplateType,
} from '@modelcontextprotocol/server';
import type { Database } from '../../platform/db/database.ts';
import { readCursor, writeCursor } from '../../platform/db/page.ts';
import { listBriefly, readTransaction } from '../transactions/index.ts';
import { type McpPrincipal, userIdOf } from './exchange.ts';

const SCHEME = 'verification://';
const MIME_TYPE = 'application/json';
const PAGE_SIZE = 50;

export const verificationUri = (requestHash: Hex) => `${SCHEME}${requestHash}`;

export const verificationTemplate: ResourceTemplateType = {
  uriTemplate: `${SCHEME}{requestHash}`,
  name: 'verification',
  title: 'Verification',
  description:
    'The full record of one verification: the request, the verdict with its report, every decision and the history.',
  mimeType: MIME_TYPE,
};

/** The caller's verifications, newest first. A server key has none of its own. */
export async function listVerificationResources(
  db: Database,
  principal: McpPrincipal,
  cursor: string | undefined,
): Promise<ListResourcesResult> {
  const userId = userIdOf(principal);
  if (userId === null) return { resources: [] };
  const found = await listBriefly(db, userId, PAGE_SIZE + 1, readPlace(cursor));
  const page = found.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  const resources = page.map(({ requestHash, status, description, updatedAt }) => ({
    uri: verificationUri(requestHash),
    name: `verification ${requestHash}`,
    title: `${status}: ${description ?? 'sealed request'}`,
    mimeType: MIME_TYPE,
    annotations: { lastModified: updatedAt.toISOString() },
  }));
  return { resources, ...(found.length > page.length && last && { nextCursor: writeCursor(last) }) };
}

function readPlace(cursor: string | undefined) {
  try {
    return readCursor(cursor);
  } catch {
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'cursor: must be the nextCursor of the previous page');
  }
}

/** The record as returned by `GET /transactions/{requestHash}`. */
export async function readVerification(
  deps: Parameters<typeof readTransaction>[0],
  principal: McpPrincipal,
  uri: string,
): Promise<ReadResourceResult> {
  const record = await orNotFound(uri, () => readTransaction(deps, principal, hashIn(uri)));
  const text = JSON.stringify(transactionRows.getTransaction.success.body.parse(record));
  return { contents: [{ uri, mimeType: MIME_TYPE, text }] };
}

/** The hash in a URI; an invalid one is not found, like another user's. */
export const hashIn = (uri: string) => (uri.startsWith(SCHEME) ? uri.slice(SCHEME.length) : '');

export async function orNotFound<T>(uri: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof Problem && error.status === 404 ? new ResourceNotFoundError(uri) : error;
  }
}
