// Runs the browser tests where there is a Chromium; elsewhere says why it does not. CI always has one.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const chromium = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
if (!existsSync(chromium)) {
  console.log(`SKIPPED: browser tests, because there is no Chromium at ${chromium}; install it or set CHROMIUM_PATH.`);
  process.exit(process.env.CI ? 1 : 0);
}

const dataFolder = mkdtempSync(join(tmpdir(), 'hexplain-e2e-'));
const run = spawnSync('npx', ['playwright', 'test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: chromium, HEXPLAIN_DATA_DIR: dataFolder },
});
rmSync(dataFolder, { recursive: true, force: true });
process.exit(run.status ?? 1);
