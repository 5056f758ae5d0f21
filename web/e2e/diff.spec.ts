import { expect, type Page, test } from '@playwright/test';
import { detail, expectAccessible, expectTree, openObject } from './fixtures.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Differences' });
const rows = (page: Page) => panel(page).getByRole('option');
const json = (value: unknown) => Buffer.from(JSON.stringify(value));

const monday = { shop: 'north', orders: [1, 2, 3, 4].map((id) => ({ id, price: id * 10, tags: ['a'] })) };
const tuesday = {
  orders: [1, 2, 9, 3, 4].map((id) => ({ id, price: id * 10 + (id === 3 ? 1 : 0), tags: ['a'] })),
  shop: 'north',
};

/** Opens one file, and compares it with another that is chosen. */
async function compare(page: Page, before: Buffer, after: Buffer): Promise<void> {
  await openObject(page, 'monday.json', before);
  await page.keyboard.press('D');
  await page
    .getByLabel('Another file', { exact: true })
    .setInputFiles({ name: 'tuesday.json', mimeType: 'application/json', buffer: after });
}

test('two files are compared by what they say', async ({ page }) => {
  await compare(page, json(monday), json(tuesday));
  await expect(panel(page)).toContainText('1 value changed (orders[2].price), 1 added (orders[2])');
  await expect(rows(page)).toHaveCount(2);
  await rows(page).filter({ hasText: 'changed' }).click();
  await expect(detail(page)).toContainText('orders[2].price');
  await expect(panel(page).getByRole('region', { name: 'Before' })).toContainText('33 30');
  await expect(panel(page).getByRole('region', { name: 'After' })).toContainText('33 31');
  await expectAccessible(page, '.diff-panel');
});

test('differences are gone through by keys, and the address brings them back', async ({ page }) => {
  await compare(page, json(monday), json({ ...monday, shop: 'south', orders: [] }));
  await expect(rows(page)).toHaveCount(5);
  await panel(page).getByRole('listbox').focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).first()).toHaveAttribute('aria-selected', 'true');
  await panel(page).getByRole('button', { name: 'Next difference' }).click();
  await expect(rows(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await expect(rows(page)).toHaveCount(5);
  await panel(page).getByRole('button', { name: 'Close differences' }).click();
  await expect(panel(page)).toHaveCount(0);
});

test('fields and bytes are compared too', async ({ page }) => {
  await compare(page, json({ a: 1 }), Buffer.from('{"a": 12}'));
  await expect(panel(page)).toContainText('1 value changed (a)');
  await panel(page).getByRole('button', { name: 'Bytes' }).click();
  await expect(panel(page)).toContainText('2 runs of bytes added');
  await panel(page).getByRole('button', { name: 'Fields' }).click();
  await expect(panel(page)).toContainText(/fields? changed/);
});

test('both files scroll beside each other, and the tree marks what differs', async ({ page }) => {
  const lines = Array.from({ length: 300 }, (_, id) => ({ id, text: `line ${id}` }));
  const changed = lines.map((line) => (line.id === 250 ? { id: 250, text: 'another text' } : line));
  await compare(page, json({ lines }), json({ lines: [...changed.slice(0, 10), ...changed.slice(12)] }));
  await panel(page).getByRole('button', { name: 'Side by side' }).click();
  const both = panel(page).getByRole('grid', { name: 'Bytes of both files' });
  await expect(both.getByRole('row').first().getByRole('gridcell')).toContainText(['7B 22', '7B 22']);
  await rows(page).filter({ hasText: 'changed' }).first().click();
  await expect(both.locator('.beside-differs').first()).toBeVisible();
  await expect(both).toContainText('61 6E 6F 74 68 65 72');
  await expectAccessible(page, '.diff-panel');
  await expect(page.getByRole('treegrid').getByRole('img', { name: 'Differs' }).first()).toBeVisible();
  await panel(page).getByRole('button', { name: 'Close differences' }).click();
  await expect(page.getByRole('treegrid').getByRole('img', { name: 'Differs' })).toHaveCount(0);
});

test('files that say the same have no differences', async ({ page }) => {
  await compare(page, json({ a: 1, b: 2 }), json({ b: 2, a: 1 }));
  await expect(panel(page)).toContainText('Both say the same');
  await expect(rows(page)).toHaveCount(0);
});

test('two sides of a flow are compared by choosing the one that was seen before', async ({ page }) => {
  await page.goto('/');
  const response = await page.request.post('/api/v1/sample-dumps/rmi/dumps');
  const { id } = (await response.json()) as { id: string };
  await page.goto(`/d/${id}?layers=tcp:2a`);
  await expectTree(page);
  await page.goto(`/d/${id}?layers=tcp:2b`);
  await expectTree(page);
  await page.keyboard.press('D');
  const dialog = page.getByRole('dialog', { name: 'Compare with another file' });
  await expect(dialog.getByRole('heading', { name: 'Flows, messages and layers seen in this tab' })).toBeVisible();
  await expectAccessible(page, 'dialog');
  await dialog.getByRole('button', { name: /^rmi/ }).first().click();
  await expect(page.getByRole('region', { name: 'Differences' })).toBeVisible();
  await expect(page).toHaveURL(/diffLayers=tcp/);
});
