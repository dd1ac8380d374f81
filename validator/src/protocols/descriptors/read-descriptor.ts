import { type Address, parseAddress } from '@countersign/protocol';
import { z } from 'zod';
import { type Descriptor, DescriptorFault, type Field, type Format, fieldFormats } from './descriptor.ts';

const MAX_DEPLOYMENTS = 500;
const MAX_FORMATS = 150;
const MAX_FIELDS = 200;
const MAX_NESTING = 8;

const text = z.string().max(500);
const path = z.string().max(300);
const scalar = z.union([text, z.number(), z.boolean(), z.null()]);
const addressOrReference = path;

const deployments = z
  .array(z.object({ chainId: z.int().positive(), address: z.string().max(42) }))
  .max(MAX_DEPLOYMENTS);

const member = z.object({ name: z.string().max(100), type: z.string().max(200) });

const context = z.object({
  $id: text.optional(),
  contract: z
    .strictObject({
      abi: z.union([text, z.array(z.looseObject({ type: z.string() })).max(1_000)]).optional(),
      deployments: deployments.optional(),
      addressMatcher: text.optional(),
      factory: z.unknown().optional(),
    })
    .optional(),
  eip712: z
    .strictObject({
      schemas: z
        .array(z.union([text, z.object({ primaryType: text, types: z.record(text, z.array(member).max(200)) })]))
        .max(100)
        .optional(),
      domain: z.looseObject({ name: text.optional() }).optional(),
      domainSeparator: text.optional(),
      deployments: deployments.optional(),
    })
    .optional(),
});

const metadata = z.looseObject({
  owner: text.optional(),
  contractName: text.optional(),
  info: z.looseObject({ url: text.optional() }).optional(),
  token: z.looseObject({ ticker: text.optional(), name: text.optional() }).optional(),
  constants: z.record(text, scalar).optional(),
  enums: z.record(text, z.union([text, z.record(text, text)])).optional(),
});

const parameters = z.looseObject({
  token: addressOrReference.optional(),
  tokenPath: path.optional(),
  nativeCurrencyAddress: z.union([addressOrReference, z.array(addressOrReference).max(20)]).optional(),
  threshold: z.union([text, z.number()]).optional(),
  message: text.optional(),
  collection: addressOrReference.optional(),
  collectionPath: path.optional(),
  callee: addressOrReference.optional(),
  calleePath: path.optional(),
  selector: text.optional(),
  selectorPath: path.optional(),
  amount: z.union([text, z.number()]).optional(),
  amountPath: path.optional(),
  types: z.array(z.string().max(40)).max(20).optional(),
  senderAddress: z.union([addressOrReference, z.array(addressOrReference).max(20)]).optional(),
  base: text.optional(),
  decimals: z.union([z.int().min(0).max(255), text]).optional(),
  $ref: path.optional(),
});

interface SentField {
  readonly path?: string | undefined;
  readonly value?: unknown;
  readonly label?: string | undefined;
  readonly format?: (typeof fieldFormats)[number] | undefined;
  readonly params?: z.infer<typeof parameters> | undefined;
  readonly visible?: unknown;
  readonly $ref?: string | undefined;
  readonly fields?: readonly SentField[] | undefined;
}

const field: z.ZodType<SentField> = z.strictObject({
  $id: text.optional(),
  path: path.optional(),
  value: z.unknown().optional(),
  label: text.optional(),
  format: z.enum(fieldFormats).optional(),
  params: parameters.optional(),
  visible: z.union([z.enum(['always', 'never', 'optional']), z.boolean(), z.looseObject({})]).optional(),
  separator: text.optional(),
  iteration: text.optional(),
  encryption: z.unknown().optional(),
  $ref: path.optional(),
  get fields() {
    return z.array(field).max(MAX_FIELDS).optional();
  },
});

