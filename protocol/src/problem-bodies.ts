import { z } from 'zod';

/** The body of every error of the REST interface. */
export const problemBody = z
  .object({
    statusCode: z.int().describe('The HTTP status code.'),
    message: z.string().describe('What is wrong and what to do; names the offending field.'),
    error: z.string().describe('The reason phrase of the status.'),
  })
  .meta({ id: 'Problem' });

/** The body of every error of the OAuth endpoints (RFC 6749, RFC 7591). */
export const oauthProblemBody = z
  .object({
    error: z
      .string()
      .describe('The error code from RFC 6749, RFC 7591 or RFC 8707.')
      .meta({ examples: ['invalid_grant'] }),
    error_description: z.string().describe('What is wrong and what to do.'),
  })
  .meta({ id: 'OauthProblem' });
