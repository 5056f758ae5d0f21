import { expect } from '@playwright/test';
import { expectAccessible, openFile, test } from './fixtures.ts';

test('several files are open beside each other, each at its place', async ({ page }) => {
  await openFile(page, 'first.json', Buffer.from('{"number": 1, "name": "first of the open files"}'));
  await expect(page.getByRole('treegrid')).toContainText('number');
  await expect(page.getByRole('navigation', { name: 'Open files' })).toHaveCount(0);
  await page.getByRole('row', { name: /^name string/ }).click();
  await expect(page).toHaveURL(/at=|field=/);
  const place = page.url();
  await openFile(page, 'second.json', Buffer.from('{"other": 2, "name": "second of the open files"}'));
  await expect(page.getByRole('treegrid')).toContainText('other');
  const files = page.getByRole('navigation', { name: 'Open files' });
  await expect(files.getByRole('link')).toHaveText(['first.json', 'second.json']);
  await expectAccessible(page);
  await files.getByRole('link', { name: 'first.json' }).click();
  await expect(page).toHaveURL(place);
  await page.keyboard.press('F8');
  await expect(page.getByRole('treegrid')).toContainText('other');
  await files.getByRole('button', { name: 'Close second.json' }).click();
  await expect(page).toHaveURL(place);
  await expect(files).toHaveCount(0);
});

test('a file that is dragged into another window opens there', async ({ page, context }) => {
  await openFile(page, 'dragged.json', Buffer.from('{"dragged": true}'));
  await expect(page.getByRole('treegrid')).toContainText('dragged');
  const address = page.url();
  const other = await context.newPage();
  await other.goto('/');
  await other.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', text);
    dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true, bubbles: true }));
  }, address);
  await expect(other.getByRole('treegrid')).toContainText('dragged');
});

test('no part of a page lies outside the window, however many files are open', async ({ page }) => {
  await page.goto('/');
  for (let file = 0; file < 12; file++) {
    await openFile(page, `open-${file}.json`, Buffer.from(`{"open": ${file}}`));
    if (![0, 1, 11].includes(file)) continue;
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.locator('.app')).toHaveJSProperty('scrollHeight', 900);
      const status = page.getByRole('contentinfo', { name: 'Status' });
      if (width > 720) await expect(status).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  }
  for (const address of ['/', '/formats', '/compare']) {
    await page.goto(address);
    await expect(page.getByRole('navigation', { name: 'Open files' })).toBeVisible();
    await expect(page.locator('.app')).toHaveJSProperty('scrollHeight', 900);
  }
});
