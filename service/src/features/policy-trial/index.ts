export { policyTrialRoutes } from './routes.ts';
