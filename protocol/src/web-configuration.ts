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
  /** Whether the service lets strangers try the validator. */
  playground: z.boolean(),
});

export type WebConfiguration = z.output<typeof webConfiguration>;
