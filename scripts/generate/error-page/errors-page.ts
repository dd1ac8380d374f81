import {
  contract,
  type Endpoint,
  errorMeanings,
  type ProblemStatus,
  problemCodes,
  serviceApi,
  titleOf,
  validatorApi,
} from '@countersign/protocol';
import { page, table } from '../markdown.ts';
import { findProblems, type Maker, readSources } from './find-problems.ts';
import { type Traced, traceEndpoints } from './trace-endpoints.ts';

/** Advice by status; the message of the problem is more precise. */
const advice: Readonly<Record<number, string>> = {
  400: 'Correct the field that the message names, then send the request again.',
  401: 'Send credentials that this endpoint accepts; sign in or refresh if they have expired.',
  403: 'Use a key or a session that may do this, or ask the owner for the scope.',
  404: 'Check the id or the path. Records of other users are not found either.',
  405: 'Use the method that the message names.',
  406: 'Accept one of the formats that the message names.',
  408: 'Send the whole request at once.',
  409: 'Read the record again, then decide whether your request still applies.',
  410: 'Start again: what has ended does not come back.',
  413: 'Send less at once.',
  415: 'Set the content type that the message names.',
  422: 'Correct the field that the message names, then send the request again.',
  429: 'Wait for the seconds in `Retry-After`, then send the request again.',
  431: 'Send fewer or shorter headers.',
  500: 'Report it with the `X-Request-Id` of the answer.',
  503: 'Wait for the seconds in `Retry-After`, then send the request again.',
};

/** Problems outside features, by the folder of their code. */
const everywhere: readonly (readonly [string, string])[] = [
  ['service/src/platform/http/authenticate.ts', 'all that take credentials'],
  ['service/src/platform/http/authorise.ts', 'all that take credentials'],
  ['service/src/platform/limits/', 'all that are limited'],
  ['service/src/platform/db/page.ts', 'all lists'],
  ['service/src/platform/idempotency/', 'all that take `Idempotency-Key`'],
  ['service/src/features/mcp/', '`/mcp`'],
  ['service/src/platform/', 'all'],
  ['edge/', 'all, of the validator too'],
  ['validator/', 'those of the validator'],
];
const featureOf = (file: string) => /^service\/src\/features\/([^/]+)\//.exec(file)?.[1];

const nameOf = ({ method, path }: Endpoint) => `\`${method} ${path}\``;

/** The endpoints whose handlers reach the code that makes the problem; of these, the ones that document its status. */
function endpointsOf({ file, name, status }: Maker, { endpoints, authenticators }: Traced): string[] {
  const general = everywhere.find(([folder]) => file.startsWith(folder));
  if (general) return [general[1]];
  const place = `${file}#${name}`;
  const checkers = [...authenticators].filter(([, reached]) => reached.has(place)).map(([checker]) => checker);
  const checked = checkers.map((checker) => (featureOf(checker) === 'oauth' ? '`/mcp`' : 'all that take credentials'));
  const reaching = [...endpoints].filter(([, reached]) => reached.has(place)).map(([row]): Endpoint => contract[row]);
  const states = (row: Endpoint) => String(status) in errorMeanings(serviceApi, row);
  const stating = reaching.filter(states);
  const named = [...checked, ...(stating.length > 0 ? stating : reaching).map(nameOf)];
  if (named.length > 0) return named;
  // Code injected into handlers is not traced: these are all endpoints of its feature.
  const own = [...endpoints].filter(([, [handler = '']]) => featureOf(handler) === featureOf(file));
  const rows = own.map(([row]): Endpoint => contract[row]);
  return rows.some(states) ? rows.filter(states).map(nameOf) : rows.map(({ group }) => `those of ${group}`);
}

const unique = (texts: readonly string[]) => [...new Set(texts)];

export function errorsPage(): string {
  const sources = readSources();
  const traced = traceEndpoints(sources);
  const problems = findProblems(sources);
  const unmade = [...problems].filter(([, makers]) => makers.length === 0).map(([code]) => code);
  if (unmade.length > 0) throw new Error(`Nothing in the sources makes ${unmade.join(', ')}.`);
  const statuses = unique([...problems.values()].flat().map(({ status }) => String(status))).toSorted();
  const families = Map.groupBy(problems, ([code]) => code.split('.')[0] ?? '');
  return page(
    '# Errors',
    '',
    `Every error has the same shape and names the offending field: \`{"statusCode", "message", "error"}\`, of the OAuth endpoints \`{"error",`,
    `"error_description"}\`, of the validator \`{"detail"}\`. The header \`Problem-Code\` (\`ApiError.code\` in the SDK) carries its code. Programs`,
    'decide by the code: codes keep their names and meanings, messages may change.',
    '',
    'The codes are those of `protocol/src/problem-codes.ts`; status, message and endpoints are found by following calls in the sources. In messages, … is a',
    `value of the request. The validator answers ${validatorApi.invalidStatus} instead of 400 to a body that is not valid.`,
    '',
    '## What to do',
    '',
    ...table(
      ['status', 'name', 'what to do'],
      statuses.map((status) => [status, titleOf(Number(status) as ProblemStatus), advice[Number(status)] ?? '']),
    ),
    ...[...families].flatMap(([family, members]) => [
      '',
      `## ${family}`,
      '',
      ...table(
        ['code', 'status', 'meaning', 'message', 'endpoints'],
        members.map(([code, makers]) => [
          `\`${code}\``,
          unique(makers.map(({ status }) => String(status))).join(', '),
          problemCodes[code],
          unique(makers.flatMap(({ message }) => (message === null ? [] : [message]))).join(' / '),
          unique(makers.flatMap((maker) => endpointsOf(maker, traced))).join(', '),
        ]),
      ),
    ]),
  );
}
