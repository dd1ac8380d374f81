import { recoverTypedDataAddress } from 'viem';

/** Imported by name and on demand: the whole library would slow down every page with a wallet. */
export const recoverSigner = recoverTypedDataAddress;
