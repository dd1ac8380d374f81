import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/harness/test-database.ts';
import { createMemoryLimiter } from './memory-limiter.ts';
import { createPostgresLimiter, deleteOldWindows } from './postgres-limiter.ts';
