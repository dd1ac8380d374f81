import { describe, expect, it } from 'vitest';
import { accountTaken } from '../../../service/src/features/settings/errors.ts';
import { errorsPage } from './errors-page.ts';

const page = errorsPage();
const rowOf = (code: string) => {
  const line = page.split('\n').find((each) => each.startsWith(`| \`${code}\` |`)) ?? '';
  const [status, , message, endpoints] = line.split(' | ').slice(1);
  return { status, message, endpoints: endpoints?.replace(/ \|$/, '') };
};

describe('the error reference', () => {
  it('has the status, message and endpoints of the code', () => {
    const { status, message } = accountTaken();
    expect(rowOf('escrow.taken')).toEqual({
      status: String(status),
      message,
      endpoints: '`POST /settings/escrow-accounts`',
    });
  });

  it('follows calls through files, helpers and authenticators', () => {
    expect(rowOf('siwe.nonce')).toMatchObject({ status: '401', endpoints: '`POST /auth/siwe/verify`' });
    expect(rowOf('approval.stale')).toMatchObject({ endpoints: '`POST /transactions/{requestHash}/approvals`' });
    expect(rowOf('key.unknown')).toMatchObject({ status: '401', endpoints: 'all that take credentials' });
    expect(rowOf('http.unreadable')).toMatchObject({ status: '408, 431, 400' });
    expect(rowOf('connect.expired')).toMatchObject({ status: '410' });
  });
});
