export { installOwnService, publishOwnKey, replaceOwnService } from './install-own-service.ts';
export { ForeignDatabase, mirrorRegistry } from './mirror-registry.ts';
export { verificationServiceRoutes } from './routes.ts';
export {
  findOwnService,
  findService,
  findServicesByKeyIds,
  listKnownIds,
} from './store.ts';
export { verificationServices } from './table.ts';