const display = z.strictObject({
  definitions: z.record(text, field).optional(),
  formats: z
    .record(
      z.string().max(5_000),
      z.strictObject({
        $id: text.optional(),
        intent: z.union([text, z.record(text, text)]).optional(),
        interpolatedIntent: text.optional(),
        fields: z.array(field).max(MAX_FIELDS),
        // Of the first version.
        required: z.unknown().optional(),
        excluded: z.unknown().optional(),
        screens: z.unknown().optional(),
      }),
    )
    .refine((formats) => Object.keys(formats).length <= MAX_FORMATS, `must be ${MAX_FORMATS} at most`),
});

const file = z.strictObject({
  $schema: text.optional(),
  $comment: z.unknown().optional(),
  context,
  metadata: metadata.optional(),
  display,
});

type File = z.infer<typeof file>;

/** The name of a constant such as `$.metadata.constants.max`; null for other references. */
const constantOf = (reference: string): string | null =>
  /^\$\.metadata\.constants\.([\w-]{1,100})$/.exec(reference)?.[1] ?? null;

/** Converts `#.order.amounts.[]` to our own path `order.amounts[]`. A path contains only names, indexes and slices. */
function readPath(sent: string, within = ''): string {
  const own = sent.replace(/^#\.?/, '').replaceAll('.[', '[');
  if (!/^(?:@\.(?:value|from|to)|[\w$]+(?:\.[\w$]+|\[(?:-?\d+|-?\d*:-?\d*|)\])*)$/.test(own)) {
    throw new DescriptorFault(`the path "${sent.slice(0, 80)}" cannot be read`);
  }
  return own.startsWith('@') || within === '' ? own : `${within}.${own}`;
}

class Reader {
  readonly #sent: File;

  constructor(sent: File) {
    this.#sent = sent;
  }

  format(signature: string, { intent, fields }: File['display']['formats'][string]): Format {
    return {
      signature,
      intent: typeof intent === 'string' ? intent : Object.values(intent ?? {}).join(' '),
      fields: fields.flatMap((each) => this.#field(each, '', 0)),
    };
  }

  #field(sent: SentField, within: string, depth: number): readonly Field[] {
    if (depth > MAX_NESTING) throw new DescriptorFault(`fields are nested deeper than ${MAX_NESTING}`);
    const whole = this.#withDefinition(sent, depth);
    if (whole.fields) {
      const inside = whole.path === undefined ? within : readPath(whole.path, within);
      return whole.fields.flatMap((each) => this.#field(each, inside, depth + 1));
    }
    if (whole.visible === 'never' || whole.visible === false) return [];
    // A field with a value of its own shows a constant, not an argument.
    if (whole.path === undefined || whole.path.startsWith('$')) return [];
    const params = whole.params ?? {};
    const format = whole.format ?? 'raw';
    const of = this.#target(params, within);
    const native = [params.nativeCurrencyAddress ?? []].flat().map((each) => this.#reference(each, within));
    const self = [params.senderAddress ?? []].flat().map((each) => this.#reference(each, within));
    const decimals = Number(this.#constant(params.decimals ?? 0));
    return [
      {
        path: readPath(whole.path, within),
        label: whole.label ?? '',
        format,
        ...(of !== null && { of }),
        ...(native.length > 0 && { native }),
        ...(params.threshold !== undefined && { all: this.#reference(String(params.threshold), within) }),
        ...(params.amountPath !== undefined && { value: readPath(params.amountPath, within) }),
        ...(params.types && { types: params.types }),
        ...(self.length > 0 && { self }),
        ...(format === 'unit' && { decimals, base: String(this.#constant(params.base ?? '') ?? '').trim() }),
        ...(format === 'enum' && { words: this.#enum(params.$ref) }),
      },
    ];
  }

  /** Merges a referenced definition under the field's own content. */
  #withDefinition(sent: SentField, depth: number): SentField {
    if (sent.$ref === undefined) return sent;
    const name = /^\$\.display\.definitions\.([\w-]{1,100})$/.exec(sent.$ref)?.[1];
    const definition = name === undefined ? undefined : own(this.#sent.display.definitions, name);
    if (!definition) throw new DescriptorFault(`"${sent.$ref}" refers to nothing`);
    if (depth > MAX_NESTING) throw new DescriptorFault('definitions form a cycle');
    const { $ref: _, ...rest } = sent;
    const under = this.#withDefinition(definition, depth + 1);
    return { ...under, ...rest, params: { ...under.params, ...rest.params } };
  }

  #target(params: NonNullable<SentField['params']>, within: string): string | null {
    if (params.selector !== undefined || params.selectorPath !== undefined) return null;
    const said =
      params.token ??
      params.tokenPath ??
      params.collection ??
      params.collectionPath ??
      params.callee ??
      params.calleePath;
    return said === undefined ? null : this.#reference(said, within);
  }

  /** An address or a number in lower case, `$constant`, `@.to` or a path. */
  #reference(said: string, within: string): string {
    if (/^(?:0x[\da-f]+|\d+)$/i.test(said)) return said.toLowerCase();
    const constant = constantOf(said);
    if (constant === null) return readPath(said, within);
    if (own(this.#sent.metadata?.constants, constant) === undefined) {
      throw new DescriptorFault(`"${said}" refers to nothing`);
    }
    return `$${constant}`;
  }

  #constant(said: string | number): unknown {
    const constant = typeof said === 'string' ? constantOf(said) : null;
    return constant === null ? said : own(this.#sent.metadata?.constants, constant);
  }

  #enum(reference: string | undefined): Record<string, string> {
    const name = /^\$\.metadata\.enums\.([\w-]{1,100})$/.exec(reference ?? '')?.[1];
    const words = name === undefined ? undefined : own(this.#sent.metadata?.enums, name);
    return typeof words === 'object' ? words : {};
  }
}

const own = <T>(record: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  record && Object.hasOwn(record, name) ? record[name] : undefined;

function readDeployments(sent: readonly { chainId: number; address: string }[]): Descriptor['deployments'] {
  const byChain: Record<string, Address[]> = {};
  for (const { chainId, address } of sent) {
    const read = parseAddress(address);
    if (!read) throw new DescriptorFault(`the deployment "${address}" is no address`);
    byChain[chainId] = [...new Set([...(byChain[chainId] ?? []), read])];
  }
  return byChain;
}

type AbiPart = { readonly name?: unknown; readonly type?: unknown; readonly components?: unknown };

/** A function of an ABI as a signature with names. */
function signatureOf({ name, inputs }: { readonly name?: unknown; readonly inputs?: unknown }): string {
  const write = ({ type, components, name: own }: AbiPart): string => {
    const [, lists = ''] = /^tuple((?:\[\d*\])*)$/.exec(String(type)) ?? [];
    const written = Array.isArray(components) ? `(${components.map(write).join(', ')})${lists}` : String(type);
    return `${written} ${own}`;
  };
  return `${name}(${Array.isArray(inputs) ? inputs.map(write).join(', ') : ''})`;
}

const withoutNames = (signature: string): string =>
  signature
    .replace(/\s+/g, ' ')
    .replace(/(\w|\]|\)) [\w$]+(?=[,)])/g, '$1')
    .replace(/(\w|\]|\)) [\w$]+(?=[,)])/g, '$1')
    .replaceAll(' ', '');

/** Signatures of the first version may lack the names of their parameters, which the ABI supplies. */
function signaturesByShape(abi: unknown): ReadonlyMap<string, string> {
  const functions = Array.isArray(abi) ? abi.filter(({ type }) => type === 'function') : [];
  return new Map(functions.map(signatureOf).map((signature) => [withoutNames(signature), signature]));
}

/** The types of a message in the encoding of EIP-712; keys of the second version have it already. */
function encodedTypes(schemas: NonNullable<File['context']['eip712']>['schemas'] = []): ReadonlyMap<string, string> {
  return new Map(
    schemas.flatMap((schema) => {
      if (typeof schema === 'string') return [];
      const { primaryType, types } = schema;
      const used = new Set<string>();
      const follow = (name: string): void => {
        if (used.has(name) || !Object.hasOwn(types, name)) return;
        used.add(name);
        for (const { type } of types[name] ?? []) follow(type.replace(/(?:\[\d*\])+$/, ''));
      };
      follow(primaryType);
      used.delete(primaryType);
      const write = (name: string) =>
        `${name}(${(types[name] ?? []).map((each) => `${each.type} ${each.name}`).join(',')})`;
      return [[primaryType, [primaryType, ...[...used].sort()].map(write).join('')] as const];
    }),
  );
}

function usedConstants(
  formats: readonly Format[],
  constants: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const used = formats.flatMap(({ fields }) =>
    fields.flatMap(({ of, native = [], self = [], all }) => [of, all, ...native, ...self]),
  );
  const names = new Set(used.flatMap((each) => (each?.startsWith('$') ? [each.slice(1)] : [])));
  return Object.fromEntries([...names].sort().map((name) => [name, String(constants[name]).toLowerCase()]));
}

const describeIssues = ({ issues }: z.ZodError): string =>
  issues
    .slice(0, 3)
    .map(({ path: place, message }) => `${place.join('.').slice(0, 120)}: ${message}`)
    .join('; ');

/** The parts that a file lacks to describe a contract by itself; another file may include it and have the rest. */
export function findMissingParts({ context, display }: Readonly<Record<string, unknown>>): readonly string[] {
  const hasDeployments = JSON.stringify(context ?? {}).includes('"deployments":[{');
  return [...(hasDeployments ? [] : ['deployments in `context`']), ...(display === undefined ? ['`display`'] : [])];
}

/**
 * Reads one file, merged with its includes. Null if a part is missing: the file exists to be included. Throws {@link
 * DescriptorFault} if any part is unusable: it is used whole or not at all.
 */
export function readDescriptor(merged: unknown, vendor: string | null): Descriptor | null {
  const { includes: _, ...rest } = merged as Record<string, unknown>;
  if (findMissingParts(rest).length > 0) return null;
  const parsed = file.safeParse(rest);
  if (!parsed.success) throw new DescriptorFault(describeIssues(parsed.error));
  const { context: where, metadata: about = {}, display: shown } = parsed.data;
  if (where.contract?.factory !== undefined)
    throw new DescriptorFault('contracts of a factory cannot be looked up offline');
  const reader = new Reader(parsed.data);
  const named = where.contract ? signaturesByShape(where.contract.abi) : encodedTypes(where.eip712?.schemas);
  const formats = Object.entries(shown.formats).map(([key, format]) => {
    const shape = where.contract ? withoutNames(key) : key;
    return reader.format(shape === key ? (named.get(shape) ?? key) : key, format);
  });
  const deployedAt = where.contract?.deployments ?? where.eip712?.deployments ?? [];
  const tickers = Object.entries(about.constants ?? {}).flatMap(([name, value]) =>
    /^(?:vault|share)s?(?:Ticker|Symbol)$/i.test(name) && typeof value === 'string' ? [value] : [],
  );
  const names = [about.owner, about.contractName, about.token?.ticker, about.token?.name, ...tickers];
  const domainName = where.eip712?.domain?.name;
  return {
    vendor: vendor ?? slugOf(about.owner ?? ''),
    names: [...new Set(names.filter((name) => name !== undefined && name !== ''))] as string[],
    ...(about.info?.url !== undefined && { url: about.info.url }),
    deployments: readDeployments(deployedAt),
    constants: usedConstants(formats, about.constants ?? {}),
    ...(domainName !== undefined && { domainName }),
    functions: where.contract ? formats : [],
    typedData: where.contract ? [] : formats,
  };
}

/** `Kiln Finance` as `kiln-finance`. */
const slugOf = (owner: string): string =>
  owner
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60) || 'unnamed';
