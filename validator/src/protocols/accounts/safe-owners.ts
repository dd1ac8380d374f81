import { type Address, checksumAddress } from '@countersign/protocol';
import { nobody } from '../../effects/asset-marks.ts';
import type { Effect, Right } from '../../effects/effect.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { type CallContext, type FunctionRule, rule } from '../rules/protocol.ts';

const does = effectsOf('safe');

/** A change of the Safe's owners or rules: it concerns the rights of the Safe, whoever calls. */
const changes = (call: CallContext, right: Right, fields: Partial<Effect>) => ({
  effects: [does({ path: call.path, from: call.to }, 'own', { right, ...fields })],
});

/** Setting the zero address removes the current one. */
const sets = (call: CallContext, right: Right, to: Address, detail: string) =>
  to === nobody
    ? changes(call, right, { isRemoval: true, detail: `the Safe has no ${right} any more` })
    : changes(call, right, { to, detail });

export const answersCalls = 'answers calls that the Safe itself does not handle, including signatures';

const listed = 'the entry before it in the list of the Safe; a wrong one reverts';

/** The owners, modules and guards of a Safe. */
export const safeOwners: readonly FunctionRule[] = [
  rule('function addOwnerWithThreshold(address owner, uint256 threshold)', 'any', ({ owner, threshold }, call) =>
    changes(call, 'owner', { to: owner, threshold, detail: `adds an owner of the Safe; threshold ${threshold}` }),
  ),
  rule(
    'function removeOwner(address prevOwner, address owner, uint256 threshold)',
    'any',
    ({ owner, threshold }, call) =>
      changes(call, 'owner', {
        isRemoval: true,
        loses: owner,
        threshold,
        detail: `removes the owner ${checksumAddress(owner)} of the Safe; threshold ${threshold}`,
      }),
    { irrelevant: { prevOwner: listed } },
  ),
  rule(
    'function swapOwner(address prevOwner, address oldOwner, address newOwner)',
    'any',
    ({ oldOwner, newOwner }, call) =>
      changes(call, 'owner', {
        to: newOwner,
        loses: oldOwner,
        detail: `replaces the owner ${checksumAddress(oldOwner)} of the Safe`,
      }),
    { irrelevant: { prevOwner: listed } },
  ),
  rule('function changeThreshold(uint256 threshold)', 'any', ({ threshold }, call) =>
    changes(call, 'threshold', { threshold, detail: `threshold ${threshold}` }),
  ),
  rule('function enableModule(address module)', 'any', ({ module }, call) =>
    changes(call, 'module', {
      to: module,
      detail: 'is a module of the Safe and may move all it has without signatures',
    }),
  ),
  rule(
    'function disableModule(address prevModule, address module)',
    'any',
    ({ module }, call) =>
      changes(call, 'module', {
        isRemoval: true,
        loses: module,
        detail: `${checksumAddress(module)} is no longer a module of the Safe`,
      }),
    { irrelevant: { prevModule: listed } },
  ),
  rule('function setGuard(address guard)', 'any', ({ guard }, call) =>
    sets(call, 'guard', guard, 'may refuse any transaction of the Safe'),
  ),
  rule('function setModuleGuard(address moduleGuard)', 'any', ({ moduleGuard }, call) =>
    sets(call, 'guard', moduleGuard, 'may refuse any transaction of the modules of the Safe'),
  ),
  rule('function setFallbackHandler(address handler)', 'any', ({ handler }, call) =>
    sets(call, 'fallback', handler, answersCalls),
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
