import { basePath, configuration } from '../../../configuration.ts';

const workerUrl = `${basePath.replace(/\/+$/, '')}/push-worker.js`;

interface Policies {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(url: string): unknown };
}

/**
 * The only script that may be registered by URL. The trusted-types policy is created once, when this module loads: our
 * content security policy forbids a second one of the same name, and this one accepts no other URL.
 */
const policy = configuration.push
  ? (globalThis as { trustedTypes?: Policies }).trustedTypes?.createPolicy('push-worker', {
      createScriptURL: () => workerUrl,
    })
  : undefined;

export const canSubscribe = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window;

/** Asks the browser for permission and for a push subscription. */
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

/** A name by which the owner recognises this browser. */
function describeBrowser(agent = navigator.userAgent): string {
  const find = (names: readonly (readonly [RegExp, string])[]) => names.find(([sign]) => sign.test(agent))?.[1];
  return [find(browsers) ?? 'A browser', find(systems)].filter(Boolean).join(' on ');
}
