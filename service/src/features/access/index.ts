export { FINISH_FREEZE, finishFreeze } from './freeze-account.ts';
export { accessRoutes } from './routes.ts';
