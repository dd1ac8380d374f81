export { judgePolicy, recordSpends } from './judge-policy.ts';
export { policyRoutes } from './routes.ts';
export { deleteOldSpends, keepSpends, lockAccount } from './store.ts';
