import {
  type LegacyHttpHandler,
  type McpServer,
  type Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';

/** Immediate answers of the protocol with sessions, as JSON: a stream for one event doubles the cost. */
export function createPlainAnswer(factory: () => McpServer | Server): LegacyHttpHandler {
  return async (request, options) => {
    const server = factory();
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    try {
      return await transport.handleRequest(request, options);
    } finally {
      void server.close();
    }
  };
}
