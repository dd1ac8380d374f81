/** Apps that are wallets with a browser inside, and the link that opens a page in it. */
interface WalletBrowser {
  readonly name: string;
  readonly open: (url: string) => string;
}

export const walletBrowsers: readonly WalletBrowser[] = [
  // As it is: the app opens an empty page where the address is encoded.
  { name: 'MetaMask', open: (url) => `https://link.metamask.io/dapp/${url.replace(/^https?:\/\//, '')}` },
  { name: 'Coinbase Wallet', open: (url) => `https://go.cb-w.com/dapp?cb_url=${encodeURIComponent(url)}` },
  {
    name: 'Trust Wallet',
    open: (url) => `https://link.trustwallet.com/open_url?coin_id=60&url=${encodeURIComponent(url)}`,
  },
];

/** Phones and tablets, on which extensions do not exist. */
export const isTouchDevice = (): boolean => matchMedia('(hover: none) and (pointer: coarse)').matches;
