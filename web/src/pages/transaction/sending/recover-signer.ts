import { recoverTypedDataAddress } from 'viem';

/** By name, and loaded on demand: asked for whole, the library would weigh down the wallets of every page. */
export const recoverSigner = recoverTypedDataAddress;
