import { toFunctionSignature } from 'viem';
import { z } from 'zod';
import { environment as chainEnvironment } from '../../chain/src/config.ts';
import { environment as orionEnvironment } from '../../orion/src/config.ts';
import { environment as serviceEnvironment } from '../../service/src/config.ts';
import { environment as simulatorsEnvironment } from '../../simulators/src/config.ts';
import { nodes } from '../../validator/src/checks/index.ts';
import { type Family, familyOf, type Node, remedies } from '../../validator/src/checks/node.ts';
import { chains } from '../../validator/src/data/chains.ts';
import { environment as validatorEnvironment } from '../../validator/src/process/config.ts';
import { createDescribedContracts } from '../../validator/src/protocols/descriptors/described-contracts.ts';
import { readShippedDescriptors } from '../../validator/src/protocols/descriptors/shipped-descriptors.ts';
import { protocols } from '../../validator/src/protocols/index.ts';
import {
  type ArgumentAccount,
  accountForArguments,
  accountForMessage,
} from '../../validator/src/protocols/rules/account-for-arguments.ts';
import type { Protocol } from '../../validator/src/protocols/rules/protocol.ts';
import { page, table } from './markdown.ts';

function variables(schema: z.ZodObject): string[] {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const rows = Object.entries(properties).map(([name, property]) => {
    const { default: standard, description = '' } = property as { default?: unknown; description?: string };
    return [`\`${name}\``, standard === undefined || Array.isArray(standard) ? '' : `\`${standard}\``, description];
  });
  return table(['variable', 'default', 'meaning'], rows);
}

export const environmentPage = () =>
  page(
    '# Environment',
    '',
    'Each process reads and validates its variables in one place, from which this page is generated. An empty variable counts as unset;',
    'all problems are reported in one message. `npm start` gives each process the environment without the secrets of the',
    'others. A variable that is on or off also takes `true` or `false` and `1` or `0`.',
    '',
    'Every variable can also come from a file: if `CREDENTIALS_DIRECTORY` names a folder, an unset variable is read from the file of the same name',
    'there, without the trailing newline. systemd sets it (`LoadCredential=`); containers mount their secrets and set it themselves.',
    '',
    '## Main service',
    '',
    'From `service/src/config.ts`.',
    '',
    ...variables(serviceEnvironment),
    '',
    '## Arbiter',
    '',
    'From `orion/src/config.ts`.',
    '',
    ...variables(orionEnvironment),
    '',
    '## Validator',
    '',
    'From `validator/src/process/config.ts`.',
    '',
    ...variables(validatorEnvironment),
    '',
    '## Embedded chain',
    '',
    'From `chain/src/config.ts`. `npm start` runs it unless CHAIN_RPC_URL or DATABASE_URL is set.',
    '',
    ...variables(chainEnvironment),
    '',
    '## Simulated providers',
    '',
    'From `simulators/src/config.ts`. `npm run simulators` runs them alone, `npm start -- --simulators` with everything else.',
    '',
    ...variables(simulatorsEnvironment),
  );

const families: Readonly<Record<Family, string>> = {
  intent_alignment: 'Does the transaction do what the intent says?',
  technical_invariants: 'Are the bytes well-formed, and is the target the right contract?',
  legal_compliance: "Do sanctions lists and the operator's policy allow it?",
  adversarial_detection: 'Does anyone try to deceive the owner or the checks?',
};

const needWords: Readonly<Record<Node['needs'][number], string>> = {
  calls: 'a call',
  message: 'an order or typed data',
  effects: 'an effect',
  steps: 'an action in the intent',
  rpc: 'an RPC',
  model: 'a language model',
};

export const nodesPage = () =>
  page(
    '# Checks',
    '',
    `The ${nodes.length} checks of \`POST /validate\`, from \`validator/src/checks\`. A critical or high failure rejects the transaction; a warning is only reported. A`,
    'check that lacks what it needs is skipped and says so; if a request cannot be read, all of `intent_alignment` is skipped. A check rejects by itself only on the evidence named here; a failure on less asks the owner. The tests next to each check show more of what it stops and lets through.',
    ...Object.entries(families).flatMap(([family, question]) => [
      '',
      `## ${family}`,
      '',
      question,
      `Remedy: ${remedies[family as Family]}`,
      '',
      ...table(
        ['check', 'severity', 'needs', 'stops', 'rejects by itself on', 'lets through', 'is skipped'],
        nodes
          .filter(({ id }) => familyOf(id) === family)
          .map(({ id, severity, needs, stops, rejectsOn, letsThrough, skips }) => [
            `\`${id.slice(family.length + 1)}\``,
            severity,
            needs.map((need) => needWords[need]).join(', '),
            stops,
            rejectsOn,
            letsThrough,
            skips,
          ]),
      ),
    ]),
  );

