export { endConnectionCodes } from './end-connection-codes.ts';
export { connectRoutes } from './routes.ts';
