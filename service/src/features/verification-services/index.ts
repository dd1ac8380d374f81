export { installOwnService } from './install-own-service.ts';
export { mirrorRegistry } from './mirror-registry.ts';
export { verificationServiceRoutes } from './routes.ts';
export { findOwnService, findService, findServiceOwner, findServicesByKeyIds } from './store.ts';
export { verificationServices } from './table.ts';
