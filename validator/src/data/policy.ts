import { type Address, parseAddress } from '@countersign/protocol';
import { z } from 'zod';
import type { Policy, Token } from './data.ts';
import { DataFileError } from './data-file-error.ts';
import { parseJson, readDataFile } from './read-data-file.ts';

const maxBytes = 16 * 1024 * 1024;

const address = z
  .string()
  .refine((text) => parseAddress(text) !== null, 'must be 0x and 40 hex digits, in one case or with a valid checksum')
  .transform((text) => text.toLowerCase() as Address);
const chainId = z.int().positive();
const name = z.string().trim().min(1).max(100);
const asset = z.union([z.literal('native'), address], { error: "must be an address or 'native'" });
const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'must be a slug: lower-case letters, digits and hyphens');
const role = z.string().regex(/^[a-z0-9][a-z0-9_]{0,39}$/, 'must be lower-case letters, digits and underscores');

const host = z
  .string()
  .refine((text) => URL.parse(`https://${text}`)?.host === text, 'must be a host in lower case, with its port if any');

/** The default maximum of x402 clients for payments without asking. */
export const UNLISTED_PAYEE_MAX_USD = 1;

/** The content of POLICY_FILE. */
export const policyFile = z.strictObject({
  tokens: z
    .array(
      z.strictObject({
        chain_id: chainId,
        address,
        symbol: z.string().regex(/^[\x21-\x7e]{1,32}$/, 'must be 1 to 32 printable ASCII characters without a space'),
        name: name.optional(),
        decimals: z.int().min(0).max(77),
      }),
    )
    .default([]),
  contracts: z
    .array(z.strictObject({ chain_id: chainId, address, protocol: slug, role, name: name.optional() }))
    .default([]),
  blocked: z.array(address).default([]),
  allowed: z.array(address).default([]),
  limits: z
    .array(
      z.strictObject({
        chain_id: chainId.optional(),
        asset,
        max: z.string().regex(/^\d{1,78}$/, 'must be base units: a string of decimal digits'),
      }),
    )
    .default([]),
  allowed_assets: z.array(asset).optional(),
  denied_assets: z.array(asset).default([]),
  denied_jurisdictions: z
    .array(z.string().regex(/^[A-Z]{2}$/, 'must be an ISO 3166 code: two capital letters'))
    .default([]),
  attribution_suffixes: z
    .array(z.string().regex(/^(0x)?([0-9a-fA-F]{2}){1,256}$/, 'must be hex: 1 to 256 whole bytes'))
    .default([]),
  payees: z.array(z.strictObject({ host, address })).default([]),
  unlisted_payee_max_usd: z.number().min(0).max(1_000_000).default(UNLISTED_PAYEE_MAX_USD),
});

/** A contract that an operator confirms. */
export interface ExtraContract {
  readonly chainId: number;
  readonly address: Address;
  /** Slug of a protocol in the registry. */
  readonly protocol: string;
  readonly role: string;
  /** Null: the registry names it after the protocol and the role. */
  readonly name: string | null;
}

export interface PolicyFile {
  readonly policy: Policy;
  readonly tokens: readonly Token[];
  readonly contracts: readonly ExtraContract[];
}

/** `shown` names the file in messages. */
export const readPolicyFile = async (path: string, shown: string): Promise<PolicyFile> =>
  parsePolicy(await readDataFile(path, maxBytes, shown), shown);

/** `file` is for the messages. */
export function parsePolicy(text: string, file: string): PolicyFile {
  const { data, error } = policyFile.safeParse(parseJson(text, file));
  if (error) throw new DataFileError(...showIssues(file, error.issues));
  const allowed = new Set<string>(data.allowed);
  const both = data.blocked.find((blocked) => allowed.has(blocked));
  if (both) throw new DataFileError(`${file}: blocked, allowed:`, `${both} is in both`);
  return {
    policy: {
      blocked: new Set(data.blocked),
      allowed,
      limits: data.limits.map(({ chain_id, asset, max }) => ({ chainId: chain_id ?? null, asset, max: BigInt(max) })),
      allowedAssets: data.allowed_assets ? new Set(data.allowed_assets) : null,
      deniedAssets: new Set(data.denied_assets),
      deniedJurisdictions: new Set(data.denied_jurisdictions),
      attributionSuffixes: data.attribution_suffixes.map((suffix) => suffix.toLowerCase().replace(/^0x/, '')),
      payees: new Map(
        data.payees.map(({ host }) => [
          host,
          new Set(data.payees.filter((each) => each.host === host).map((each) => each.address)),
        ]),
      ),
      unlistedPayeeMaxUsd: data.unlisted_payee_max_usd,
    },
    tokens: data.tokens.map(({ chain_id, name, ...token }) => ({
      ...token,
      chainId: chain_id,
      name: name ?? token.symbol,
    })),
    contracts: data.contracts.map(({ chain_id, name, ...contract }) => ({
      ...contract,
      chainId: chain_id,
      name: name ?? null,
    })),
  };
}

const kinds: Readonly<Record<string, string>> = {
  object: 'an object',
  array: 'a list',
  string: 'a string',
  int: 'a whole number',
  number: 'a number',
};

/** The subject of the faults and the faults: the file itself, or its places one after another. */
function showIssues(file: string, issues: readonly z.core.$ZodIssue[]): [where: string, fault: string] {
  const [first] = issues;
  if (first && issues.length === 1 && first.path.length === 0) return [file, showFault(first)];
  return [`${file}:`, issues.map((issue) => [placeOf(issue), showFault(issue)].filter(Boolean).join(': ')).join('; ')];
}

const placeOf = ({ path }: z.core.$ZodIssue): string =>
  path.reduce<string>(
    (shown, key) => (typeof key === 'number' ? `${shown}[${key}]` : `${shown}${shown && '.'}${String(key)}`),
    '',
  );

function showFault(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') {
    return `has ${issue.keys.map((key) => JSON.stringify(key)).join(', ')}, which is not known`;
  }
  if (issue.code !== 'invalid_type') return issue.message;
  const isMissing = issue.message.endsWith('received undefined');
  return isMissing ? 'is missing' : `must be ${kinds[issue.expected] ?? issue.expected}`;
}
