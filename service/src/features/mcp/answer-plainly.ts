import {
  type LegacyHttpHandler,
  type McpServer,
  type Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';

/** Answers of the era of sessions that come at once, as JSON: a stream for one event costs as much as the rest. */
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
