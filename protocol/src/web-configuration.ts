import { z } from 'zod';

/** What the pages of the web application are told by whoever serves them, as JSON in the `meta` element of this name. */
export const webConfigurationName = 'countersign';

export const webConfiguration = z.object({
  /** Where the service is. */
  baseUrl: z.url(),
  /** Where the pages are. */
  uiUrl: z.url(),
  /** Whether people may try it with a key that the page makes and keeps: on their own machine only. */
  trialWallet: z.boolean(),
});

/** The page of one request: what an owner is sent to, from wherever. */
export const transactionPage = (uiUrl: string, requestHash: string): string => `${uiUrl}/transactions/${requestHash}`;

export type WebConfiguration = z.output<typeof webConfiguration>;
