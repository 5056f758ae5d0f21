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
