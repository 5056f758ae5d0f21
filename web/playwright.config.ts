import { defineConfig } from '@playwright/test';

// Started by scripts/e2e.mjs, which gives the server a data folder of its own.
const port = Number(process.env.HEXPLAIN_E2E_PORT ?? 4173);

export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  // What fails once in a hundred runs is told as flaky, with what was seen, and does not hold up everything else.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  // These only end what hangs: on a busy machine the same steps take many times longer.
  timeout: 240_000,
  // The first to use a format or a layer after the start waits for its classes.
  expect: { timeout: 45_000 },
  snapshotPathTemplate: '{testDir}/__screenshots__/{arg}{ext}',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      chromiumSandbox: false,
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--font-render-hinting=none',
      ],
    },
  },
  webServer: {
    command: `../bin/hexplain serve --port ${port}`,
    url: `http://127.0.0.1:${port}/health`,
    timeout: 60_000,
  },
});
