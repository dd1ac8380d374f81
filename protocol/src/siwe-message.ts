import { type Address, checksumAddress, parseAddress } from './ethereum-address.ts';

const maxLength = 8192;
const invitation = ' wants you to sign in with your Ethereum account:';

// No two alternatives start with the same character, so hostile text is matched in linear time.
const pchar = "(?:[A-Za-z0-9\\-._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})";
const authorityAndPath = `//(?:${pchar}|\\[[0-9A-Fa-f:.]+\\])*(?:/(?:${pchar}|/)*)?`;
const pathAlone = `(?!//)(?:${pchar}|/)*`;
const queryAndFragment = `(?:\\?(?:${pchar}|[/?])*)?(?:#(?:${pchar}|[/?])*)?`;
const uriShape = new RegExp(`^[A-Za-z][A-Za-z0-9+.-]*:(?:${authorityAndPath}|${pathAlone})${queryAndFragment}$`);
const requestIdShape = new RegExp(`^${pchar}*$`);

/** The fields of a Sign-In with Ethereum message (EIP-4361): the address in lower case, times in epoch milliseconds. */
export interface SiweMessage {
  scheme?: string | undefined;
  domain: string;
  address: Address;
  statement?: string | undefined;
  uri: string;
  version: '1';
  chainId: number;
  nonce: string;
  issuedAtMs: number;
  expirationTimeMs?: number | undefined;
  notBeforeMs?: number | undefined;
  requestId?: string | undefined;
  resources?: string[] | undefined;
}

type Fits = (value: unknown) => boolean;
const text =
  (shape: RegExp): Fits =>
  (value) =>
    typeof value === 'string' && shape.test(value);
const number =
  (min: number, max: number): Fits =>
  (value) =>
    Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max;
const optional =
  (fits: Fits): Fits =>
  (value) =>
    value === undefined || fits(value);
const uri = text(uriShape);
const timeMs = number(Date.parse('0000-01-01T00:00:00.000Z'), Date.parse('9999-12-31T23:59:59.999Z'));

/** No schemas here: pages that only sign in would have to load the validator library. */
const shapes: Record<keyof SiweMessage, Fits> = {
  scheme: optional(text(/^[A-Za-z][A-Za-z0-9+.-]*$/)),
  // The grammar also allows `user@` before the host, which only serves to deceive.
  domain: text(/^(?:\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._~-]+)(?::\d{1,5})?$/),
  address: (value) => typeof value === 'string' && parseAddress(value) !== null,
  // The EIP says printable ASCII; its grammar excludes characters such as quotes, which libraries do write.
  statement: optional(text(/^[ -~]*$/)),
  uri,
  version: text(/^1$/),
  chainId: number(1, Number.MAX_SAFE_INTEGER),
  nonce: text(/^[A-Za-z0-9]{8,}$/),
  issuedAtMs: timeMs,
  expirationTimeMs: optional(timeMs),
  notBeforeMs: optional(timeMs),
  requestId: optional(text(requestIdShape)),
  resources: optional((value) => Array.isArray(value) && value.every(uri)),
};

/** The first field that EIP-4361 does not allow; undefined if all are valid. */
const faultIn = (fields: { readonly [Field in keyof SiweMessage]?: unknown }) =>
  Object.entries(shapes).find(([field, fits]) => !fits(fields[field as keyof SiweMessage]))?.[0];

/** Writes the text that a wallet signs. Throws if a field is not valid under EIP-4361. */
export function formatSiweMessage(message: SiweMessage): string {
  const fault = faultIn(message);
  if (fault !== undefined) throw new TypeError(`${fault}: is not allowed in a sign-in message in this form`);
  const written = [
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
  if (written.length > maxLength) throw new RangeError(`a sign-in message has at most ${maxLength} characters`);
  return written;
}

/** Parses a message by the grammar of EIP-4361, line by line and to the last character; null otherwise. */
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
  if (!isAllRead || faultIn(fields) !== undefined) return null;
  return { ...(fields as SiweMessage), address: parseAddress(account ?? '') as Address };
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
  // Date turns 30 February into 2 March; a valid time survives the round trip.
  const exists = !Number.isNaN(secondMs) && new Date(secondMs).toISOString().startsWith(`${second}.`);
  return exists ? Date.parse(upper) : Number.NaN;
}

function parseChainId(text: string | undefined): number {
  return text !== undefined && /^[1-9]\d*$/.test(text) ? Number(text) : Number.NaN;
}

function parseResource(line: string): string | undefined {
  return line.startsWith('- ') ? line.slice(2) : undefined;
}
