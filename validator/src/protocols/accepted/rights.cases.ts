import { encode } from '../../checks/calldata.fixture.ts';
import { type AcceptedCase, friend, owner } from './accepted-case.fixture.ts';

const contract = '0x3c2ad6a5bd0e9d1e0d5f3a2b1c4d5e6f70819203';
const implementation = '0xd9db270c1b5e3bd161e8c8503c55ceabee709552';
const ether = 10n ** 18n;
const role = `0x${'0e'.repeat(32)}`;

export const proxy: readonly AcceptedCase[] = [
  {
    function: 'upgradeTo(address)',
    intent: `Upgrade the proxy ${contract} to the implementation ${friend}`,
    to: contract,
    args: { newImplementation: friend },
  },
  {
    function: 'upgradeToAndCall(address,bytes)',
    intent: `Upgrade the proxy ${contract} to the implementation ${friend}`,
    to: contract,
    args: { newImplementation: friend, data: '0x' },
  },
  {
    function: 'upgrade(address,address)',
    intent: `Upgrade the proxy ${contract} to the implementation ${friend}`,
    to: contract,
    args: { proxy: contract, implementation: friend },
  },
  {
    function: 'upgradeAndCall(address,address,bytes)',
    intent: `Upgrade the proxy ${contract} to the implementation ${friend}`,
    to: contract,
    args: { proxy: contract, implementation: friend, data: '0x' },
  },
  {
    function: 'changeAdmin(address)',
    intent: `Make ${friend} the admin of the proxy ${contract}`,
    to: contract,
    args: { newAdmin: friend },
  },
  {
    function: 'changeProxyAdmin(address,address)',
    intent: `Make ${friend} the admin of the proxy ${contract}`,
    to: contract,
    args: { proxy: contract, newAdmin: friend },
  },
  {
    function: 'diamondCut((address,uint8,bytes4[])[],address,bytes)',
    intent: `Upgrade the proxy ${contract} to the implementation ${friend}`,
    to: contract,
    args: {
      cuts: [{ facetAddress: friend, action: 1, functionSelectors: ['0x12345678'] }],
      init: `0x${'0'.repeat(40)}`,
      data: '0x',
    },
    notApproved: 'what the functions do stands in code that nobody has read',
  },
];

const ownership = (
  name: string,
  args: object,
  intent = `Transfer the ownership of ${contract} to ${friend}`,
): AcceptedCase => ({
  function: `${name}(address)`,
  intent,
  to: contract,
  args: { ...args },
});

export const ownable: readonly AcceptedCase[] = [
  ownership('transferOwnership', { newOwner: friend }),
  { function: 'acceptOwnership()', intent: `Accept the ownership of ${contract}`, to: contract, args: {} },
  { function: 'renounceOwnership()', intent: `Renounce the ownership of ${contract}`, to: contract, args: {} },
  ownership('setOwner', { newOwner: friend }),
  ownership('setAuthority', { newAuthority: friend }, `Make ${friend} the admin of ${contract}`),
  ownership('setPendingAdmin', { newPendingAdmin: friend }, `Make ${friend} the admin of ${contract}`),
  ownership('setAdmin', { newAdmin: friend }, `Make ${friend} the admin of ${contract}`),
  {
    function: 'grantRole(bytes32,address)',
    intent: `Grant ${friend} the role ${role} on ${contract}`,
    to: contract,
    args: { role, account: friend },
  },
  {
    function: 'revokeRole(bytes32,address)',
    intent: `Revoke the role ${role} of the contract ${contract} from ${friend}`,
    to: contract,
    args: { role, account: friend },
  },
  {
    function: 'renounceRole(bytes32,address)',
    intent: `Renounce my role ${role} on ${contract}`,
    to: contract,
    args: { role, account: owner },
  },
  ownership('rely', { account: friend }, `Make ${friend} the admin of ${contract}`),
  {
    ...ownership('deny', { account: friend }, `Remove ${friend} as an admin of ${contract}`),
    notApproved: 'whose rights are taken is not told from who gets them',
  },
];

const vault = owner;
const parts = { to: friend, value: ether, data: '0x', operation: 0 };
const sendEther = `Send 1 ETH to ${friend}`;
const packed = `0x00${friend.slice(2)}${ether.toString(16).padStart(64, '0')}${'0'.repeat(64)}`;
const handler = '0xfd0732dc9e303f09fcef3a7388ad10a83459ec99';
const previous = '0x0000000000000000000000000000000000000001';
const setup = {
  owners: [owner],
  threshold: 1n,
  to: `0x${'0'.repeat(40)}`,
  data: '0x',
  fallbackHandler: handler,
  paymentToken: `0x${'0'.repeat(40)}`,
  payment: 0n,
  paymentReceiver: `0x${'0'.repeat(40)}`,
};
const initializer = encode(
  'function setup(address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
  ...Object.values(setup),
);

