import type { Templates } from '../template.ts';

export const approvals: Templates = {
  'approve-exact': [
    'Approve {amount} {asset} for {spender}',
    'allow {spender} to spend {amount} {asset}',
    'approve {spender} to use at most {amount} {asset} on {chain}',
    'Give {spender} permission to spend {amount} {asset}',
    'please set allowance {amount} {asset} for spender {spender}',
    '{"action":"approve","asset":"{asset}","amount":"{amount.plain}","spender":"{spender}"}',
  ],
  'approve-protocol': [
    'Approve {protocol} to spend {amount} {asset}',
    'approve {amount} {asset} on {protocol}',
    'let {protocol} spend {amount} {asset} on {chain}',
  ],
  'approve-unlimited': [
    'Approve unlimited {asset} for {spender}',
    'Give {spender} unlimited approval for {asset}',
    'infinite approval of {asset} to {spender} please',
    'approve {spender} for max {asset}',
  ],
  'approve-revoke': [
    'Revoke {asset} approval for {spender}',
    'revoke the approval of {spender} for {asset} on {chain}',
    'remove the {asset} allowance from {spender}',
    'Set {asset} allowance to 0 for {spender}',
  ],
  'permit-2612': [
    'Sign a permit for {amount} {asset} to {spender}',
    'permit {spender} to spend {amount} {asset}',
    'Sign an EIP-2612 permit: spender {spender}, {amount} {asset}, within {minutes} minutes',
  ],
  'permit2-sign': [
    'Sign a Permit2 approval of {amount} {asset} for {spender}',
    'Permit {spender} to spend {amount} {asset} with Permit2',
    'sign permit2 for {spender}: {amount} {asset}',
  ],
  'permit2-approve': [
    'Approve {spender} on Permit2 to spend {amount} {asset}',
    'Permit2: approve {amount} {asset} for {spender}',
    'allow {spender} to spend {amount} {asset} using Permit2 on {chain}',
  ],
  'operator-approve': [
    'Approve {spender} for all of my NFTs in {collection}',
    'Set approval for all for {spender} on {collection}',
    'make {spender} an operator of collection {collection}',
  ],
  'operator-revoke': [
    'Revoke approval for all of {spender} on {collection}',
    'remove {spender} as operator of {collection}',
    'revoke the operator {spender} for my NFTs in {collection}',
  ],
};
