import { useSyncExternalStore } from 'react';

/** What the page and a phone are waiting for. */
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

/** Shows what is waited for until it is over. */
export async function whileWaiting<T>(next: PhoneState, work: Promise<T>): Promise<T> {
  become(next);
  try {
    return await work;
  } finally {
    // Unless something else is waited for by now.
    if (state === next) become(idle);
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const usePhone = (): PhoneState => useSyncExternalStore(subscribe, () => state);
