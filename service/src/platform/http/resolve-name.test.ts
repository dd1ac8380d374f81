import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { resolveName } from './resolve-name.ts';

const A = 1;
const AAAA = 28;
const addresses: Readonly<Record<number, readonly number[]>> = {
  [A]: [203, 0, 113, 7],
  [AAAA]: [0x20, 0x01, 0x0d, 0xb8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7],
};

/** A name server with an address of each of these types for every name, and without any answer if silent. */
async function startNameServer({ types, silent = false }: { types: readonly number[]; silent?: boolean }) {
  const socket = createSocket('udp4', (question, { port, address }) => {
    if (silent) return;
    const type = question.readUInt16BE(question.indexOf(0, 12) + 1);
    const data = Buffer.from(types.includes(type) ? (addresses[type] ?? []) : []);
    const header = Buffer.from(question.subarray(0, 12));
    header.writeUInt16BE(0x8180, 2);
    header.writeUInt16BE(data.length > 0 ? 1 : 0, 6);
    header.writeUInt32BE(0, 8);
    const record = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, data.length, ...data]);
    const asked = question.subarray(12, question.indexOf(0, 12) + 5);
    socket.send(Buffer.concat(data.length > 0 ? [header, asked, record] : [header, asked]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  onTestFinished(() => void socket.close());
  return [`127.0.0.1:${(socket.address() as AddressInfo).port}`];
}

const four = { address: '203.0.113.7', family: 4 };
const six = { address: '2001:db8::7', family: 6 };

describe('a name', () => {
  it.each([
    ['both families', [A, AAAA], [four, six]],
    ['one family', [A], [four]],
    ['the other family', [AAAA], [six]],
    ['no address', [], []],
  ])('with %s has just those', async (_what, types, found) => {
    expect(await resolveName('client.example', await startNameServer({ types }))).toEqual(found);
  });

  it('whose server never answers fails in time', async () => {
    const servers = await startNameServer({ types: [A], silent: true });
    const names = Array.from({ length: 50 }, (_, index) => `c${index}.client.example`);
    const found = await Promise.all(names.map((name) => resolveName(name, servers)));
    expect(found.flat()).toEqual([]);
  });
});
