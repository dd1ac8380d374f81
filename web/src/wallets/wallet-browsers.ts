/** Wallet apps with a built-in browser, and the link that opens a page in it. */
interface WalletBrowser {
  readonly name: string;
  readonly open: (url: string) => string;
}

export const walletBrowsers: readonly WalletBrowser[] = [
  // Not encoded: the app opens an empty page if the address is.
  { name: 'MetaMask', open: (url) => `https://link.metamask.io/dapp/${url.replace(/^https?:\/\//, '')}` },
  { name: 'Coinbase Wallet', open: (url) => `https://go.cb-w.com/dapp?cb_url=${encodeURIComponent(url)}` },
  {
    name: 'Trust Wallet',
    open: (url) => `https://link.trustwallet.com/open_url?coin_id=60&url=${encodeURIComponent(url)}`,
  },
];

/** Phones and tablets, which have no wallet extensions. */
export const isTouchDevice = (): boolean => matchMedia('(hover: none) and (pointer: coarse)').matches;
