import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { detail, expectAccessible, goTo, openFile, openObject, sample, selectedRow, test } from './fixtures.ts';

const editor = (page: Page) => detail(page).getByRole('form');
const panel = (page: Page) => page.getByRole('region', { name: 'Notes', exact: true });
const painted = (page: Page, name: string) =>
  page.evaluate((paint) => (CSS.highlights.get(paint)?.size ?? 0) > 0, name);

async function write(page: Page, text: string, colour = 'yellow'): Promise<void> {
  await page.keyboard.press('m');
  await editor(page).getByRole('textbox', { name: 'Text of the note' }).fill(text);
  await editor(page).getByRole('radio', { name: colour }).check();
  await page.keyboard.press('Control+Enter');
  await expect(editor(page)).toHaveCount(0);
}

test('a note is written about a value, shown in bytes and tree, changed and deleted', async ({ page }) => {
  await openObject(page, 'noted.ser', sample('java/web-session.ser'));
  await page
    .getByRole('treegrid')
    .getByRole('row', { name: /^created/ })
    .click();
  await expect(selectedRow(page)).toContainText('created');
  await write(page, 'The **clock** of <img src=x onerror=alert(1)> [it](javascript:alert(1))', 'green');
  const card = detail(page).getByRole('article');
  await expect(card.locator('strong')).toHaveText('clock');
  await expect(card.locator('img')).toHaveCount(0);
  await expect(card.getByRole('link', { name: 'it' })).not.toHaveAttribute('href', /javascript/);
  await expect(selectedRow(page).getByRole('img', { name: 'A note' })).toBeVisible();
  await expect.poll(() => painted(page, 'note-green')).toBe(true);
  await expectAccessible(page, '.detail-pane');

  await card.getByRole('button', { name: 'Edit the note' }).click();
  await editor(page).getByRole('textbox').fill('UTC');
  await editor(page).getByRole('button', { name: 'Keep' }).click();
  await expect(card).toContainText('UTC');
  await page.reload();
  await expect(card).toContainText('UTC');
  await card.getByRole('button', { name: 'Delete the note' }).click();
  await expect(card).toHaveCount(0);
  await expect.poll(() => painted(page, 'note-green')).toBe(false);
});

test('notes stay at their bytes in another format, are found in the list, exported and imported', async ({ page }) => {
  await openFile(page, 'numbers.json', Buffer.from('{"a":[10,20],"b":"noted in e2e"}'));
  await goTo(page, '5+7');
  await write(page, 'list of two');
  await goTo(page, '17+4');
  await write(page, '', 'blue');
  await page.keyboard.press('M');
  await expect(panel(page)).toContainText('2 notes');
  await expectAccessible(page, '.notes-panel');
  await panel(page).getByRole('searchbox').fill('two');
  await expect(panel(page).getByRole('listitem')).toHaveCount(1);
  await panel(page).getByRole('listitem').getByRole('button').click();
  await expect(page.getByRole('contentinfo', { name: 'Status' })).toContainText('7 bytes');

  const exported = page.waitForEvent('download');
  await panel(page).getByRole('button', { name: 'Export' }).click();
  const file = readFileSync(await (await exported).path());
  expect(JSON.parse(file.toString()).notes).toHaveLength(2);

  await page.goto(`${page.url().split('?')[0]}?format=cbor&layers=raw`);
  await expect.poll(() => painted(page, 'note-yellow')).toBe(true);
  await detail(page).getByRole('article').first().waitFor({ state: 'hidden' });
  await page.keyboard.press('M');
  for (const row of ['list of two', 'Bookmark']) {
    await panel(page).getByRole('button', { name: row }).click();
    await detail(page).getByRole('button', { name: 'Delete the note' }).click();
  }
  await expect(panel(page)).toContainText('No notes yet');
  await panel(page)
    .getByLabel('Import')
    .setInputFiles({ name: 'notes.json', mimeType: 'application/json', buffer: file });
  await expect(panel(page)).toContainText('2 notes');
  await panel(page)
    .getByLabel('Import')
    .setInputFiles({ name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from('{"notes":[{}]}') });
  await expect(panel(page).getByRole('alert')).toContainText('offset');
});

test('a bundle opens with its notes, as it was read', async ({ page }) => {
  await openFile(page, 'bundled.json', Buffer.from('["goes","along"]'));
  await goTo(page, '1+6');
  await write(page, 'comes with the bundle');
  await page.keyboard.press('M');
  const saved = page.waitForEvent('download');
  await panel(page).getByRole('button', { name: 'Bundle', exact: true }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('bundled.json.hexplain');
  const bundle = readFileSync(await download.path());
  await page.goto('/');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'bundled.json.hexplain', mimeType: 'application/zip', buffer: bundle });
  await expect(page.getByRole('contentinfo', { name: 'Status' })).toContainText('1 note');
  await page.goto('/');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'no.hexplain', mimeType: 'application/zip', buffer: Buffer.from('nothing') });
  await expect(page.getByText('This is no bundle that Hexplain wrote')).toBeVisible();
});
