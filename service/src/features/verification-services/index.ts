export { installOwnService, ownServiceId } from './install-own-service.ts';
export { verificationServiceRoutes } from './routes.ts';
export { findActiveService, findService, findServicesByKeyIds } from './store.ts';
export { verificationServices } from './table.ts';
