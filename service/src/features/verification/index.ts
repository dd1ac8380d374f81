export { verificationRoutes } from './routes.ts';
export { createVerification, verificationJobs } from './verification-jobs.ts';
