import { z } from 'zod';
import { address } from './address.ts';
import { checksumAddress } from './ethereum-address.ts';

const maxLength = 8192;
const invitation = ' wants you to sign in with your Ethereum account:';

// No two alternatives begin with the same character, so these run in linear time over hostile text.
const pchar = "(?:[A-Za-z0-9\\-._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})";
const authorityAndPath = `//(?:${pchar}|\\[[0-9A-Fa-f:.]+\\])*(?:/(?:${pchar}|/)*)?`;
const pathAlone = `(?!//)(?:${pchar}|/)*`;
const queryAndFragment = `(?:\\?(?:${pchar}|[/?])*)?(?:#(?:${pchar}|[/?])*)?`;
const uriShape = new RegExp(`^[A-Za-z][A-Za-z0-9+.-]*:(?:${authorityAndPath}|${pathAlone})${queryAndFragment}$`);
const requestIdShape = new RegExp(`^${pchar}*$`);

const uri = z.string().regex(uriShape);
const timeMs = z.int().min(Date.parse('0000-01-01T00:00:00.000Z')).max(Date.parse('9999-12-31T23:59:59.999Z'));

const siweMessage = z.object({
  scheme: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9+.-]*$/)
    .optional(),
  // The grammar also lets `user@` stand before the host, which only ever serves to deceive.
  domain: z.string().regex(/^(?:\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._~-]+)(?::\d{1,5})?$/),
  address,
  // The EIP says printable ASCII in words; its grammar leaves out signs such as quotes, which libraries do write.
  statement: z
    .string()
    .regex(/^[ -~]*$/)
    .optional(),
  uri,
  version: z.literal('1'),
  chainId: z.int().min(1),
  nonce: z.string().regex(/^[A-Za-z0-9]{8,}$/),
  issuedAtMs: timeMs,
  expirationTimeMs: timeMs.optional(),
  notBeforeMs: timeMs.optional(),
  requestId: z.string().regex(requestIdShape).optional(),
  resources: z.array(uri).optional(),
});

/** The fields of a Sign-In with Ethereum message (EIP-4361): the address in lower case, times in epoch milliseconds. */
export type SiweMessage = z.output<typeof siweMessage>;

/** Writes the text that a wallet signs. Throws where a field is not what EIP-4361 allows in its place. */
export function formatSiweMessage(fields: SiweMessage): string {
  const message = siweMessage.parse(fields);
  const text = [
    `${message.scheme === undefined ? '' : `${message.scheme}://`}${message.domain}${invitation}`,
    checksumAddress(message.address),
    '',
    ...optionalLine('', message.statement),
    '',
    `URI: ${message.uri}`,
    `Version: ${message.version}`,
    `Chain ID: ${message.chainId}`,
    `Nonce: ${message.nonce}`,
    `Issued At: ${formatTime(message.issuedAtMs)}`,
    ...optionalLine('Expiration Time: ', formatTime(message.expirationTimeMs)),
    ...optionalLine('Not Before: ', formatTime(message.notBeforeMs)),
    ...optionalLine('Request ID: ', message.requestId),
    ...(message.resources === undefined ? [] : ['Resources:', ...message.resources.map((resource) => `- ${resource}`)]),
  ].join('\n');
  if (text.length > maxLength) throw new RangeError(`a sign-in message has at most ${maxLength} characters`);
  return text;
}

/** Reads a message by the grammar of EIP-4361, singleLineText by line and to the last character; null for all else. */
export function parseSiweMessage(text: string): SiweMessage | null {
  if (text.length > maxLength) return null;
  const lines = text.split('\n');
  const [header = '', account, blank, statement] = lines;
  const hasStatement = lines[4] === '';
  if (!header.endsWith(invitation) || blank !== '' || (!hasStatement && statement !== '')) return null;

  let next = hasStatement ? 5 : 4;
  const take = (label: string): string | undefined => {
    const line = lines[next];
    if (!line?.startsWith(label)) return undefined;
    next += 1;
    return line.slice(label.length);
  };
  const origin = header.slice(0, -invitation.length);
  const schemeEnd = origin.indexOf('://');
  const fields = {
    scheme: schemeEnd < 0 ? undefined : origin.slice(0, schemeEnd),
    domain: schemeEnd < 0 ? origin : origin.slice(schemeEnd + '://'.length),
    address: account,
    statement: hasStatement ? statement : undefined,
    uri: take('URI: '),
    version: take('Version: '),
    chainId: parseChainId(take('Chain ID: ')),
    nonce: take('Nonce: '),
    issuedAtMs: parseTime(take('Issued At: ')),
    expirationTimeMs: parseTime(take('Expiration Time: ')),
    notBeforeMs: parseTime(take('Not Before: ')),
    requestId: take('Request ID: '),
    resources: take('Resources:') === '' ? lines.slice(next).map(parseResource) : undefined,
  };
  const isAllRead = next === lines.length || fields.resources !== undefined;
  return isAllRead ? (siweMessage.safeParse(fields).data ?? null) : null;
}

function optionalLine(label: string, value: string | undefined): string[] {
  return value === undefined ? [] : [label + value];
}

function formatTime(timeMs: number | undefined): string | undefined {
  return timeMs === undefined ? undefined : new Date(timeMs).toISOString();
}

function parseTime(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const upper = text.toUpperCase();
  const second = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/.exec(upper)?.[1];
  const secondMs = Date.parse(`${second}Z`);
  // Date takes 30 February for 2 March; a time that exists is written again as it was read.
  const exists = !Number.isNaN(secondMs) && new Date(secondMs).toISOString().startsWith(`${second}.`);
  return exists ? Date.parse(upper) : Number.NaN;
}

function parseChainId(text: string | undefined): number {
  return text !== undefined && /^[1-9]\d*$/.test(text) ? Number(text) : Number.NaN;
}

function parseResource(line: string): string | undefined {
  return line.startsWith('- ') ? line.slice(2) : undefined;
}
