export const walletConnectId = 'walletConnect';

/** Set while a phone is connected, for all tabs: without it, pages need not load the library. */
const PAIRED = 'countersign.phone';

export const isPaired = (): boolean => localStorage.getItem(PAIRED) !== null;
export const keepPaired = (): void => localStorage.setItem(PAIRED, 'yes');
export const forgetPaired = (): void => localStorage.removeItem(PAIRED);

/** Another tab has ended the connection. */
export function onForgottenElsewhere(listener: () => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === PAIRED && newValue === null) listener();
  });
}
