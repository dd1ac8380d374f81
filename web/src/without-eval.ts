import { config } from 'zod';

// Before any schema is created: zod tests whether it may compile code, which our content security policy reports as a
// violation.
config({ jitless: true });
