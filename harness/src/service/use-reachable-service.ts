import { findFreePort } from '../servers/find-free-port.ts';
import { useTestService } from './use-test-service.ts';

/** A service that listens at its public URL: third-party clients compare the two. */
export async function useReachableService(env: Record<string, string> = {}) {
  const port = await findFreePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const { service, database } = await useTestService({ PORT: String(port), BASE_URL: baseUrl, ...env });
  return { service, database, baseUrl };
}
