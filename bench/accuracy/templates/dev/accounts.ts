import type { Templates } from '../template.ts';

export const accounts: Templates = {
  'safe-send': [
    'Send {amount} {asset} from the Safe {safe} to {recipient}',
    'send {amount} {asset} to {recipient} from our safe',
    'Safe transaction: transfer {amount} {asset} to {recipient}',
    'transfer {amount} {asset} to {recipient} with our multisig',
  ],
  'safe-batch': [
    'From our Safe, transfer {amount} {asset} to {recipient} and {amount2} {asset} to {recipient2}',
    'Safe batch: send {amount} {asset} to {recipient}, then send {amount2} {asset} to {recipient2}',
    'pay {amount} {asset} to {recipient} and {amount2} {asset} to {recipient2} from the Safe',
  ],
  'safe-add-owner': [
    'Add {owner} as owner to the Safe {safe} with threshold {threshold}',
    'add owner {owner} to our Safe, threshold {threshold}',
    'add {owner} as a signer of the safe {safe} and set the threshold to {threshold}',
  ],
  'multicall3-send': [
    'Send {amount} {asset} to {recipient} and {amount2} {asset} to {recipient2} in one batch',
    'pay {recipient} {amount} {asset} and {recipient2} {amount2} {asset}',
    'multicall: send {amount} {asset} to {recipient}, send {amount2} {asset} to {recipient2}',
  ],
  'userop-send': [
    'Send {amount} {asset} to {recipient} with my smart account',
    'user operation: transfer {amount} {asset} to {recipient}',
    'From my smart wallet, send {amount} {asset} to {recipient} on {chain}',
  ],
  'erc7579-send': [
    'Transfer {amount} {asset} to {recipient} from my smart account',
    'send {amount} {asset} to {recipient} through the account {account}',
    'my account should send {amount} {asset} to {recipient}',
  ],
  'eip7702-delegate': [
    'Delegate my account to {implementation} with EIP-7702',
    'set the EIP-7702 delegation of my account to {implementation}',
    'Authorize {implementation} as the code of my account on {chain} (EIP-7702)',
  ],
  'ownership-transfer': [
    'Transfer the ownership of {contract} to {owner}',
    'change the owner of {contract} to {owner}',
    'set {owner} as new owner of {contract}',
  ],
  'delegate-votes': [
    'Delegate {asset} voting power to {delegate}',
    'delegate my {asset} votes to {delegate} on {chain}',
    'make {delegate} the delegate of my {asset} votes',
  ],
  'ens-renew': [
    'Renew the ENS name {name} for {years} years',
    'renew {name} for {years} years paying {amount} {asset}',
    'Extend {name} for {years} years with {amount} {asset}',
  ],
  'ens-register': [
    'Register the ENS name {name} for {years} years with {amount} {asset}',
    'register {name} for {years} years, pay {amount} {asset}',
    'Register {name} for {amount} {asset}',
  ],
  'ens-set-address': [
    'Set the ENS address of {name} to {recipient}',
    'set the address record of {name} to {recipient}',
    'Point my ENS name {name} to {recipient}',
  ],
};