const chainName = (id: number) => chains.find((chain) => chain.id === id)?.name ?? String(id);

/** The number of known addresses of each role, by chain. */
function places({ contracts }: Protocol): string[] {
  return Object.entries(contracts).map(([role, byChain]) => {
    const counts = Object.entries(byChain).map(
      ([chain, { length }]) => `${chainName(Number(chain))}${length === 1 ? '' : ` (${length})`}`,
    );
    return `- \`${role}\`: ${counts.join(', ')}`;
  });
}

/** A row for each argument; only the first one names the function. */
const argumentRows = (name: string, accounts: readonly ArgumentAccount[]): string[][] =>
  accounts.length === 0
    ? [[name, '', '', '']]
    : accounts.map(({ path, type, fate, how }, index) => [index === 0 ? name : '', `\`${type} ${path}\``, fate, how]);

function chapter(protocol: Protocol): string[] {
  const { slug, name, functions, typedData = [] } = protocol;
  const known = places(protocol);
  const rows = [
    ...functions.flatMap((rule) =>
      argumentRows(`\`${toFunctionSignature(rule.abi)}\``, accountForArguments(protocol, rule)),
    ),
    ...typedData.flatMap((rule) =>
      argumentRows(`typed data \`${rule.primaryType}\``, accountForMessage(protocol, rule)),
    ),
  ];
  return [
    '',
    `## ${name}`,
    '',
    `\`${slug}\``,
    ...(known.length > 0 ? ['', 'Contracts, and the chains on which their addresses are known:', '', ...known] : []),
    ...(rows.length > 0 ? ['', ...table(['function', 'argument', 'fate', 'how'], rows)] : []),
  ];
}

/** The contracts of the shipped descriptors, including those that a protocol also knows. */
export function describeShipped() {
  const { descriptors, versions } = readShippedDescriptors();
  const nothing = { bookOf: () => null, decimalsOf: () => null, tokenNamed: () => null, isName: () => true };
  return { ...createDescribedContracts(descriptors, nothing), versions };
}

/** The contracts that only the shipped descriptors know, by vendor. */
function describedChapter(): string[] {
  const { vendors, counts, versions } = describeShipped();
  const sources = Object.entries(versions).map(([repository, commit]) => `${repository} at ${commit}`);
  return [
    '',
    '## Described contracts',
    '',
    `${counts.contracts} contracts known through their ERC-7730 descriptors, from ${sources.join(', ')}. A descriptor is used if no function above applies:`,
    'its format and role make each field it shows an amount, a party, a time or a term; the intent must state what it hides or does not mention,',
    'or the owner decides. [How to add your own](../guides/descriptors.md).',
    '',
    ...table(
      ['vendor', 'chains', 'functions', 'typed data'],
      vendors.map(({ slug, contracts, functions, typedData }) => [
        `\`${slug}\``,
        Object.keys(contracts)
          .map((chain) => chainName(Number(chain)))
          .join(', '),
        String(functions),
        String(typedData),
      ]),
    ),
  ];
}

export const protocolsPage = () =>
  page(
    '# Protocols',
    '',
    `The ${protocols.length} protocols whose calldata is decoded, from \`validator/src/protocols\`. \`GET /protocols\` also lists them. An intent that`,
    'names a family matches each of its members.',
    '',
    'Every argument is accounted for, or a test fails. It is **used**: it changes the named fields of an effect, which',
    'the checks compare with the intent. Or **pinned**: it must be on a known list. Or **irrelevant**, for the reason given. A test',
    'replaces each argument that is used or pinned in an approved call and requires that the call is no longer approved.',
    '',
    ...table(
      ['slug', 'name', 'family', 'functions'],
      protocols.map(({ slug, name, family, functions }) => [`\`${slug}\``, name, family, String(functions.length)]),
    ),
    ...protocols.flatMap(chapter),
    ...describedChapter(),
  );
