import { execFileSync } from 'node:child_process';
import { expect, type Page } from '@playwright/test';
import { put } from './descriptors.ts';
import { expectAccessible, sample, test } from './fixtures.ts';
import { hexplain, type OwnServer, ownFolder, startServer } from './ownServer.ts';

/** A server of its own, where people have tokens. */
let server: OwnServer;
let address: string;
const tokens: Record<string, string> = {};

test.beforeAll(async () => {
  const folder = ownFolder();
  for (const [name, space] of Object.entries({ anna: 'payments', bert: 'orders' })) {
    const words = ['token', 'create', name, '--space', space, '--data-dir', folder];
    tokens[name] = execFileSync(hexplain, words, { encoding: 'utf8' }).trim();
  }
  server = await startServer(folder);
  address = server.address;
});

test.afterAll(() => server.stop());

/** Signs in on a page that nobody used before. */
async function visit(page: Page, name: string): Promise<void> {
  await page.addInitScript((token) => localStorage.setItem('hexplain.token', token), tokens[name] ?? '');
  await page.goto(address);
}

const ledger = `meta:
  id: ledger
  title: Ledger
seq:
  - id: magic
    contents: LEDG
`;

const dumps = (page: Page) => page.locator('.dump-row');

test('a dump of a team is there for its members, and for nobody else', async ({ page, browser }) => {
  await visit(page, 'anna');
  const space = page.getByLabel('Space');
  await expect(space).toHaveValue('');
  await expect(space.getByRole('option')).toHaveText(['All, new ones to payments', 'public', 'anna only', 'payments']);
  await page.getByLabel('Choose files').setInputFiles({
    name: 'secret.ser',
    mimeType: 'application/octet-stream',
    buffer: sample('java/order.ser'),
  });
  await expect(page).toHaveURL(/\/d\//);
  const link = page.url();
  await page.goto(address);
  await expect(dumps(page)).toHaveCount(1);
  await expect(dumps(page)).toContainText('payments · ');
  await expectAccessible(page, 'main');

  await space.selectOption('public');
  await expect(dumps(page)).toHaveCount(0);
  await page.reload();
  await expect(space).toHaveValue('public');

  const other = await (await browser.newContext()).newPage();
  await visit(other, 'bert');
  await expect(other.getByLabel('Space').getByRole('option')).toHaveCount(4);
  await expect(dumps(other)).toHaveCount(0);
  await other.goto(link);
  await expect(other.getByText('There is no dump at this address').first()).toBeVisible();
  await expect(other.getByText('secret.ser')).toHaveCount(0);
  await other.context().close();
});

test('a format of a team reads the dumps of the team, and a link to it leads members there', async ({
  page,
  browser,
}) => {
  await visit(page, 'anna');
  await page.goto(`${address}/formats/-new/edit`);
  await put(page, ledger);
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page).toHaveURL(/formats\/ledger\/edit/);

  await page.goto(`${address}/formats`);
  await expect(page.getByLabel('Space')).toHaveValue('payments');
  const row = page.getByRole('region', { name: 'Your own' }).getByRole('link', { name: /Ledger/ });
  await expect(row).toContainText('payments');
  await row.click();
  await expect(page).toHaveURL(/formats\/ledger\?space=payments$/);
  await expect(page.getByRole('heading', { name: /Ledger/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Version 1' })).toBeVisible();
  await expectAccessible(page, 'main');
  const link = page.url();

  await page.goto(`${address}/formats`);
  await page.getByLabel('Space').selectOption('public');
  await expect(row).toHaveCount(0);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: /Ledger/ })).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await visit(other, 'bert');
  await other.goto(link);
  await expect(other.getByText('There is no format ledger')).toBeVisible();
  await other.context().close();
});
