import { spawn } from 'node:child_process';
import type { Context } from './context.ts';

/** The command that opens a URL in the default browser, by platform. */
const openers: Readonly<Record<string, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Failures are ignored: callers also print the URL. */
export function openInBrowser({ surroundings, isInteractive }: Context, url: string): void {
  const { BROWSER } = surroundings.env;
  if ((!isInteractive && !BROWSER) || !/^https?:\/\//.test(url)) return;
  const [program, ...args] = BROWSER ? [BROWSER] : (openers[process.platform] ?? ['xdg-open']);
  const child = spawn(program, [...args, url], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}
