import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// `npm run dev` passes requests on to a running server.
const server = process.env.HEXPLAIN_SERVER ?? 'http://127.0.0.1:8080';

/** The server takes changes only where Host and Origin agree, so the host stays as the browser sent it. */
const passedOn = { target: server, changeOrigin: false };

export default defineConfig({
  plugins: [react()],
  build: {
    target: ['chrome123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What the server's build takes into its notice and its bill of materials.
    license: { fileName: 'licences.json' },
  },
  server: { proxy: { '/api': passedOn, '/health': passedOn } },
  // One window for all files, since making one for each takes most of the time; no test leaves anything in it.
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: [],
    isolate: false,
    pool: 'threads',
  },
});
