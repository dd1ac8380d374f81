import { toFunctionSignature } from 'viem';
import { z } from 'zod';
import { environment as chainEnvironment } from '../chain/src/config.ts';
import { environment as orionEnvironment } from '../orion/src/config.ts';
import { environment as serviceEnvironment } from '../service/src/config.ts';
import { environment as validatorEnvironment } from '../validator/src/config.ts';
import { chains } from '../validator/src/data/chains.ts';
import { nodes } from '../validator/src/nodes/index.ts';
import { type Family, familyOf, type Node, remedies } from '../validator/src/nodes/node.ts';
import { protocols } from '../validator/src/protocols/index.ts';
import type { Protocol } from '../validator/src/protocols/protocol.ts';

const page = (...lines: readonly string[]) => `${lines.join('\n')}\n`;
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function table(headings: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)];
}

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
    'Each process reads and checks its variables in one place, from which this page is made. An empty variable counts as absent;',
    'everything that is wrong is said in one message. `npm start` gives each process the environment without the secrets of the',
    'others.',
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
    'From `validator/src/config.ts`.',
    '',
    ...variables(validatorEnvironment),
    '',
    '## Embedded chain',
    '',
    'From `chain/src/config.ts`. `npm start` runs it unless CHAIN_RPC_URL or DATABASE_URL is set.',
    '',
    ...variables(chainEnvironment),
  );

const families: Readonly<Record<Family, string>> = {
  intent_alignment: 'Does the transaction do what the intent says?',
  technical_invariants: 'Are the bytes sound, and is the target what it should be?',
  legal_compliance: 'Do sanctions and the policy of the operator allow it?',
  adversarial_detection: 'Does somebody try to deceive the owner or the checks?',
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
    `The ${nodes.length} checks of \`POST /validate\`, from \`validator/src/nodes\`. A critical or high failure rejects; a warning is only told. A`,
    'check that lacks what it needs is skipped and says so; a request that cannot be read skips all of `intent_alignment`. The tests beside each check show more of what it stops and lets through.',
    ...Object.entries(families).flatMap(([family, question]) => [
      '',
      `## ${family}`,
      '',
      question,
      `Remedy: ${remedies[family as Family]}`,
      '',
      ...table(
        ['check', 'severity', 'needs', 'stops', 'lets through', 'is skipped'],
        nodes
          .filter(({ id }) => familyOf(id) === family)
          .map(({ id, severity, needs, stops, letsThrough, skips }) => [
            `\`${id.slice(family.length + 1)}\``,
            severity,
            needs.map((need) => needWords[need]).join(', '),
            stops,
            letsThrough,
            skips,
          ]),
      ),
    ]),
  );

const chainName = (id: number) => chains.find((chain) => chain.id === id)?.name ?? String(id);

/** How many addresses are known of each role, by chain. */
function places({ contracts }: Protocol): string[] {
  return Object.entries(contracts).map(([role, byChain]) => {
    const counts = Object.entries(byChain).map(
      ([chain, { length }]) => `${chainName(Number(chain))}${length === 1 ? '' : ` (${length})`}`,
    );
    return `- \`${role}\`: ${counts.join(', ')}`;
  });
}

function chapter(protocol: Protocol): string[] {
  const { slug, name, functions, typedData = [] } = protocol;
  const known = places(protocol);
  const signed = typedData.map(({ primaryType }) => `- typed data \`${primaryType}\``);
  return [
    '',
    `## ${name}`,
    '',
    `\`${slug}\``,
    ...(known.length > 0 ? ['', 'Contracts, and the chains on which their addresses are known:', '', ...known] : []),
    ...(functions.length + signed.length > 0
      ? ['', 'Understood:', '', ...functions.map(({ abi }) => `- \`${toFunctionSignature(abi)}\``), ...signed]
      : []),
  ];
}

export const protocolsPage = () =>
  page(
    '# Protocols',
    '',
    `The ${protocols.length} protocols whose calldata is understood, from \`validator/src/protocols\`. \`GET /protocols\` lists them, too. An intent that`,
    'names a family accepts each member of it.',
    '',
    ...table(
      ['slug', 'name', 'family', 'functions'],
      protocols.map(({ slug, name, family, functions }) => [`\`${slug}\``, name, family, String(functions.length)]),
    ),
    ...protocols.flatMap(chapter),
  );
