export { createVerificationServer } from './create-verification-server.ts';
export { mountMcp } from './mount-mcp.ts';
export { deleteExpiredSessions } from './store.ts';
export { mayWait } from './tools/may-wait.ts';