export const safe: readonly AcceptedCase[] = [
  {
    function: 'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
    intent: sendEther,
    to: vault,
    args: {
      ...parts,
      safeTxGas: 0n,
      baseGas: 0n,
      gasPrice: 0n,
      gasToken: `0x${'0'.repeat(40)}`,
      refundReceiver: `0x${'0'.repeat(40)}`,
      signatures: `0x${'12'.repeat(65)}`,
    },
  },
  ...['execTransactionFromModule', 'execTransactionFromModuleReturnData'].map(
    (name): AcceptedCase => ({
      function: `${name}(address,uint256,bytes,uint8)`,
      intent: sendEther,
      to: vault,
      args: parts,
    }),
  ),
  {
    function: 'multiSend(bytes)',
    intent: sendEther,
    to: '0x40a2accbd92bca938b02010e17a5b8929b49130d',
    value: ether,
    args: { transactions: packed },
  },
  {
    function: 'addOwnerWithThreshold(address,uint256)',
    intent: `Add ${friend} as an owner of my Safe with threshold 2`,
    to: vault,
    args: { owner: friend, threshold: 2n },
  },
  {
    function: 'removeOwner(address,address,uint256)',
    intent: `Remove the owner ${friend} from my Safe with threshold 2`,
    to: vault,
    args: { prevOwner: previous, owner: friend, threshold: 2n },
  },
  {
    function: 'swapOwner(address,address,address)',
    intent: `Replace the owner ${contract} of my Safe with ${friend}`,
    to: vault,
    args: { prevOwner: previous, oldOwner: contract, newOwner: friend },
  },
  {
    function: 'changeThreshold(uint256)',
    intent: 'Change the threshold of my Safe to 2',
    to: vault,
    args: { threshold: 2n },
  },
  {
    function: 'enableModule(address)',
    intent: `Enable the module ${friend} on my Safe`,
    to: vault,
    args: { module: friend },
  },
  {
    function: 'disableModule(address,address)',
    intent: `Disable the module ${friend} on my Safe`,
    to: vault,
    args: { prevModule: previous, module: friend },
  },
  {
    function: 'setGuard(address)',
    intent: `Set ${friend} as the guard of my Safe`,
    to: vault,
    args: { guard: friend },
  },
  {
    function: 'setModuleGuard(address)',
    intent: `Set ${friend} as the guard of my Safe`,
    to: vault,
    args: { moduleGuard: friend },
  },
  {
    function: 'setFallbackHandler(address)',
    intent: `Set ${friend} as the fallback handler of my Safe`,
    to: vault,
    args: { handler: friend },
  },
  {
    function: 'changeMasterCopy(address)',
    intent: `Upgrade my Safe to the implementation ${implementation}`,
    to: vault,
    args: { masterCopy: implementation },
  },
  {
    function: 'approveHash(bytes32)',
    intent: `Approve the Safe transaction hash ${role}`,
    to: vault,
    args: { hashToApprove: role },
    notApproved: 'what the hash stands for is not in the request',
  },
  {
    function: 'signMessage(bytes)',
    intent: 'Sign the message 0xdeadbeef with my Safe',
    to: '0xa65387f16b013cf2af4605ad8aa5ec25a2cba3a2',
    args: { data: '0xdeadbeef' },
    notApproved: 'what a message of the Safe allows is not in the request',
  },
  {
    function: 'setup(address[],uint256,address,bytes,address,address,uint256,address)',
    intent: 'Add me as an owner of the Safe with threshold 1',
    to: contract,
    args: setup,
  },
  ...['migrateSingleton', 'migrateWithFallbackHandler', 'migrateL2Singleton', 'migrateL2WithFallbackHandler'].map(
    (name): AcceptedCase => ({
      function: `${name}()`,
      intent: 'Upgrade my Safe to the newest version',
      to: '0x526643f69b81b008f46d95cd5ced5ec0edffdac6',
      notApproved: 'which code the Safe gets stands in the migration contract',
      args: {},
    }),
  ),
  {
    function: 'setupToL2(address)',
    intent: 'Upgrade my Safe to the code for rollups',
    to: '0xbd89a1ce4dde368ffab0ec35506eece0b1ffdc54',
    notApproved: 'a new Safe runs it as its own; nobody asks for it alone',
    args: { l2Singleton: '0x29fcb43b46531bca003ddc8fcb67ffe91900c762' },
  },
  ...['createProxyWithNonce', 'createChainSpecificProxyWithNonce', 'createProxyWithNonceL2'].map(
    (name): AcceptedCase => ({
      function: `${name}(address,bytes,uint256)`,
      intent: 'Create a new Safe with me as the owner and threshold 1',
      to: '0x4e1dcf7ad4e460cfd30791ccc4f9c8a4f820ec67',
      notApproved: 'where the new Safe will stand is not in the request',
      args: { singleton: '0x41675c099f32341bf84bfc5382af534df5c7461a', initializer, saltNonce: 5n },
    }),
  ),
];
