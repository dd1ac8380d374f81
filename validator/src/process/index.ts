export { readConfig } from './config.ts';
export { loadPipeline } from './load-pipeline.ts';
export type { Pipeline } from './pipeline.ts';
export { startValidator, type ValidatorHooks } from './start-validator.ts';
