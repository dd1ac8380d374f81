import { findPrograms } from './programs/find-programs.ts';
import { useBundles } from './programs/provide-programs.ts';

await useBundles(findPrograms());
await import('../service/src/main.ts');
