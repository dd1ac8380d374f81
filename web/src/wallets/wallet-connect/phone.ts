import { useSyncExternalStore } from 'react';

/** The current wait for a phone. */
export type PhoneState =
  | { readonly step: 'idle' }
  /** A phone may accept this link, which is shown as a QR code. */
  | { readonly step: 'pairing'; readonly uri: string; readonly cancel: () => void }
  /** The phone was asked for a signature. */
  | { readonly step: 'signing'; readonly cancel: () => void };

const idle: PhoneState = { step: 'idle' };
let state: PhoneState = idle;
const listeners = new Set<() => void>();

function become(next: PhoneState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Shows the current wait until it is over. */
export async function whileWaiting<T>(next: PhoneState, work: Promise<T>): Promise<T> {
  become(next);
  try {
    return await work;
  } finally {
    // Unless another wait has started.
    if (state === next) become(idle);
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const usePhone = (): PhoneState => useSyncExternalStore(subscribe, () => state);
