import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { mockApi } from './dev/mock/plugin.ts';

// `npm run dev` passes requests on to a running server; with HEXPLAIN_MOCK=1 a canned API answers instead.
const mock = process.env.HEXPLAIN_MOCK === '1';
const server = process.env.HEXPLAIN_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [react(), ...(mock ? [mockApi()] : [])],
  build: {
    target: ['chrome123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // The server checks that Host and Origin agree, so the host stays as it is.
  server: {
    proxy: mock
      ? {}
      : { '/api': { target: server, changeOrigin: false }, '/health': { target: server, changeOrigin: false } },
  },
  test: { environment: 'happy-dom', include: ['src/**/*.test.{ts,tsx}'], setupFiles: [] },
});
