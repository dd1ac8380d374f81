import type { Templates } from '../template.ts';

export const bridges: Templates = {
  'across-bridge': [
    'Bridge {amount} {asset} from {chain} to {toChain} using {protocol}',
    'move {amount} {asset} to {toChain} via {protocol}, i accept the usual relayer fee',
    'get my {amount} {asset.lower} over to {toChain.lower} with {protocol.lower}',
  ],
  'op-bridge': [
    'Bridge {amount} {asset} to {toChain} with the native bridge',
    'deposit {amount} {asset} to {toChain} through the standard bridge',
    'i want {amount} {asset.lower} on {toChain.lower} from mainnet, canonical bridge please',
  ],
  'arbitrum-bridge': [
    'Bridge {amount} {asset} to {toChain}',
    'deposit {amount} {asset} from Ethereum into {toChain} with the official bridge',
    'send {amount} {asset.lower} across to {toChain.lower}',
  ],
  'cctp-bridge': [
    'Bridge {amount} {asset} from {chain} to {toChain} with {protocol}',
    'use {protocol} to move {amount} {asset} to {toChain}',
    'burn {amount} {asset} here and mint it on {toChain} through {protocol}',
  ],
};
