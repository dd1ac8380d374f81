export { createReleases } from './claim-release.ts';
export type { ReleaseDeps } from './deps.ts';
export { measureReleases } from './measure-releases.ts';
export { releaseRoutes } from './routes.ts';
export { startReleases } from './start-releases.ts';
export { wakeReleases } from './store.ts';
