import { config } from 'zod';

// Before any schema is made: zod tries whether it may compile code, and our content security policy counts that as an attack.
config({ jitless: true });
