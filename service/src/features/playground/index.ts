export { playgroundOff } from './errors.ts';
export { playgroundRoutes } from './routes.ts';
export { createTrials, type TryValidator } from './try-validator.ts';
