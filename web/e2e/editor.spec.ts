import { expect } from '@playwright/test';
import {
  bigEndian,
  descriptor,
  editor,
  emptyPage,
  goTo,
  messages,
  native,
  openRecord,
  orderRecord,
  paste,
  put,
  tab,
  throwOnCspViolation,
  tree,
} from './descriptors.ts';
import { detail, selectedRow, test } from './fixtures.ts';

test.beforeEach(({ page }) => throwOnCspViolation(page));

test('a descriptor written from an empty page decodes the record as one types', async ({ page }) => {
  await openRecord(page);
  await emptyPage(page);
  await editor(page).click();
  await paste(page, 'meta:\n  id: typed_order\n  endian: be\nseq:\n  - id: source_id\n    type: ');
  await page.keyboard.type('s8');
  await expect(tree(page)).toContainText('source_id');
  await expect(tree(page)).toContainText('1010');

  await put(page, descriptor('typed_order', bigEndian));
  await expect(tree(page)).toContainText('quantities');
  await expect(page.getByRole('contentinfo', { name: 'Status' })).toContainText('100% explained');
  await goTo(page, 'prices.items[3]');
  await expect(detail(page).locator('.value-actual')).toContainText('0.4');
});

test('a broken text keeps the last fields, says what is wrong where, and is well again when mended', async ({
  page,
}) => {
  await openRecord(page);
  await emptyPage(page);
  await put(page, descriptor('broken_order', bigEndian));
  await expect(tree(page)).toContainText('order_code');
  await goTo(page, 'order_code');
  await expect(detail(page).locator('.value-actual')).toContainText('777');

  await put(page, descriptor('broken_order', bigEndian).replace('repeat: expr', 'repeat: exprs'));
  await expect(messages(page)).toContainText('2 errors');
  const message = messages(page).getByRole('button').first();
  await expect(message).toContainText('exprs');
  await expect(message).toContainText('25:');
  await expect(page.locator('.panes-stale')).toBeVisible();
  await expect(tree(page)).toContainText('order_code');
  await expect(page.locator('.cm-lint-marker-error')).toHaveCount(2);
  await message.click();
  await expect(page.locator('.cm-activeLine')).toContainText('exprs');

  await put(page, descriptor('broken_order', bigEndian));
  await expect(messages(page)).toContainText('No errors');
  await expect(page.locator('.panes-stale')).toHaveCount(0);
  await expect(detail(page).locator('.value-actual')).toContainText('777');
  await expect(selectedRow(page)).toContainText('order_code');
});

test('one key swaps the byte order of the dump, another that of one number', async ({ page }) => {
  await openRecord(page, orderRecord(true));
  await emptyPage(page);
  await put(page, descriptor('native_order', native));
  await expect(page.getByRole('contentinfo')).toContainText('little-endian byte order');
  await goTo(page, 'order_code');
  await expect(detail(page).locator('.value-actual')).toContainText('777');
  const orders = detail(page).getByRole('table', { name: 'The number in both byte orders' });
  await expect(orders.getByRole('row', { name: /little-endian/ })).toContainText('777');
  await expect(orders.getByRole('row', { name: /big-endian/ })).toContainText('151191552');

  await page.keyboard.press('Shift+E');
  await expect(selectedRow(page)).toContainText('151191552 as big-endian');
  await page.keyboard.press('Shift+E');
  await expect(selectedRow(page)).toContainText('777');

  await page.keyboard.press('e');
  await expect(page.getByRole('contentinfo')).toContainText('big-endian byte order');
  await expect(page).toHaveURL(/endian=big/);
  await expect(selectedRow(page)).toContainText('151191552');
  await page.keyboard.press('e');
  await expect(selectedRow(page)).toContainText('777');
});

