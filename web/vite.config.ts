import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { mockApi } from './dev/mock/plugin.ts';

// Without a server to proxy to, the canned API answers: `HEXPLAIN_SERVER=http://127.0.0.1:8080 npm run dev` uses a real one.
const server = process.env.HEXPLAIN_SERVER;

export default defineConfig({
  plugins: [react(), ...(server ? [] : [mockApi()])],
  build: {
    target: ['chrome123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: server ? { proxy: { '/api': server, '/health': server } } : {},
  test: { environment: 'happy-dom', include: ['src/**/*.test.{ts,tsx}'], setupFiles: [] },
});
