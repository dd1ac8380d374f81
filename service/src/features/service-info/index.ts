export { type ServiceInfoDeps, serviceInfoRoutes } from './routes.ts';
