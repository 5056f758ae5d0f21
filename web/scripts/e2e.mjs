// Runs the browser tests where there is a Chromium; elsewhere says why it does not. CI always has one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
if (!existsSync(chromium)) {
  console.log(`End-to-end tests skipped: no Chromium at ${chromium}. Install it or set CHROMIUM_PATH.`);
  process.exit(process.env.CI ? 1 : 0);
}
const run = spawnSync('npx', ['playwright', 'test', ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(run.status ?? 1);
