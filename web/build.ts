import { build } from 'vite';
import { buildOnce } from './build-once.ts';
import config from './vite.config.ts';

/** Builds the web application where it has changed, and returns its folder. */
export const buildWeb = (say: (text: string) => void): Promise<string> =>
  buildOnce(
    {
      name: 'the web application',
      folder: 'web/dist',
      sources: ['package-lock.json', 'web/*.*', '{web,sdk,protocol}/src/**/*.*'],
      make: async (draft) => {
        await build({ ...config, configFile: false, logLevel: 'error', build: { ...config.build, outDir: draft } });
      },
    },
    say,
  );