test('while one writes, the server offers keys and types, and the one that is picked decodes', async ({ page }) => {
  await openRecord(page);
  await emptyPage(page);
  const offered = page.locator('.cm-tooltip-autocomplete');
  await put(page, 'meta:\n  id: helped_order\n  endian: be\nseq:\n  - id: source_id\n    ty');
  await page.keyboard.type('p');
  await expect(offered.getByRole('option', { name: /^type/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.type('e: s');
  await expect(offered.getByRole('option', { name: /^s8/ }).first()).toBeVisible();
  await page.keyboard.type('8');
  await expect(offered.getByRole('option').first()).toContainText('s8');
  await page.keyboard.press('Enter');
  await expect(tree(page)).toContainText('1010');

  await put(page, `${descriptor('helped_order', bigEndian).replace('type: prices', 'type: pri')}`);
  await expect(messages(page)).toContainText('error');
  await messages(page).getByRole('button').first().click();
  await page.keyboard.press('End');
  await page.keyboard.type('c');
  await offered.getByRole('option', { name: /^prices/ }).click();
  await expect(messages(page)).toContainText('No errors');
});

test('a saved format is there after a reload, listed, and versioned', async ({ page }) => {
  await openRecord(page);
  await emptyPage(page);
  await put(page, descriptor('kept_order', bigEndian));
  await expect(tree(page)).toContainText('quantities');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(tab(page)).toContainText('saved');
  await expect(page).toHaveURL(/format=kept_order/);
  await expect(page).toHaveURL(/edit=kept_order/);
  await page.reload();
  await expect(tree(page)).toContainText('quantities');
  await expect(editor(page)).toContainText('kept_order');

  await put(page, descriptor('kept_order', bigEndian).replace('An order', 'The order'));
  await expect(tab(page)).toContainText('changed');
  await page.reload();
  await expect(editor(page)).toContainText('The order');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(tab(page).getByText('saved', { exact: true })).toBeVisible();

  await page.goto('/formats?q=kept');
  await page.getByRole('link', { name: /The order/ }).click();
  await expect(page.getByText('own, version 2')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Type kept_order', exact: true })).toContainText('source_id');
  await page.getByRole('link', { name: 'Version 1' }).click();
  await expect(page.getByRole('textbox', { name: 'Source of the descriptor' })).toContainText('An order');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'Formats', exact: true })).toBeVisible();
  await expect(page.getByText('kept_order')).toHaveCount(0);
});

test('the fields of a Java record become a descriptor that decodes it', async ({ page }) => {
  await openRecord(page);
  await page.getByRole('button', { name: 'Write the format' }).click();
  const dialog = page.getByRole('dialog', { name: 'New format' });
  await dialog
    .getByLabel('Java fields')
    .fill('long sourceId, boolean special, int orderCode, int priority, double[] prices, long[] quantities');
  await dialog.getByLabel('Id').fill('described_order');
  await dialog.getByRole('button', { name: 'Generate descriptor' }).click();
  await expect(editor(page)).toContainText('described_order');
  await expect(tree(page)).toContainText('777');
  await expect(page.getByRole('contentinfo', { name: 'Status' })).toContainText('100% explained');
});

test('a field leads to its line, and a line to its field', async ({ page }) => {
  await openRecord(page);
  await emptyPage(page);
  await put(page, descriptor('linked_order', bigEndian));
  await expect(tree(page)).toContainText('priority');
  await goTo(page, 'priority');
  await expect(page.locator('.cm-defining')).toContainText('priority');
  await page.keyboard.press('.');
  await expect(page.locator('.cm-activeLine')).toContainText('priority');
  for (let line = 0; line < 2; line++) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Control+Enter');
  await expect(selectedRow(page)).toContainText('order_code');
});

test('an expression shows its value and leads to its field', async ({ page }) => {
  await openRecord(page);
  await emptyPage(page);
  await put(page, descriptor('asked_order', bigEndian));
  await expect(tree(page)).toContainText('quantities');
  await tree(page).focus();
  await page.keyboard.press('=');
  const input = page.getByRole('textbox', { name: 'Expression to evaluate' });
  await input.fill('prices.items[3] * 2');
  const answer = page.getByRole('status').filter({ has: page.locator('.expression-value') });
  await expect(answer).toContainText('0.8');
  await input.fill('prices.itmes');
  await expect(page.getByRole('search', { name: 'Expression' })).toContainText('itmes');
  await input.fill('prices.items[3]');
  await expect(answer).toContainText('0.4');
  await input.press('Enter');
  await expect(detail(page)).toContainText('items[3]');
  await input.fill('');
  await input.press('ArrowUp');
  await expect(input).toHaveValue('prices.items[3]');
  await input.press('Escape');
  await expect(input).toHaveCount(0);
});
