/** What the pages of the web application are told by whoever serves them, as JSON in the `meta` element of this name. */
export const webConfigurationName = 'countersign';

export interface WebConfiguration {
  /** Where the service is. */
  readonly baseUrl: string;
  /** Where the pages are. */
  readonly uiUrl: string;
  /** Whether people may try it with a key that the page makes and keeps: on their own machine only. */
  readonly trialWallet: boolean;
  /** Whether the service lets strangers try the validator. */
  readonly playground: boolean;
}

/** The page of one request: what an owner is sent to, from wherever. */
export const transactionPage = (uiUrl: string, requestHash: string): string => `${uiUrl}/transactions/${requestHash}`;
