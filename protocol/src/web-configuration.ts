/** The configuration that the server passes to the web application, as JSON in the `meta` element of this name. */
export const webConfigurationName = 'countersign';

export interface WebConfiguration {
  /** The URL of the service. */
  readonly baseUrl: string;
  /** The base URL of the pages. */
  readonly uiUrl: string;
  /** Whether the pages offer a trial wallet whose key they store: on the user's own machine only. */
  readonly trialWallet: boolean;
  /** Whether the service lets anonymous users try the validator. */
  readonly playground: boolean;
  /** Whether the service sends push messages, for which the pages register a worker. */
  readonly push: boolean;
  /** How long an approval lasts: for execution by agents (execution type 2), and for the rest. */
  readonly approvalSeconds: { readonly byAgent: number; readonly other: number };
  /** Lets owners sign with a phone wallet over WalletConnect. Absent if the operator has not configured it. */
  readonly walletConnect?: WalletConnectSettings;
}

export interface WalletConnectSettings {
  readonly projectId: string;
  /** The relay for encrypted messages between the page and the phone. */
  readonly relayUrl: string;
}

/** The page of one request, for links. */
export const transactionPage = (uiUrl: string, requestHash: string): string => `${uiUrl}/transactions/${requestHash}`;
