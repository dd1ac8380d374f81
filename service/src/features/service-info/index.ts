export { serviceInfoRoutes } from './routes.ts';
