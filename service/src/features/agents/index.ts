export { foldChanges } from './fold-changes.ts';
export { agentRoutes } from './routes.ts';
