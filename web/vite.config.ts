import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';

const config: UserConfig = {
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Where the pages lie is known when they are served: see service/src/platform/http/serve-web.ts.
  base: './',
  plugins: [react(), tailwind()],
  build: {
    target: 'es2022',
    // Small files would become data: addresses, which our content security policy does not let in.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
};
export default config;
