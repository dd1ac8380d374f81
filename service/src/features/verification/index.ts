export { expirePayloads } from './expire-payloads.ts';
export { orionMetadataRoutes } from './orion-metadata.ts';
export { createRequestRecorder, type RequestRecorder } from './record-requests.ts';
export { verificationRoutes } from './routes.ts';
export { ensureSealingKey } from './sealing-keys.ts';
export { createVerification, verificationJobs } from './verification-jobs.ts';
