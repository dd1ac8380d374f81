import type { verificationServiceRows } from '@countersign/protocol';
import type { Database } from '../../platform/db/database.ts';
import { readNumberedCursor } from '../../platform/db/page.ts';
import { cutPage } from '../../platform/http/next-page.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { serviceIdUnknown, serviceInboxUnknown, servicePgpKeyUnknown } from './errors.ts';
import { findServiceByPgpKey } from './find-service-by-pgp-key.ts';
import { findService, findServiceByInbox, listServices, type VerificationService } from './store.ts';

/** Ids are positive 32-bit integers. */
const ID = /^[1-9]\d{0,8}$/;

export function verificationServiceRoutes({
  db,
  baseUrl,
}: {
  db: Database;
  baseUrl: string;
}): Handlers<typeof verificationServiceRows> {
  const listUrl = `${baseUrl}/verification-services`;
  return {
    listVerificationServices: async ({ query: { limit, cursor }, setHeader }) => {
      const found = await listServices(db, limit + 1, readNumberedCursor(cursor), { activeOnly: false });
      return cutPage(found, limit, listUrl, setHeader).map(show);
    },
    listActiveVerificationServices: async ({ query: { limit, cursor }, setHeader }) => {
      const found = await listServices(db, limit + 1, readNumberedCursor(cursor), { activeOnly: true });
      return cutPage(found, limit, `${listUrl}/active`, setHeader).map(show);
    },
    getVerificationService: async ({ params: { id } }) => {
      const service = ID.test(id) ? await findService(db, Number(id)) : null;
      if (!service) throw serviceIdUnknown();
      return show(service);
    },
    getVerificationServiceByInbox: async ({ params }) => {
      const service = await findServiceByInbox(db, params.inbox);
      if (!service) throw serviceInboxUnknown();
      return show(service);
    },
    getVerificationServiceByPgpKey: async ({ params }) => {
      const service = await findServiceByPgpKey(db, params.key);
      if (!service) throw servicePgpKeyUnknown();
      return show(service);
    },
  };
}

const show = ({ createdAt, pgpKeyIds: _ids, pgpKeyHash: _hash, pgpKeyCid: _cid, ...service }: VerificationService) => ({
  ...service,
  registeredAt: createdAt.toISOString(),
});
