export { judgeEffects, limitsByDay } from './judge-effects.ts';
export { judgePolicy, recordSpends, sumEffects } from './judge-policy.ts';
export { nameChain } from './name-asset.ts';
export { policyRoutes } from './routes.ts';
export { deleteOldSpends, findPolicy, hasFirstLimit, keepSpends, lockAccount } from './store.ts';
export { policies } from './table.ts';
