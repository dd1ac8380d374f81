import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { nodeHttp } from '@countersign/edge/node-http';
import type { Address, Hex } from '@countersign/protocol';
import type { Client } from '@countersign/sdk';
import { z } from 'zod';

const TIMEOUT_MS = 3_000;
const PAUSES_MS = [200, 500];
const MAX_ANSWER_BYTES = 1024 * 1024;

/** The attestation of the machine that made a verdict. */
type TeeProof = Parameters<Client['updateTeeProof']>[0]['body'];

export interface TeeProver {
  /** Null if the machine has a TEE that currently gives no quote: then nothing is claimed. */
  prove(verdictHash: Hex): Promise<TeeProof | null>;
}

/** Asks the guest agent of dstack at its socket; without the socket, reports that there is no TEE. */
export function createTeeProver({
  socketPath,
  signer,
  pausesMs = PAUSES_MS,
}: {
  readonly socketPath: string;
  readonly signer: Address;
  readonly pausesMs?: readonly number[];
}): TeeProver {
  if (!existsSync(socketPath)) return { prove: async () => ({ platform: 'none', signer }) };
  return {
    async prove(verdictHash) {
      for (const pauseMs of [...pausesMs, null]) {
        const proof = await getQuote(socketPath, verdictHash).catch(() => null);
        if (proof) return { ...proof, signer };
        if (pauseMs !== null) await sleep(pauseMs);
      }
      return null;
    },
  };
}

const quoteAnswer = z.object({ quote: z.string().regex(/^(0x)?([0-9a-fA-F]{2})+$/) });

async function getQuote(socketPath: string, verdictHash: Hex): Promise<Omit<TeeProof, 'signer'> | null> {
  const reportData = verdictHash.slice(2).padEnd(128, '0');
  const answer = quoteAnswer.parse(JSON.parse(await post(socketPath, '/GetQuote', { report_data: reportData })));
  const quote = Buffer.from(answer.quote.replace(/^0x/, ''), 'hex');
  const body = readTdxQuote(quote);
  // A quote over anything else proves nothing about this verdict.
  if (body?.reportData !== reportData) return null;
  return {
    platform: 'tdx',
    quote: `0x${quote.toString('hex')}`,
    measurement: `0x${body.measurement}`,
    reportData: `0x${reportData}`,
  };
}

const TDX = 0x81;
/** Where the report begins, by version of the quote: from version five, its type and size precede it. */
const reportStarts: Readonly<Record<number, number>> = { 4: 48, 5: 54 };
const measurementAt = { start: 136, length: 48 };
const reportDataAt = { start: 520, length: 64 };

function readTdxQuote(quote: Buffer): { measurement: string; reportData: string } | null {
  if (quote.length < 8) return null;
  const start = reportStarts[quote.readUInt16LE(0)];
  if (start === undefined || quote.readUInt32LE(4) !== TDX) return null;
  const part = (at: { start: number; length: number }) =>
    quote.subarray(start + at.start, start + at.start + at.length).toString('hex');
  return { measurement: part(measurementAt), reportData: part(reportDataAt) };
}

/** `fetch` does not support Unix sockets. */
function post(socketPath: string, path: string, body: object): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = nodeHttp.request(
      {
        socketPath,
        path,
        method: 'POST',
        // No connection is kept: the agent may restart between two verdicts.
        agent: false,
        headers: { host: 'dstack', 'content-type': 'application/json' },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
      async (response) => {
        try {
          const chunks: Buffer[] = [];
          let bytes = 0;
          for await (const chunk of response as AsyncIterable<Buffer>) {
            bytes += chunk.length;
            if (bytes > MAX_ANSWER_BYTES) throw new Error('too long');
            chunks.push(chunk);
          }
          if (response.statusCode !== 200) throw new Error('refused');
          resolve(Buffer.concat(chunks).toString('utf8'));
        } catch (error) {
          reject(error);
        }
      },
    );
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });
}
