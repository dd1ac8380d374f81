import type { Templates } from '../template.ts';

export const approvals: Templates = {
  'approve-exact': [
    'Approve {spender} to spend {amount} {asset}',
    'let {spender} pull up to {amount} {asset} from my wallet',
    'set a {asset} allowance of {amount} for {spender}, not more',
    'I need an approval of exactly {amount} {asset} for {spender} on {chain}',
    'aprove {amount} {asset.lower} 4 {spender}',
    '{"method":"approve","token":"{asset}","spender":"{spender}","amount":"{amount.plain}"}',
  ],
  'approve-protocol': [
    'Allow {protocol} to use {amount} {asset} of mine',
    'approve {amount} {asset} for {protocol} on {chain}',
    'give the {protocol} contract an allowance of {amount} {asset}',
  ],
  'approve-unlimited': [
    'Approve {spender} to spend unlimited {asset}',
    'give {spender} an infinite {asset} allowance, I know what that means',
    'max approve {asset} for {spender}',
    'I want {spender} to be able to spend any amount of my {asset} (unlimited approval)',
  ],
  'approve-revoke': [
    'Revoke the {asset} allowance of {spender}',
    "take back {spender}'s permission to spend my {asset}",
    'set my {asset} approval for {spender} to zero',
    'please remove {asset} spending approval from {spender} on {chain}',
  ],
  'permit-2612': [
    'Sign a permit so that {spender} may spend {amount} {asset}',
    'gasless approval (EIP-2612): {amount} {asset} for {spender}, valid {minutes} minutes',
    'I sign: {spender} can take {amount} {asset} of mine with a permit',
  ],
  'permit2-sign': [
    'Sign a Permit2 permit letting {spender} spend {amount} {asset}',
    'permit2 signature: {amount} {asset}, spender {spender}',
    'let {spender} use {amount} {asset} through Permit2 please',
  ],
  'permit2-approve': [
    'On Permit2, approve {spender} for {amount} {asset}',
    'grant {spender} {amount} {asset} via the Permit2 contract',
    'Permit2 allowance: {amount} {asset} to {spender}, chain {chain}',
  ],
  'operator-approve': [
    'Set {spender} as operator for all my NFTs in {collection}',
    'setApprovalForAll on {collection} for {spender}',
    'I want to allow {spender} to transfer every NFT I own from {collection}',
  ],
  'operator-revoke': [
    'Revoke operator {spender} on {collection}',
    'remove approval for all from {spender} for collection {collection}',
    '{spender} should no longer manage my NFTs of {collection}; revoke it',
  ],
};
