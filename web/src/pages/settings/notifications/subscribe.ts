import { basePath, configuration } from '../../../configuration.ts';

const workerUrl = `${basePath.replace(/\/+$/, '')}/push-worker.js`;

interface Policies {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(url: string): unknown };
}

/**
 * The one script that may be started by its address. Made once, as soon as this is loaded: our content security policy
 * lets nobody make a second one of this name, and this one knows no other address.
 */
const policy = configuration.push
  ? (globalThis as { trustedTypes?: Policies }).trustedTypes?.createPolicy('push-worker', {
      createScriptURL: () => workerUrl,
    })
  : undefined;

export const canSubscribe = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window;

/** Asks the browser for its permission and for an address that messages for it can be sent to. */
export async function subscribe(publicKey: string) {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('notifications are not allowed');
  const url = (policy?.createScriptURL(workerUrl) ?? workerUrl) as string;
  const { ready } = navigator.serviceWorker;
  await navigator.serviceWorker.register(url);
  const { pushManager } = await ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('the browser returned no push endpoint');
  return { name: describeBrowser(), endpoint, publicKey: keys.p256dh, authSecret: keys.auth };
}

const browsers = [
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;
const systems = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;

/** By what its owner recognises it. */
function describeBrowser(agent = navigator.userAgent): string {
  const find = (names: readonly (readonly [RegExp, string])[]) => names.find(([sign]) => sign.test(agent))?.[1];
  return [find(browsers) ?? 'A browser', find(systems)].filter(Boolean).join(' on ');
}
