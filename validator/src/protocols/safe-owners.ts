import { type Address, checksumAddress } from '@countersign/protocol';
import { effectsOf } from './effects-of.ts';
import { type CallContext, type FunctionRule, rule } from './protocol.ts';

const does = effectsOf('safe');

/** A change of who may act for the Safe, or how: its rights are concerned, whoever calls. */
const changes = (call: CallContext, to: Address | null, detail: string) => ({
  effects: [does({ path: call.path, from: call.to }, 'own', { to, detail })],
});

/** Who may act for a Safe. */
export const safeOwners: readonly FunctionRule[] = [
  rule('function addOwnerWithThreshold(address owner, uint256 threshold)', 'any', ({ owner, threshold }, call) =>
    changes(call, owner, `adds an owner of the Safe; threshold ${threshold}`),
  ),
  rule(
    'function removeOwner(address prevOwner, address owner, uint256 threshold)',
    'any',
    ({ owner, threshold }, call) =>
      changes(call, null, `removes the owner ${checksumAddress(owner)} of the Safe; threshold ${threshold}`),
  ),
  rule(
    'function swapOwner(address prevOwner, address oldOwner, address newOwner)',
    'any',
    ({ oldOwner, newOwner }, call) =>
      changes(call, newOwner, `replaces the owner ${checksumAddress(oldOwner)} of the Safe`),
  ),
  rule('function changeThreshold(uint256 threshold)', 'any', ({ threshold }, call) =>
    changes(call, null, `threshold ${threshold}`),
  ),
  rule('function enableModule(address module)', 'any', ({ module }, call) =>
    changes(call, module, 'is a module of the Safe and may move all it has without signatures'),
  ),
  rule('function disableModule(address prevModule, address module)', 'any', ({ module }, call) =>
    changes(call, null, `${checksumAddress(module)} is no longer a module of the Safe`),
  ),
  rule('function setGuard(address guard)', 'any', ({ guard }, call) =>
    changes(call, guard, 'may refuse any transaction of the Safe'),
  ),
  rule('function setModuleGuard(address moduleGuard)', 'any', ({ moduleGuard }, call) =>
    changes(call, moduleGuard, 'may refuse any transaction of the modules of the Safe'),
  ),
  rule('function setFallbackHandler(address handler)', 'any', ({ handler }, call) =>
    changes(call, handler, 'answers calls that the Safe does not know, signatures among them'),
  ),
  rule('function changeMasterCopy(address masterCopy)', 'any', ({ masterCopy }, call) => ({
    effects: [
      does({ path: call.path, from: call.to }, 'upgrade', {
        to: masterCopy,
        detail: `new code for ${checksumAddress(call.to)}`,
      }),
    ],
  })),
];
