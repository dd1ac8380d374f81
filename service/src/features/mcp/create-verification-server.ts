import { aboutRequest, type Log } from '@countersign/edge';
import { Problem, productVersion } from '@countersign/protocol';
import {
  type CallToolResult,
  type CompleteRequest,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/server/validators/ajv';
import { z } from 'zod';
import { recogniseFailure } from '../../platform/http/recognise-failure.ts';
import { readStanding } from '../transactions/index.ts';
import { prompts, tools } from './catalogue.ts';
import type { McpExchange, McpFactory } from './exchange.ts';
import { instructions } from './instructions.ts';
import { logLevels } from './notifications.ts';
import { completeRequestHash } from './prompts/complete-request-hash.ts';
import type { Complete } from './prompts/prompt.ts';
import { mayUse } from './required-scopes.ts';
import {
  hashIn,
  listVerificationResources,
  orNotFound,
  readVerification,
  verificationTemplate,
  verificationUri,
} from './resources.ts';
import { addSubscription, type McpSession, maxSubscriptions, removeSubscription, setLogLevel } from './store.ts';
import { explainTransaction } from './tools/explain-transaction.ts';
import type { McpTool, ToolDeps } from './tools/tool.ts';

/** Validates nothing; created for each server, it would cost more than an answer. */
const jsonSchemaValidator = new AjvJsonSchemaValidator();
/** Reported here because the SDK reports invalid parameters with an error code of its own. */
const ofResource = { params: z.looseObject({ uri: z.string() }) };
const ofLevel = { params: z.looseObject({ level: z.enum(logLevels) }) };
const A_DAY_MS = 24 * 60 * 60 * 1000;

interface Deps extends ToolDeps {
  readonly log: Log;
}

/** The content of our endpoint: the tools, prompts that use them, and each verification as a resource. */
export function createVerificationServer(deps: Deps): McpFactory {
  const { db, baseUrl, log } = deps;
  const serverInfo = {
    name: 'countersign',
    title: 'Countersign',
    version: productVersion,
    websiteUrl: `${baseUrl}/docs`,
  };
  const common = {
    instructions,
    jsonSchemaValidator,
    cacheHints: {
      // Callers with fewer scopes see less.
      'tools/list': { ttlMs: A_DAY_MS, cacheScope: 'private' },
      'prompts/list': { ttlMs: A_DAY_MS, cacheScope: 'private' },
      'resources/templates/list': { ttlMs: A_DAY_MS, cacheScope: 'public' },
      'server/discover': { ttlMs: A_DAY_MS, cacheScope: 'public' },
    },
  } as const;
  const capabilities = { tools: {}, prompts: {}, completions: {}, resources: { subscribe: true } };
  const offered = [...tools.values()].filter((tool) => tool !== explainTransaction || deps.tryValidator !== null);

  /** A problem is for the model, which can react to it; other errors are ours, and stay in the log. */
  async function callTool(
    tool: McpTool,
    args: unknown,
    exchange: McpExchange,
    context: ServerContext,
  ): Promise<CallToolResult> {
    const { signal: gone } = context.mcpReq;
    try {
      const result = await tool.run(deps, args, { exchange, gone, tellProgress: progressTeller(context) });
      const about = aboutRequest(result.structuredContent);
      if (about.requestHash) log.info({ tool: tool.listed.name, ...about }, 'tool called');
      return result;
    } catch (error) {
      const problem = error instanceof Problem ? error : recogniseFailure(error);
      if (!problem) throw error;
      log.debug({ code: problem.code, tool: tool.listed.name, ...aboutRequest(args) }, problem.message);
      return { isError: true, content: [{ type: 'text', text: problem.message }] };
    }
  }

  /** The SDK would send the message of any error to the client. */
  async function answer<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof ProtocolError) throw error;
      const problem = error instanceof Problem ? error : recogniseFailure(error);
      if (!problem) log.error({ err: error }, 'MCP request failed');
      throw new ProtocolError(ProtocolErrorCode.InternalError, problem?.message ?? 'Internal error.');
    }
  }

  return (exchange) => {
    const { principal, era, session } = exchange;
    const isModern = era === 'modern';
    const server = new Server(serverInfo, {
      ...common,
      capabilities: isModern ? capabilities : { ...capabilities, logging: {} },
    });
    const shown = <T>(all: Iterable<{ readonly listed: T } & Parameters<typeof mayUse>[1]>) =>
      [...all].filter((each) => mayUse(principal, each)).map(({ listed }) => listed);
    server.setRequestHandler('tools/list', () => ({ tools: shown(offered) }));
    server.setRequestHandler('tools/call', ({ params }, context) => {
      const tool = tools.get(params.name);
      if (!tool) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `name: there is no tool ${params.name}`);
      return answer(() => callTool(tool, params.arguments, exchange, context));
    });
    server.setRequestHandler('resources/list', ({ params }) =>
      answer(() => listVerificationResources(db, principal, params?.cursor)),
    );
    server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [verificationTemplate] }));
    server.setRequestHandler('resources/read', ofResource, ({ uri }) =>
      answer(() => readVerification(deps, principal, uri)),
    );
    server.setRequestHandler('prompts/list', () => ({ prompts: shown(prompts.values()) }));
    server.setRequestHandler('prompts/get', ({ params }) => {
      const prompt = prompts.get(params.name);
      if (!prompt) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `name: there is no prompt ${params.name}`);
      return refusing(() => prompt.get(params.arguments, baseUrl));
    });
    server.setRequestHandler('completion/complete', ({ params }) =>
      answer(async () => {
        const complete = completionOf(params);
        const values = (await complete?.(db, principal, params.argument.value)) ?? [];
        return { completion: { values, hasMore: false } };
      }),
    );
    if (session) addSessionHandlers(server, session);

    function addSessionHandlers(of: Server, { id }: McpSession): void {
      of.setRequestHandler('logging/setLevel', ofLevel, ({ level }) =>
        answer(async () => {
          await setLogLevel(db, id, level);
          return {};
        }),
      );
      of.setRequestHandler('resources/subscribe', ofResource, ({ uri }) =>
        answer(async () => {
          const { state } = await orNotFound(uri, () => readStanding(deps, principal, hashIn(uri)));
          // In the form of later notifications, however its hash was written here.
          if (await addSubscription(db, id, verificationUri(state.requestHash))) return {};
          const message = `uri: a session has at most ${maxSubscriptions} subscriptions`;
          throw new ProtocolError(ProtocolErrorCode.InvalidParams, message);
        }),
      );
      of.setRequestHandler('resources/unsubscribe', ofResource, ({ uri }) =>
        answer(async () => {
          await removeSubscription(db, id, uri.toLowerCase());
          return {};
        }),
      );
    }
    return server;
  };
}

function progressTeller({ mcpReq }: ServerContext) {
  const progressToken = mcpReq._meta?.progressToken;
  return (progress: number, total: number, message: string) => {
    if (progressToken === undefined) return;
    const params = { progressToken, progress, total, message };
    // A client that is gone need not be notified.
    mcpReq.notify({ method: 'notifications/progress', params }).catch(() => {});
  };
}

/** Invalid arguments of a prompt are a protocol error, because a program filled them in, not a model. */
function refusing<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, error.message);
  }
}

function completionOf({ ref, argument }: CompleteRequest['params']): Complete | undefined {
  if (ref.type === 'ref/prompt') {
    const { completions = {} } = prompts.get(ref.name) ?? {};
    return Object.hasOwn(completions, argument.name) ? completions[argument.name] : undefined;
  }
  const isHash = ref.uri === verificationTemplate.uriTemplate && argument.name === 'requestHash';
  return isHash ? completeRequestHash() : undefined;
}
