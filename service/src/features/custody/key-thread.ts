import { generateKeyPairSync } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { type CsrSubject, makeCsr } from './make-csr.ts';

const MODULUS_BITS = 4096;

/** The thread's result. */
export interface MadeKey {
  /** PKCS#8, in DER. */
  readonly privateKey: Uint8Array;
  readonly csr: string;
}

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: MODULUS_BITS });
const made: MadeKey = {
  privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }),
  csr: makeCsr(workerData as CsrSubject, privateKey),
};
parentPort?.postMessage(made);
