export { deleteOldSightings } from './arbiter-sightings.ts';
export { measureQueue } from './measure-queue.ts';
export { orionMetadataRoutes } from './orion-metadata.ts';
export { findQueueProblems, readQueueState } from './queue-state.ts';
export { type Life, readLife } from './read-life.ts';
export { createRequestRecorder, type RequestRecorder } from './record-requests.ts';
export { verificationRoutes } from './routes.ts';
export { ensureSealingKey } from './sealing-keys.ts';
export { createVerification, verificationJobs } from './verification-jobs.ts';
