import { expect } from '@playwright/test';
import {
  bigEndian,
  descriptor,
  editor,
  emptyPage,
  goTo,
  messages,
  openRecord,
  put,
  throwOnCspViolation,
  tree,
} from './descriptors.ts';
import { clickByte, detail, expectAccessible, openFile, selectedRow, test } from './fixtures.ts';

const unmasking = `meta:
  id: unmasked
  encoding: ASCII
seq:
  - id: len_body
    type: u1
  - id: body
    size: len_body
    type: letter
    process: xor(0x5a)
types:
  letter:
    seq:
      - id: word
        type: str
        size-eos: true
`;

test.beforeEach(({ page }) => throwOnCspViolation(page));

test('a record opens from the page of its format, is decoded as that, and its byte order is swapped with one key', async ({
  page,
}) => {
  await page.goto('/formats/order');
  await page.getByRole('button', { name: /185 bytes, little-endian/ }).click();
  await expect(page).toHaveURL(/\/d\/.*format=order/);
  const status = page.getByRole('contentinfo', { name: 'Status' });
  await expect(status).toContainText('100% explained');
  await expect(status).toContainText('little-endian byte order');
  await goTo(page, 'prices[3]');
  await expect(detail(page).locator('.value-actual')).toContainText('0.4');
  await expect(detail(page).locator('dt:text-is("logical path") + dd')).toHaveText('prices[3]');
  await goTo(page, 'order_code');
  await expect(selectedRow(page)).toContainText('777');
  await page.keyboard.press('e');
  await expect(status).toContainText('big-endian byte order');
  await expect(selectedRow(page)).toContainText('151191552');
  await page.keyboard.press('e');
  await expect(status).toContainText('little-endian byte order');
  await expect(selectedRow(page)).toContainText('777');
});

test('the first page offers a record, and opens it as its format', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /Order in 185 bytes, big-endian/ }).click();
  await expect(page).toHaveURL(/format=order/);
  await expect(page.getByRole('contentinfo', { name: 'Status' })).toContainText('100% explained');
});

test('bytes that a process makes are shown in a source of their own, and the way leads back', async ({ page }) => {
  const hidden = Buffer.from([4, ...Buffer.from('fish').map((byte) => byte ^ 0x5a)]);
  await openFile(page, 'hidden.bin', hidden);
  await emptyPage(page);
  await put(page, unmasking);
  await expect(tree(page)).toContainText('body');
  const bytes = page.getByRole('grid', { name: 'Bytes by row' });
  await goTo(page, 'body.xor.word');
  await expect(detail(page).locator('.value-actual')).toContainText('fish');
  const source = page.locator('.hex-source');
  await expect(source).toContainText('Source 1: 4 bytes, made by xor from 4 bytes at 0x1');
  await expect(bytes).toContainText('66 69 73 68');
  await source.getByRole('button', { name: 'Back to the source they were derived from' }).click();
  await expect(source).toHaveCount(0);
  await expect(bytes).toContainText('04 3C 33 29 32');
  await expect(selectedRow(page)).toContainText('body');

  await goTo(page, 'body.xor.word');
  await put(page, unmasking.replace('0x5a', '0x5b'));
  await expect(detail(page).locator('.value-actual')).toContainText('ghri');
  await expect(selectedRow(page)).toContainText('word');
  await expect(bytes).toContainText('67 68 72 69');
  await put(page, unmasking.replace('id: word', 'id: renamed'));
  await expect(detail(page).locator('.value-actual')).toContainText('fish');
  await expect(selectedRow(page)).toContainText('renamed');
});

test('a field of an imported descriptor leads to its line there', async ({ page }) => {
  await page.goto('/formats/order_stream');
  await page
    .getByRole('button', { name: /little-endian/ })
    .first()
    .click();
  await goTo(page, 'orders[0].order_code');
  await expect(detail(page)).toContainText(/in line \d+ of order/);
  await page.keyboard.press('.');
  const imported = page.getByRole('textbox', { name: 'Imported descriptor order' });
  await expect(imported).toContainText('id: order_code');
  await expect(page.getByText('order is imported, built-in')).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(imported).toHaveCount(0);
  await expect(editor(page)).toContainText('id: order_stream');
});

test('formats are found by name, extension and signature, and a page says what one is made of', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Samples' })).toBeVisible();
  await page.keyboard.press('f');
  await page.getByRole('searchbox', { name: 'Search formats' }).fill('AC ED');
  await expect(page).toHaveURL(/q=AC\+ED/);
  await page.getByRole('link', { name: /java_serialization/ }).click();
  await expect(page).toHaveURL(/formats\/java_serialization/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Java');
  await page.goto('/formats?q=nothing+has+this+name');
  await expect(page.getByText('No format matches')).toBeVisible();
});

test('formats, a format, the dialog and the editor have no serious accessibility fault', async ({ page }) => {
  await openRecord(page);
  await page.keyboard.press('n');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Empty descriptor' }).click();
  await put(page, descriptor('seen_order', bigEndian));
  await expect(tree(page)).toContainText('quantities');
  await clickByte(page, 0x16);
  await expect(detail(page)).toContainText('0.1');
  await tree(page).focus();
  await page.keyboard.press('=');
  await expectAccessible(page);
  await put(page, 'meta:\n  id: x\nseq:\n  - id: a\n    type: u4\n    tpye: u4\n');
  await expect(messages(page)).toContainText('error');
  await expectAccessible(page);
  await page.goto('/formats');
  await expect(page.getByRole('heading', { name: 'Built-in' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/formats/java_serialization');
  await expect(page.getByRole('heading', { name: 'Structure' })).toBeVisible();
  await expectAccessible(page);
});

test('what could not be loaded is there when the server answers again', async ({ page }) => {
  await page.route('**/api/v1/formats*', (route) => route.abort());
  await page.goto('/formats');
  await expect(page.getByRole('alert')).toContainText('The server does not answer');
  await page.unroute('**/api/v1/formats*');
  await expect(page.getByRole('heading', { name: 'Built-in' })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('alert')).toHaveCount(0);
});
