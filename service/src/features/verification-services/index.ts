export { installOwnService, publishOwnKey } from './install-own-service.ts';
export { ForeignDatabase, mirrorRegistry } from './mirror-registry.ts';
export { verificationServiceRoutes } from './routes.ts';
export {
  findOwnService,
  findOwnServiceId,
  findService,
  findServiceOwner,
  findServicesByKeyIds,
  listKnownIds,
} from './store.ts';
export { verificationServices } from './table.ts';
