import type { Templates } from '../template.ts';

export const lending: Templates = {
  wrap: [
    'wrap up {amount} of my {asset}',
    'turn {amount} {asset} into {wrapped} 1:1',
    'deposit {amount} {asset.lower} into the {wrapped.lower} contract',
    'make {amount} {asset} wrapped, on {chain}',
  ],
  unwrap: [
    'Unwrap {amount} {wrapped}',
    'convert {amount} {wrapped} back to plain {asset}',
    'i need native {asset.lower}, unwrap {amount} {wrapped.lower} for me',
  ],
  'aave-supply': [
    'Supply {amount} {asset} to {protocol} on {chain}',
    'I would like to start lending {amount} {asset}, via {protocol}',
    'put {amount} {asset.lower} into {protocol.lower} so it earns interest',
    'deposit {amount} {asset} as collateral at {protocol}',
  ],
  'aave-withdraw': [
    'From {protocol}, withdraw {amount} {asset}',
    'take {amount} {asset} out of {protocol} on {chain}',
    'pull my {amount} {asset.lower} back from {protocol.lower}',
    'withdraw {all.everything} I have in {asset} from {protocol}',
  ],
  'aave-borrow': [
    'Borrow {amount} {asset} from {protocol}',
    'take a variable-rate loan of {amount} {asset} on {protocol}',
    'borrow {amount} {asset.lower} against my collateral on {protocol.lower} ({chain})',
  ],
  'aave-repay': [
    'Repay {amount} {asset} on {protocol}',
    'pay back {amount} {asset} of my {protocol} debt',
    'pay off {amount} {asset.lower} i borrowed at {protocol.lower}',
  ],
  'approve-then-supply': [
    'approve {protocol} for {amount} {asset} and supply it',
    'Supply {amount} {asset} to {protocol}; approve exactly that much beforehand',
    'deposit {amount} {asset} into {protocol} (needs an approval first, that is fine)',
  ],
  'compound-v2-supply': [
    '{protocol} supply: {amount} {asset}',
    'lend out {amount} {asset} via {protocol}, i expect cTokens',
    'deposit {amount} {asset.lower} in {protocol.lower}',
  ],
  'compound-v2-withdraw': [
    'Redeem {amount} {asset} from {protocol}',
    'cash my {protocol} position partly: withdraw {amount} {asset}',
    'get {amount} {asset.lower} back out of {protocol.lower}',
  ],
  'comet-supply': [
    'Supply {amount} {asset} to {protocol} on {chain}',
    'put {amount} {asset} in {protocol}',
    'lend {amount} {asset.lower} at {protocol.lower} please',
  ],
  'comet-withdraw': [
    'I need {amount} {asset} from my {protocol} balance, withdraw it',
    'remove {amount} {asset} from {protocol} on {chain}',
    'i would like to take out {amount} {asset} of {protocol}',
  ],
  'lido-stake': [
    'I want to stake {amount} {asset}, please use {protocol}',
    'put {amount} {asset.lower} into {protocol.lower} staking, i want steth',
    'liquid-stake {amount} {asset} through {protocol}',
  ],
  'wsteth-wrap': [
    'wrap my {asset} ({amount}) so that I hold {out}',
    'get {out} by wrapping {amount} {asset}',
    'turn my {amount} {asset.lower} into the wrapped {out.lower}',
  ],
  'wsteth-unwrap': [
    'unwrap {amount} {asset}, I want plain {out}',
    'convert {amount} {asset} back into {out}',
    'change {amount} {asset.lower} to {out.lower} by unwrapping',
  ],
  'morpho-supply': [
    'earn yield on {amount} {asset} by supplying it to {protocol}',
    'lend {amount} {asset} in a {protocol} market',
    '{chain.lower}: deposit {amount} {asset.lower} with {protocol.lower}',
  ],
  'erc4626-deposit': [
    'Deposit {amount} {asset} into the vault {vault}',
    'put {amount} {asset} in vault {vault} for me',
    'invest {amount} {asset} in the ERC-4626 vault at {vault}',
  ],
  'erc4626-withdraw': [
    'Withdraw {amount} {asset} from the vault {vault}',
    'take {amount} {asset} out of {vault}',
    'pull {amount} {asset} from vault {vault} to my wallet',
  ],
};
