import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { detail, expectAccessible, openFile, openObject, sample } from './fixtures.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const status = (page: Page) => page.getByRole('contentinfo', { name: 'Status' });
const bytes = (page: Page) => page.getByRole('grid', { name: 'Bytes by row' });
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function goTo(page: Page, place: string): Promise<void> {
  await page.keyboard.press('g');
  await page.getByRole('combobox', { name: 'Go to' }).fill(place);
  await page.keyboard.press('Enter');
}

async function openSession(page: Page): Promise<void> {
  await openFile(page, 'web-session.ser', sample('java/web-session.ser'));
}

test('selected bytes are copied as the pane shows them, and in other spellings', async ({ page }) => {
  await openSession(page);
  await goTo(page, '0+6');
  await expect(status(page)).toContainText('6 bytes');
  await bytes(page).focus();
  await page.keyboard.press('Control+c');
  await expect.poll(() => copied(page)).toBe('AC ED 00 05 73 72');
  await page.keyboard.press('y');
  await page.getByRole('combobox', { name: 'Copy 6 bytes as' }).fill('base64');
  await expect(page.getByRole('option').first()).toContainText('base64');
  await page.keyboard.press('Enter');
  await expect.poll(() => copied(page)).toContain('rO0ABXNy');
  await page.keyboard.press('y');
  await expectAccessible(page, 'dialog');
  await page.keyboard.press('Escape');
  await bytes(page).focus();
  await page.keyboard.press('Control+a');
  await expect(status(page)).toContainText('1,061 bytes');
});

test('a value is copied from the tree, and kept as a document', async ({ page }) => {
  await openObject(page, 'web-session.ser', sample('java/web-session.ser'));
  const tree = page.getByRole('treegrid');
  await tree.getByRole('row', { name: /^created/ }).click();
  await expect(detail(page)).toContainText('2012-07-11T09:46:40Z');
  await page.keyboard.press('Control+c');
  await expect.poll(() => copied(page)).toBe('2012-07-11T09:46:40Z');
  await tree.getByRole('row', { name: /^cart/ }).click();
  await expect(detail(page).getByRole('region', { name: 'Value', exact: true })).toContainText('cart');
  const download = page.waitForEvent('download');
  await detail(page).getByRole('button', { name: 'JSON' }).click();
  const file = JSON.parse(readFileSync(await (await download).path(), 'utf-8'));
  expect(file).toHaveLength(3);
});

test('the data inspector reads what is selected as every type', async ({ page }) => {
  await openSession(page);
  await goTo(page, '0..7');
  const inspector = detail(page).getByRole('region', { name: 'Data inspector' });
  await expect(inspector.getByRole('row', { name: /^short/ })).toContainText('-21267');
  await expect(inspector.getByRole('row', { name: /^unsigned short/ })).toContainText('44269');
  await inspector.getByRole('group', { name: /Bits/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(inspector).toContainText('bit 6 of byte +0: 0, mask 0x40');
  await expectAccessible(page, '.detail-pane');
});

test('a checksum tells what it is a checksum of', async ({ page }) => {
  await openFile(page, 'fetched.bin', sample('network/kafka-fetch-response.bin'));
  await goTo(page, '4b');
  await detail(page).getByRole('button', { name: 'Which bytes is this a checksum of?' }).click();
  await detail(page).getByRole('button', { name: 'CRC-32C of 69 bytes from 0x4F' }).click();
  await expect(status(page)).toContainText('69 bytes');
  await detail(page).getByText('Statistics and checksums').click();
  await expect(detail(page)).toContainText('ed9e9c75');
  await expect(detail(page).getByRole('img', { name: /How often each byte occurs/ })).toBeVisible();
});

test('selected bytes open as a file of their own, and back', async ({ page }) => {
  const inner = sample('java/web-session.ser');
  await openFile(page, 'around.bin', Buffer.concat([Buffer.alloc(100, 0x2e), inner, Buffer.alloc(50, 0x2e)]));
  await goTo(page, `64+${inner.length.toString(16)}`);
  await detail(page).getByRole('button', { name: 'Open as a file' }).click();
  await expect(page.getByRole('banner')).toContainText('Java object serialization stream');
  await expect(status(page)).toContainText('100% explained');
  await page.goBack();
  await expect(status(page)).toContainText('1,061 bytes');
});

test('a map of the whole source leads anywhere', async ({ page }) => {
  const noise = Buffer.from(Array.from({ length: 40_000 }, (_, i) => (i * 7919) % 251));
  await openFile(page, 'long.bin', Buffer.concat([noise, Buffer.alloc(40_000)]));
  const map = page.locator('.minimap');
  await expect(map).toBeVisible();
  const box = await map.boundingBox();
  if (!box) throw new Error('The map has no place');
  await page.mouse.move(box.x + 4, box.y + box.height / 4);
  await expect(status(page)).toContainText(/0x4\w+: unparsed, entropy/);
  await page.mouse.click(box.x + 4, box.y + box.height - 2);
  await expect(bytes(page)).toContainText('013790');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('map beside the bytes: none');
  await page.keyboard.press('Enter');
  await expect(map).toHaveCount(0);
});
