import {
  createServer,
  detailErrorFormat,
  type HttpMetrics,
  type Log,
  mountRow,
  once,
  renderReference,
} from '@countersign/edge';
import {
  type Endpoint,
  openApiDocument,
  Problem,
  type ValidationRequest,
  type ValidationResponse,
  validationContract,
  validatorApi,
} from '@countersign/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Protocol } from '../protocols/rules/protocol.ts';
import { createTokenCheck } from './check-token.ts';
import { describeHealth, type Llm } from './describe-health.ts';
import { createDoorGuard } from './guard-door.ts';
import type { Pipeline } from './pipeline.ts';

/** A mebibyte of calldata takes two in hex, plus the rest of the request. */
const BODY_LIMIT_BYTES = 2.5 * 1024 * 1024;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

export interface AppDeps {
  /** The address; known once it listens. */
  readonly baseUrl: () => string;
  /** Null: no token is required. */
  readonly token: string | null;
  readonly llm: Llm | null;
  readonly log: Log;
  readonly metrics: HttpMetrics;
  /** In milliseconds. */
  readonly now: () => number;
  /** Null while it is loaded. */
  readonly pipeline: () => Pipeline | null;
}

/** The HTTP side of the validator. */
export function createApp(deps: AppDeps): FastifyInstance {
  const { baseUrl, token, log, metrics } = deps;
  const { getHealth, validate, listProtocols, getOpenApi, getReference } = validationContract;
  const server = createServer({
    log,
    metrics,
    trustProxy: false,
    origins: [],
    https: false,
    errorFormat: detailErrorFormat,
    bodyLimitBytes: BODY_LIMIT_BYTES,
  });
  const guard = createDoorGuard({ hasToken: token !== null });
  server.addHook('onRequest', async (request) => guard(request));
  const openApi = once(() => openApiDocument(validatorApi, baseUrl()));
  const referencePage = once(() => renderReference(validatorApi, baseUrl()));
  const isToken = token === null ? () => true : createTokenCheck(token);
  /** Rejects unauthenticated callers, and every caller while data load, before a body is read. */
  const admit = async (request: FastifyRequest) => {
    if (!isToken(request)) throw unauthorised();
    if (deps.pipeline() === null) throw notReady();
  };

  mountRow(server, getHealth, { handle: () => describeHealth(deps.pipeline(), deps.llm, deps.now()) });
  mountRow(server, validate, {
    admit,
    handle: ({ body }) => judge(deps, body as ValidationRequest),
    serialise: JSON.stringify,
  });
  mountRow(server, listProtocols, { admit, handle: () => listAll(loaded(deps)) });
  mountRow(server, getOpenApi, { handle: openApi });
  mountRow(server, getReference, { handle: referencePage });
  refuseOtherMethods(server);
  return server;
}

const unauthorised = () =>
  new Problem(401, 'auth.token', 'Authorization: must be "Bearer" followed by the token of this validator', {
    headers: { 'www-authenticate': 'Bearer' },
  });

const notReady = () =>
  new Problem(503, 'not_ready', 'The validator is loading its data; try again shortly', {
    headers: { 'retry-after': '1' },
  });

function loaded({ pipeline }: AppDeps): Pipeline {
  const found = pipeline();
  if (!found) throw notReady();
  return found;
}

async function judge(deps: AppDeps, request: ValidationRequest): Promise<ValidationResponse> {
  try {
    return await loaded(deps).validate(request);
  } catch (error) {
    throw error instanceof Problem ? error : withoutMessage(error);
  }
}

/** Error messages quote their input, and no part of a request may reach the log. */
function withoutMessage(error: unknown): Error {
  const { name = 'unknown', message = '', stack = '' } = error instanceof Error ? error : {};
  return Object.assign(new Error('validation failed'), { name, stack: stack.replace(message, '') });
}

/** Our own protocols, then those that only descriptors name. */
function listAll({ protocols, descriptors }: Pipeline) {
  const own = new Set(protocols.flatMap(({ slug, family }) => [slug, family]));
  const others = descriptors.contracts.vendors.filter(({ slug }) => !own.has(slug));
  return [
    ...protocols.map(listProtocol),
    ...others.map(({ slug, contracts, functions, typedData }) => ({
      slug,
      name: slug,
      family: slug,
      chains: Object.keys(contracts).map(Number),
      functions,
      typed_data: typedData,
      described: true,
    })),
  ];
}

function listProtocol({ slug, name, family, contracts, functions, typedData = [] }: Protocol) {
  const chains = new Set(Object.values(contracts).flatMap((byChain) => Object.keys(byChain).map(Number)));
  return {
    slug,
    name,
    family,
    chains: [...chains].sort((a, b) => a - b),
    functions: functions.length,
    typed_data: typedData.length,
    described: false,
  };
}

/** Another method on an existing path gets 405 with the allowed one. */
function refuseOtherMethods(server: FastifyInstance): void {
  const rows: readonly Endpoint[] = Object.values(validationContract);
  for (const { path, method } of rows) {
    server.route({
      method: METHODS.filter((each) => each !== method),
      url: path,
      onRequest: async () => {
        throw new Problem(405, 'http.method', `This endpoint only supports ${method}`, { headers: { allow: method } });
      },
      handler: async () => undefined,
    });
  }
}
