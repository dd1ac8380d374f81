import type { Templates } from '../template.ts';

export const bridges: Templates = {
  'across-bridge': [
    'Bridge {amount} {asset} to {toChain} with {protocol}',
    'bridge {amount} {asset} from {chain} to {toChain} via {protocol}',
    'Move {amount} {asset} from {chain} to {toChain} using {protocol}',
  ],
  'op-bridge': [
    'Bridge {amount} {asset} from Ethereum to {toChain}',
    'bridge {amount} {asset} to {toChain} using the standard bridge',
    'Deposit {amount} {asset} to {toChain} via the official bridge',
  ],
  'arbitrum-bridge': [
    'Bridge {amount} {asset} from Ethereum to {toChain}',
    'bridge {amount} {asset} to {toChain} with the official bridge',
    'Move {amount} {asset} from mainnet to {toChain}',
  ],
  'cctp-bridge': [
    'Bridge {amount} {asset} to {toChain} via {protocol}',
    'move {amount} {asset} from {chain} to {toChain} with {protocol}',
    'Send {amount} {asset} to {toChain} through {protocol}',
  ],
};
