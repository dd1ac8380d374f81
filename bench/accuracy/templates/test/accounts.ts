import type { Templates } from '../template.ts';

export const accounts: Templates = {
  'safe-send': [
    'From our Safe {safe}, send {amount} {asset} to {recipient}',
    'treasury payment: the safe {safe} pays {recipient} {amount} {asset}',
    'execute a Safe transaction that transfers {amount} {asset} to {recipient}',
    'multisig tx: {amount} {asset} to {recipient} please',
  ],
  'safe-batch': [
    'From the Safe, send {amount} {asset} to {recipient} and {amount2} {asset} to {recipient2}',
    'safe batch, two payments: {recipient} gets {amount} {asset}, {recipient2} gets {amount2} {asset}',
    'Use multiSend in our Safe to pay {amount} {asset} to {recipient} plus {amount2} {asset} to {recipient2}',
  ],
  'safe-add-owner': [
    'Add {owner} as an owner of our Safe {safe} with threshold {threshold}',
    'make {owner} a signer on the safe {safe}, {threshold} signatures required',
    'new safe owner: {owner} (keep the threshold at {threshold})',
  ],
  'multicall3-send': [
    'Send {amount} {asset} to {recipient} and {amount2} {asset} to {recipient2} in one transaction',
    'split it: {amount} {asset} goes to {recipient}, {amount2} {asset} goes to {recipient2}',
    'batch two native transfers on {chain}: {recipient} {amount} {asset}; {recipient2} {amount2} {asset}',
  ],
  'userop-send': [
    'Send {amount} {asset} to {recipient} from my smart account',
    'submit the user operation which transfers {amount} {asset} to {recipient}',
    'smart wallet: pay {recipient} {amount} {asset} on {chain}',
  ],
  'erc7579-send': [
    'have my smart account transfer {amount} {asset} to {recipient}',
    'pay {amount} {asset} to {recipient} from the modular account {account}',
    'send {recipient} {amount} {asset}, executed by my account',
  ],
  'eip7702-delegate': [
    'Delegate my account to the smart account code at {implementation} (EIP-7702)',
    'upgrade my EOA via 7702 to {implementation}',
    'sign a 7702 authorization for {implementation} on {chain}',
  ],
  'ownership-transfer': [
    'Transfer ownership of {contract} to {owner}',
    'make {owner} the new owner of the contract {contract}',
    'hand the contract {contract} over to {owner} (ownership)',
  ],
  'delegate-votes': [
    'Delegate my {asset} votes to {delegate}',
    'give {delegate} my voting power in {asset}',
    'set {delegate} as my {asset} governance delegate',
  ],
  'ens-renew': [
    'Renew {name} for {years} years',
    'extend my ens name {name} by {years} years, costs about {amount} {asset}',
    'pay {amount} {asset} to renew {name}',
  ],
  'ens-register': [
    'Register {name} for {years} years, {amount} {asset}',
    'i want to own {name}, register it for {years} years paying {amount} {asset}',
    'Buy the ENS domain {name} for {years} years with at most {amount} {asset}',
  ],
  'ens-set-address': [
    'Set the address of my ENS name {name} to {recipient}',
    'point {name} at {recipient}',
    'update the ENS record of {name}: resolve to {recipient}',
  ],
};
