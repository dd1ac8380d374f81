import { buildOnce } from './build-once.ts';

/** Builds the web application where it has changed, and returns its folder. */
export const buildWeb = (say: (text: string) => void): Promise<string> =>
  buildOnce(
    {
      name: 'the web application',
      folder: 'web/dist',
      sources: ['package-lock.json', 'web/*.*', '{web,sdk,protocol}/src/**/*.*'],
      make: async (draft) => {
        // Most starts find nothing to build.
        const [{ build }, { default: config }] = await Promise.all([import('vite'), import('./vite.config.ts')]);
        await build({ ...config, configFile: false, logLevel: 'error', build: { ...config.build, outDir: draft } });
      },
    },
    say,
  );
