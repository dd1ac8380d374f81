import { createPublicKey, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

interface Message {
  readonly topic: string;
  readonly message: string;
  readonly publishedAt: number;
  readonly tag: number;
}

/** Identified by its key, across all of its connections. */
interface Client {
  readonly key: string;
  readonly topics: Set<string>;
}

interface RpcRequest {
  readonly id: number | string;
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A WalletConnect relay on this machine: it forwards messages by topic and keeps them until they are acknowledged. */
export interface WalletConnectRelay {
  readonly url: string;
  /** All messages so far, encrypted as the relay sees them. */
  readonly carried: readonly Message[];
  /** Closes all connections; clients may reconnect. */
  drop(): void;
  /** Closes all connections and refuses new ones until `open()`. */
  close(): void;
  open(): void;
  stop(): Promise<void>;
}

/** Accepts clients of this project whose token is signed by its own key, for this relay. */
export async function startWalletConnectRelay(projectId: string): Promise<WalletConnectRelay> {
  const sockets = new Map<WebSocket, Client>();
  /** By topic, messages not yet acknowledged by subscribers other than the sender. */
  const kept = new Map<string, { readonly message: Message; readonly from: string }[]>();
  const carried: Message[] = [];
  let isOpen = true;
  let lastId = 1;

  const server = createServer();
  const upgrades = new WebSocketServer({ noServer: true });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** Sends the kept messages of a topic to a subscriber, and removes each one when it is acknowledged. */
  const keyOf = (socket: WebSocket) => sockets.get(socket)?.key ?? '';
  function deliver(socket: WebSocket, topic: string): void {
    for (const entry of kept.get(topic) ?? []) {
      if (entry.from === keyOf(socket)) continue;
      const id = ++lastId;
      const data = entry.message;
      socket.send(JSON.stringify({ id, jsonrpc: '2.0', method: 'irn_subscription', params: { id: topic, data } }));
      acknowledgements.set(id, () => take(topic, entry.message));
    }
  }
  const acknowledgements = new Map<number, () => void>();
  const take = (topic: string, message: Message) =>
    kept.set(
      topic,
      (kept.get(topic) ?? []).filter((entry) => entry.message !== message),
    );

  function publish(socket: WebSocket, topic: string, text: string, tag = 0): void {
    const from = keyOf(socket);
    const message = { topic, message: text, publishedAt: Date.now(), tag };
    carried.push(message);
    kept.set(topic, [...(kept.get(topic) ?? []), { message, from }]);
    for (const [other, { topics }] of sockets) if (topics.has(topic)) deliver(other, topic);
  }

  function subscribe(socket: WebSocket, topics: readonly string[]): readonly string[] {
    for (const topic of topics) {
      sockets.get(socket)?.topics.add(topic);
      deliver(socket, topic);
    }
    return topics;
  }

  type Method = (socket: WebSocket, params: Record<string, unknown>) => unknown;
  const text = (value: unknown) => String(value ?? '');
  const methods: Record<string, Method> = {
    irn_publish: (socket, { topic, message, tag }) => {
      publish(socket, text(topic), text(message), Number(tag));
      return true;
    },
    irn_subscribe: (socket, { topic }) => subscribe(socket, [text(topic)])[0],
    irn_batchSubscribe: (socket, { topics }) => subscribe(socket, topics as string[]),
    irn_unsubscribe: (socket, { topic }) => sockets.get(socket)?.topics.delete(text(topic)) ?? false,
    irn_batchFetchMessages: (socket, { topics }) => {
      const waiting = (topics as string[]).flatMap((topic) => kept.get(topic) ?? []);
      const messages = waiting.filter(({ from }) => from !== keyOf(socket)).map(({ message }) => message);
      return { messages, hasMore: false };
    },
    wc_proposeSession: (socket, { pairingTopic, sessionProposal }) => {
      subscribe(socket, [text(pairingTopic)]);
      publish(socket, text(pairingTopic), text(sessionProposal), 1100);
      return true;
    },
    wc_approveSession: (socket, params) => {
      const [pairingTopic, sessionTopic] = [text(params.pairingTopic), text(params.sessionTopic)];
      subscribe(socket, [sessionTopic]);
      publish(socket, pairingTopic, text(params.sessionProposalResponse), 1101);
      publish(socket, sessionTopic, text(params.sessionSettlementRequest), 1102);
      return true;
    },
  };

  function hear(socket: WebSocket, { id, method, params }: RpcRequest): void {
    if (method === undefined) {
      acknowledgements.get(Number(id))?.();
      return;
    }
    const answer = methods[method];
    const outcome = answer
      ? { result: answer(socket, params) }
      : { error: { code: -32601, message: `${method} is not known` } };
    socket.send(JSON.stringify({ id, jsonrpc: '2.0', ...outcome }));
  }

  server.on('upgrade', (request, connection, head) => {
    const query = new URL(request.url ?? '/', url).searchParams;
    const key = query.get('projectId') === projectId ? readToken(query.get('auth') ?? '', url) : null;
    if (!isOpen || key === null) {
      connection.end('HTTP/1.1 401 Unauthorized\r\nConnection: close\r\n\r\n');
      return;
    }
    upgrades.handleUpgrade(request, connection, head, (socket) => {
      sockets.set(socket, { key, topics: new Set() });
      socket.on('message', (data) => hear(socket, JSON.parse(data.toString())));
      socket.on('close', () => sockets.delete(socket));
    });
  });

  const drop = () => {
    for (const socket of sockets.keys()) socket.terminate();
  };
  return {
    url,
    carried,
    drop,
    close() {
      isOpen = false;
      drop();
    },
    open() {
      isOpen = true;
    },
    async stop() {
      drop();
      server.close();
      await once(server, 'close');
    },
  };
}

/**
 * The key that a token (a JWT with Ed25519) names and is signed by; null if the token is invalid, expired or for
 * another relay.
 */
function readToken(token: string, audience: string): string | null {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const { alg } = readPart(header);
  const { iss, aud, exp } = readPart(payload);
  const [, key] = /^did:key:z([1-9A-HJ-NP-Za-km-z]+)$/.exec(String(iss)) ?? [];
  if (alg !== 'EdDSA' || !key || aud !== audience || Number(exp) * 1000 < Date.now()) return null;
  const bytes = readBase58(key);
  // Multicodec: the prefix 0xed01 means an Ed25519 key.
  if (bytes.length !== 34 || bytes.readUInt16BE() !== 0xed01) return null;
  const x = bytes.subarray(2).toString('base64url');
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x } });
  const signed = Buffer.from(`${header}.${payload}`);
  return verify(null, signed, publicKey, Buffer.from(signature, 'base64url')) ? key : null;
}

function readPart(part: string): Record<string, unknown> {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    return {};
  }
}

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

function readBase58(text: string): Buffer {
  const value = [...text].reduce((sum, letter) => sum * 58n + BigInt(BASE58.indexOf(letter)), 0n);
  const hex = value.toString(16);
  return Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex');
}
