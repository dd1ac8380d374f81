import type { Templates } from '../template.ts';

export const lending: Templates = {
  wrap: [
    'Wrap {amount} {asset} into {wrapped}',
    'wrap {amount} {asset} on {chain}',
    'Convert {amount} {asset} to {wrapped}',
    'please wrap {amount} {asset.lower}',
  ],
  unwrap: [
    'Unwrap {amount} {wrapped} to {asset}',
    'unwrap {amount} {wrapped} on {chain}',
    'Convert {amount} {wrapped} to {asset}',
  ],
  'aave-supply': [
    'Supply {amount} {asset} on {protocol}',
    'deposit {amount} {asset} into {protocol}',
    'Lend {amount} {asset} to {protocol} on {chain}',
    'supply {amount} {asset} to {protocol} as collateral',
  ],
  'aave-withdraw': [
    'Withdraw {amount} {asset} from {protocol} on {chain}',
    'withdraw {amount} {asset} from my {protocol} position',
    'Take {amount} {asset} out of {protocol}',
    'Withdraw {all} my {asset} from {protocol}',
  ],
  'aave-borrow': [
    'Borrow {amount} {asset} on {protocol}',
    'borrow {amount} {asset} from {protocol} at a variable rate',
    'I want to borrow {amount} {asset} from {protocol} on {chain}',
  ],
  'aave-repay': [
    'Repay {amount} {asset} to {protocol}',
    'repay {amount} {asset} of my debt on {protocol}',
    'pay back {amount} {asset} to {protocol} on {chain}',
  ],
  'approve-then-supply': [
    'Approve and supply {amount} {asset} to {protocol}',
    'Approve {amount} {asset}, then supply {amount} {asset} to {protocol}',
    'supply {amount} {asset} to {protocol} including the approval',
  ],
  'compound-v2-supply': [
    'Supply {amount} {asset} on {protocol}',
    'Deposit {amount} {asset} into {protocol}',
    'lend {amount} {asset} to {protocol}',
  ],
  'compound-v2-withdraw': [
    'Withdraw {amount} {asset} from {protocol}',
    'redeem {amount} {asset} on {protocol}',
    'take {amount} {asset} out of {protocol}',
  ],
  'comet-supply': [
    'Supply {amount} {asset} to {protocol}',
    'deposit {amount} {asset} into {protocol} on {chain}',
    'Lend {amount} {asset} on {protocol}',
  ],
  'comet-withdraw': [
    'withdraw {amount} {asset} from {protocol}',
    'Withdraw {amount} {asset} out of {protocol} on {chain}',
    'take {amount} {asset} from {protocol}',
  ],
  'lido-stake': [
    'Stake {amount} {asset} on {protocol}',
    'stake {amount} {asset.lower} with {protocol.lower}',
    'Deposit {amount} {asset} into {protocol} to stake it',
  ],
  'wsteth-wrap': [
    'Wrap {amount} {asset} to {out}',
    'wrap {amount} {asset} as {out}',
    'Convert {amount} {asset} into {out}',
  ],
  'wsteth-unwrap': [
    'Unwrap {amount} {asset} into {out}',
    'unwrap {amount} {asset}',
    'Convert {amount} {asset} to {out}',
  ],
  'morpho-supply': [
    'Supply {amount} {asset} on {protocol}',
    'lend {amount} {asset} on {protocol}',
    'Deposit {amount} {asset} into {protocol} on {chain}',
  ],
  'erc4626-deposit': [
    'Deposit {amount} {asset} into vault {vault}',
    'deposit {amount} {asset} to {vault}',
    'Put {amount} {asset} into the vault at {vault}',
  ],
  'erc4626-withdraw': [
    'Withdraw {amount} {asset} from vault {vault}',
    'withdraw {amount} {asset} from {vault}',
    'Take {amount} {asset} out of the vault {vault}',
  ],
};
