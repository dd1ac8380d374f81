import { startSubject } from '../listing/subject.ts';

/** Our endpoint, in a process of its own: what else it does must not weigh on what it is compared with. */
const { url, databaseUrl, adminKey, requestHash } = await startSubject(process.argv[2] ?? '', 1_000);
process.send?.({ url: `${url}/mcp`, databaseUrl, adminKey, requestHash });
