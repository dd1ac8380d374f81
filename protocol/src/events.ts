import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { generalLimit } from './limits.ts';

export const eventRows = {
  streamEvents: endpoint({
    method: 'GET',
    path: '/events',
    group: 'Transactions and approvals',
    summary: "Stream the owner's changes as they happen",
    access: { by: ['jwt'] },
    limits: [generalLimit],
    success: {
      status: 200,
      body: z
        .string()
        .describe(
          'Server-sent events. `transaction` carries `{requestHash, status, revision}`. `resync` means that events may have been missed: read the list again. The stream ends when the access token expires.',
        ),
      contentType: 'text/event-stream',
      stream: true,
    },
  }),
};
