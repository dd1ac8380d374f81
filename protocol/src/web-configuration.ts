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
  /** Whether the service sends push messages, for which the pages start a worker. */
  readonly push: boolean;
  /** How long an approval lasts: of what agents carry out by themselves (execution type 2), and of the rest. */
  readonly approvalSeconds: { readonly byAgent: number; readonly other: number };
  /** Lets owners sign with the wallet on their phone over WalletConnect. Absent: the operator has not set it up. */
  readonly walletConnect?: WalletConnectSettings;
}

export interface WalletConnectSettings {
  readonly projectId: string;
  /** The relay that carries the encrypted messages between the page and the phone. */
  readonly relayUrl: string;
}

/** The page of one request: what an owner is sent to, from wherever. */
export const transactionPage = (uiUrl: string, requestHash: string): string => `${uiUrl}/transactions/${requestHash}`;
