import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** systemd's name for the folder of `LoadCredential=`; containers mount their secrets and set it themselves. */
export const credentialsVariable = 'CREDENTIALS_DIRECTORY';

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Variables from files: each file in the folder is named after a variable and holds its value. A secret in a file
 * appears in no process listing, crash report or image. A variable set in the environment itself takes precedence.
 */
export function readCredentials(
  env: Variables,
  names: readonly string[],
): { readonly values: Record<string, string>; readonly faults: string[] } {
  const folder = env[credentialsVariable];
  const values: Record<string, string> = {};
  if (!folder) return { values, faults: [] };
  try {
    const present = new Set(readdirSync(folder));
    for (const name of names) {
      if (env[name] || !present.has(name)) continue;
      values[name] = readFileSync(join(folder, name), 'utf8').replace(/\r?\n$/, '');
    }
    return { values, faults: [] };
  } catch (error) {
    return { values, faults: [`${credentialsVariable}: cannot be read: ${(error as Error).message}`] };
  }
}
