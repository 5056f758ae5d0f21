import { expect } from '@playwright/test';
import { detail, expectAccessible, expectTree, openFile, sample, test } from './fixtures.ts';

test('pasted xxd text is decoded to the 340 bytes it spells, every one of them named', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Paste bytes or a message').fill(sample('text/order.xxd.txt').toString());
  await expect(page.getByRole('region', { name: 'Detected format' }).getByLabel('Layer', { exact: true })).toHaveValue(
    'xxd',
  );
  await page.getByRole('button', { name: /^Open/ }).click();
  await expectTree(page);
  const status = page.getByRole('contentinfo', { name: 'Status' });
  await expect(status).toContainText('340 B');
  await expect(status).toContainText('100% explained');
  await expect(status).toContainText('No issues');
});

test('a truncated dump opens, says where it ends, and the issue leads there', async ({ page }) => {
  await openFile(page, 'order-truncated.ser', sample('java/order-truncated.ser'));
  const issues = page.getByRole('region', { name: 'Issues', exact: true });
  await expect(issues).toBeVisible();
  await issues.getByRole('button').filter({ hasText: '0x' }).first().click();
  await expect(detail(page).locator('.issue-text')).toBeVisible();
  await expect(page).toHaveURL(/field=/);
});

test('an unknown dump in the address says so and leads home', async ({ page }) => {
  await page.goto('/d/no-such-dump');
  await expect(page.getByRole('alert')).toContainText('There is no dump at this address');
  await page.getByRole('link', { name: 'Open another dump', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'See what every byte means' })).toBeVisible();
});

test('a dump opened once is among the recent ones, and deleting it asks first', async ({ page }) => {
  await openFile(page, 'to-delete.bin', Buffer.from('nothing that any format knows'));
  await page.getByRole('link', { name: /Hexplain/ }).click();
  const row = page.locator('.dump-row').filter({ hasText: 'to-delete.bin' });
  await row.getByRole('button', { name: 'Delete to-delete.bin' }).click();
  await row.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(row).toHaveCount(0);
});

test('a dump is renamed, found by what it says, and deleted together with others', async ({ page }) => {
  for (const kind of ['first', 'second', 'third']) {
    await openFile(page, `${kind}.json`, Buffer.from(`{"topic": "several", "kind": "${kind}"}`));
    await expect(page.getByRole('treegrid')).toContainText(kind);
  }
  await page.goto('/?q=several');
  const rows = page.locator('.dump-row');
  await expect(rows).toHaveCount(3);
  await rows.first().getByRole('button', { name: 'Rename third.json' }).click();
  await page.getByLabel('New name of third.json').fill('kept by name.json');
  await page.keyboard.press('Enter');
  await expect(rows.first()).toContainText('kept by name.json');
  await expect(rows.first()).toContainText('kind="third"');
  await page.getByRole('button', { name: 'Choose several' }).click();
  await page.getByLabel('Choose first.json').check();
  await page.getByLabel('Choose second.json').check();
  await expectAccessible(page, '.open-lists');
  await page.getByRole('button', { name: 'Delete them' }).click();
  await expect(page.getByText('Delete 2 dumps, with their notes?')).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(rows).toHaveCount(1);
});

test('recent dumps are searched, and come page by page', async ({ page }) => {
  for (let i = 0; i < 60; i++) {
    await page.request.post(`/api/v1/dumps?name=paged-${i}.bin`, { data: Buffer.from(`paged ${i}`) });
  }
  await page.goto('/');
  const section = page.locator('section', { has: page.getByRole('heading', { name: 'Recent dumps' }) });
  const rows = section.locator('.dump-row');
  await expect(rows).toHaveCount(50);
  await page.keyboard.press('r');
  const search = page.getByLabel('Search recent dumps');
  await expect(search).toBeFocused();
  await page.keyboard.type('PAGED');
  await expect(section.locator('.rows-count')).toHaveText(/^60 of \d+ on this server$/);
  await expect(page).toHaveURL(/\?q=PAGED$/);
  await section.getByRole('link', { name: 'Older' }).click();
  await expect(rows).toHaveCount(10);
  await expect(section.getByRole('navigation', { name: 'Pages of dumps' })).toContainText('51 to 60 of 60');
  await page.reload();
  await expect(rows).toHaveCount(10);
  await expect(search).toHaveValue('PAGED');
  await expectAccessible(page, '.open-lists');
  await search.fill('paged-7.bin');
  await search.press('Enter');
  await expect(rows).toHaveCount(1);
  await expect(rows.getByRole('link')).toBeFocused();
  await search.fill('no such dump');
  await expect(section.getByText('No dump has “no such dump”')).toBeVisible();
  await search.press('Escape');
  await expect(rows).toHaveCount(50);
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/?from=5000');
  await section.getByRole('link', { name: 'Newer' }).click();
  await expect(rows.first()).toBeVisible();
});

test('an upload that cannot reach the server says so and offers another try', async ({ page }) => {
  await page.goto('/');
  await page.route('**/api/v1/dumps?*', (route) => route.abort());
  await page.getByLabel('Paste bytes or a message').fill('AC ED 00 05');
  await page.getByRole('button', { name: /^Open/ }).click();
  await expect(page.getByRole('alert')).toContainText('The server does not answer');
  await page.unroute('**/api/v1/dumps?*');
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expectTree(page);
});

test('a sample is found by words, and Enter opens the first', async ({ page }) => {
  await page.goto('/');
  const search = page.getByLabel('Search samples');
  const samples = page.locator('section', { has: search });
  await expect(search).toBeVisible();
  await page.keyboard.press('s');
  await expect(search).toBeFocused();
  await page.keyboard.type('no such thing');
  await expect(page.getByText('No sample has “no such thing”')).toBeVisible();
  await expect(samples.locator('.rows-count')).toHaveText(/^0 of \d+$/);
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');
  await expect(page.getByText(/^Protocols and packets \d+$/)).toBeVisible();
  await page.keyboard.type('market json');
  const first = samples.locator('.row').first();
  await expect(first).toContainText('Market data');
  await expect(samples.locator('.rows-count')).toHaveText(/^[1-9]\d* of \d+$/);
  await page.keyboard.press('Enter');
  await expectTree(page);
  await expect(page.getByRole('contentinfo', { name: 'Status' })).toContainText('100% explained');
});

test('the samples stand in groups, whose rows are there when one is opened', async ({ page }) => {
  await page.goto('/');
  const group = page.locator('.sample-group', { hasText: 'Captures' });
  await expect(group.locator('.row')).toHaveCount(0);
  await group.locator('summary').click();
  await group.getByRole('button', { name: /^Java RMI, captured/ }).click();
  await expect(page.getByRole('tab', { name: /^Flows/ })).toBeVisible();
});

test('the palette finds actions, files and formats', async ({ page }) => {
  await openFile(page, 'palette-orders.json', Buffer.from('{"palette":1}'));
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('combobox', { name: 'All actions' });
  await palette.fill('MessagePack');
  await expect(page.getByRole('option').filter({ hasText: 'format' }).first()).toContainText('MessagePack');
  await palette.fill('palette-orders');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('palette-orders.json');
  await page.keyboard.press('f');
  await expect(page).toHaveURL(/\/d\//);
});
