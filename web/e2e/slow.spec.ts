import { expect } from '@playwright/test';
import { expectTree, sample, test } from './fixtures.ts';

test('an upload shows how far it is, and cancelling leaves nothing behind', async ({ page }) => {
  await page.goto('/');
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const uploadThroughput = 1 << 17; // takes 48 s, so that even a busy machine cancels it
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput,
  });
  const buffer = Buffer.alloc(6 << 20);
  await page
    .getByLabel('Choose files')
    .setInputFiles({ name: 'slow.bin', mimeType: 'application/octet-stream', buffer });
  const bar = page.locator('.importing');
  await expect(bar).toContainText('of 6 MiB');
  await expect(async () => {
    expect(Number(await bar.getByRole('progressbar').getAttribute('value'))).toBeGreaterThan(1 << 18);
  }).toPass();
  await bar.getByRole('button', { name: 'Cancel' }).click();
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await network.detach();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Recent dumps' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.dump-row').filter({ hasText: 'slow.bin' })).toHaveCount(0);
});

test.describe('a dump that takes long to decode', () => {
  let slow = true;

  test.beforeEach(async ({ page }) => {
    slow = true;
    // The real answers, held back: no dump that suits a test is large enough to be slow.
    for (const address of ['**/api/v1/dumps/*/trees', /\/api\/v1\/trees\/[^/]+$/]) {
      await page.route(address, async (route) => {
        if (!slow || route.request().method() === 'DELETE') return route.continue();
        const response = await route.fetch();
        const { root, status, ...tree } = await response.json();
        return route.fulfill({ response, json: { ...tree, state: 'decoding', progress: 0.42 } });
      });
    }
    await page.goto('/');
    await page
      .getByLabel('Choose files')
      .setInputFiles({ name: 'order.ser', mimeType: 'application/octet-stream', buffer: sample('java/order.ser') });
    await expect(page.getByRole('status').filter({ hasText: 'Decoding' })).toContainText('Decoding 340 bytes 42%');
  });

  test('shows its progress, then the tree', async ({ page }) => {
    await expect(page.getByRole('progressbar')).toHaveAttribute('value', '0.42');
    slow = false;
    await expectTree(page);
  });

  test('can be stopped, on the server too, and started again', async ({ page }) => {
    const stopped = page.waitForRequest((request) => request.method() === 'DELETE' && /trees/.test(request.url()));
    await page.getByRole('button', { name: 'Cancel' }).click();
    await stopped;
    await expect(page.getByText('Decoding was stopped. The dump is still here.')).toBeVisible();
    slow = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectTree(page);
  });
});
