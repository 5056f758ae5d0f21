import { expect } from '@playwright/test';
import {
  clickByte,
  detail,
  expectAccessible,
  expectTree,
  goTo,
  openObject,
  openOrder,
  sample,
  selectedRow,
  showStream,
  test,
} from './fixtures.ts';

const session = sample('java/web-session.ser');

test('a session opens as the object that it is', async ({ page }) => {
  await openObject(page, 'web-session.ser', session);
  await expect(page.getByRole('button', { name: 'Object', exact: true })).toHaveAttribute('aria-pressed', 'true');
  const rows = page.locator('.tree-row');
  const entry = (key: string) => rows.filter({ has: page.getByText(key, { exact: true }) });
  await expect(rows.first()).toContainText('HashMap (5)');
  await expect(entry('created')).toContainText('2012-07-11T09:46:40Z');
  await expect(entry('cart')).toContainText('ArrayList (3)');
  await expect(entry('token')).toContainText('01234567-89ab-cdef-fedc-ba9876543210');
  await expectAccessible(page);
});

test('a value lights its bytes, and the class descriptor that says what it is', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(CSS, 'highlights'));
  await openObject(page, 'web-session.ser', session);
  await page
    .locator('.tree-row')
    .filter({ has: page.getByText('created', { exact: true }) })
    .click();
  await expect(page.locator('.hex-bytes .run-selection').first()).toBeVisible();
  await expect(page.locator('.hex-bytes .run-descriptor').first()).toBeVisible();
  await expect(detail(page).getByRole('region', { name: 'Value' })).toContainText('2012-07-11T09:46:40Z');
  await page.keyboard.press('Escape');
  await expect(page.locator('.hex-bytes .run-descriptor')).toHaveCount(0);
});

test('a byte finds its value, and the link keeps it in both trees', async ({ page }) => {
  await openObject(page, 'web-session.ser', session);
  await clickByte(page, 0x7f); // of the milliseconds of `created`
  await expect(selectedRow(page)).toContainText('created');
  await page.reload();
  await expectTree(page);
  await expect(selectedRow(page)).toContainText('created');
  await page.keyboard.press('o');
  await expect(selectedRow(page)).toContainText('1342000000000');
  await expect(page).toHaveURL(/show=stream/);
  await page.keyboard.press('o');
  await expect(selectedRow(page)).toContainText('created');
});

test('a reference shows what it refers to, and Enter goes there', async ({ page }) => {
  await openObject(page, 'web-session.ser', session);
  await goTo(page, 'cart[2]');
  await expect(selectedRow(page)).toContainText('→');
  await expect(selectedRow(page)).toContainText('LinkedHashMap');
  await page.getByRole('treegrid').focus();
  await page.keyboard.press('Enter');
  await expect(selectedRow(page)).toContainText('user');
});

test('what a value is read from is in the detail, one click from its bytes', async ({ page }) => {
  await openObject(page, 'web-session.ser', session);
  await goTo(page, 'created');
  const value = detail(page).getByRole('region', { name: 'Value' });
  await value.getByRole('button', { name: '0x7C time 1342000000000' }).click();
  await expect(page).toHaveURL(/field=/);
  await expect(page.getByRole('contentinfo', { name: 'Status' })).toContainText('0x7C');
  await expect(value).toContainText('2012-07-11T09:46:40Z');
  await expect(detail(page).getByRole('table', { name: 'The number in both byte orders' })).toContainText(
    '1342000000000',
  );
  await goTo(page, 'user.id');
  await expect(value).toContainText('4711');
  await expect(value).not.toContainText('Read from');
});

test('a reference lights what it refers to in both trees, and leads there', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(CSS, 'highlights'));
  await openObject(page, 'web-session.ser', session);
  await goTo(page, 'cart[2]');
  const lit = page.locator('.hex-bytes .run-referred');
  await expect(lit.first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Roles of bytes' })).toContainText('referred to');
  await expectAccessible(page);
  await page.keyboard.press('o');
  await expect(selectedRow(page)).toContainText('0x7E000A');
  await expect(lit.first()).toBeVisible();
  await page.keyboard.press('o');
  await detail(page)
    .getByRole('button', { name: /refers to user/ })
    .click();
  await expect(selectedRow(page)).toContainText('user');
  await expect(lit).toHaveCount(0);
  await goTo(page, 'cart[2]');
  await selectedRow(page).getByRole('button', { name: '→' }).click();
  await expect(selectedRow(page)).toContainText('user');
});

test('a long text is read on in its box, and copied whole', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const text = Array.from({ length: 9_000 }, (_, i) => `line ${i}`).join(' ');
  const head = Buffer.from([
    0xac,
    0xed,
    0,
    5,
    0x7c,
    0,
    0,
    0,
    0,
    0,
    text.length >> 16,
    (text.length >> 8) & 0xff,
    text.length & 0xff,
  ]);
  await openObject(page, 'long.ser', Buffer.concat([head, Buffer.from(text)]));
  await page.locator('.tree-row').first().click();
  const value = detail(page).getByRole('region', { name: 'Value' });
  const box = value.getByLabel('Text of the value');
  await expect(box).not.toContainText('line 900');
  await value.getByRole('button', { name: 'Show more' }).click();
  await expect(box).toContainText('line 900');
  await expect(value.getByRole('status')).toHaveText(/^to \d+%$/);
  await expectAccessible(page);
  for (let i = 0; i < 5; i++) await value.getByRole('button', { name: 'Show more' }).click();
  await expect(box).toContainText('line 8999"');
  await expect(value.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  await value.getByRole('button', { name: 'Copy the whole text' }).click();
  await expect(value).toContainText('copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
});

test('what ends block data has no row until it is asked for', async ({ page }) => {
  await openObject(page, 'web-session.ser', session);
  await showStream(page);
  await goTo(page, 'contents[0].classData[0].objectAnnotation[2].classData[0].objectAnnotation[0]');
  const rows = page.locator('.tree-row');
  await expect(selectedRow(page)).toContainText('[0]');
  const ends = rows.filter({ hasText: 'TC_ENDBLOCKDATA' });
  await expect(ends).toHaveCount(0);
  await page.getByRole('treegrid').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(selectedRow(page)).toContainText('objectAnnotation');
  await page.keyboard.press('Enter');
  await expect(ends).toHaveCount(1);
  await clickByte(page, 0x84); // that same byte
  await expect(selectedRow(page)).toContainText('TC_ENDBLOCKDATA');
});

test('a banner about the network goes when the network is back', async ({ page, context }) => {
  await openObject(page, 'web-session.ser', session);
  await context.setOffline(true);
  await page
    .locator('.tree-row')
    .filter({ has: page.getByText('token', { exact: true }) })
    .click();
  const alert = page.getByRole('alert').filter({ hasText: 'The server does not answer' });
  await expect(alert.first()).toBeVisible();
  await context.setOffline(false);
  await expect(alert).toHaveCount(0);
});

test('paths of values and of fields are places to go to', async ({ page }) => {
  await openObject(page, 'web-session.ser', session);
  await goTo(page, 'user.name');
  await expect(selectedRow(page)).toContainText('"Zoë 😀"');
  await expect(detail(page).getByRole('region', { name: 'Value' })).toContainText('user.name');
  await goTo(page, 'contents[0].classData[0].threshold');
  await expect(page.getByRole('navigation', { name: /Path/ })).toContainText('threshold');
  await goTo(page, 'user.phone');
  await expect(page.getByRole('alert')).toContainText('user.phone');
});

test('keys walk the values', async ({ page }) => {
  await openObject(page, 'web-session.ser', session);
  await page.getByRole('treegrid').focus();
  await page.keyboard.press('Home');
  await expect(selectedRow(page)).toContainText('HashMap');
  await page.keyboard.press('ArrowDown');
  await expect(selectedRow(page)).toContainText('created');
  await goTo(page, 'user');
  await expect(selectedRow(page)).toContainText('LinkedHashMap');
  await page.getByRole('treegrid').focus();
  await page.keyboard.press('ArrowRight');
  await expect(selectedRow(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(selectedRow(page)).toHaveAttribute('aria-expanded', 'false');
});

test('a record opens as its fields, whose values are one key away', async ({ page }) => {
  await openObject(page, 'order.bin', sample('records/order-be.bin'));
  await expect(page.getByRole('button', { name: 'Stream', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('o');
  await expect(page.getByRole('treegrid', { name: 'Values' })).toBeVisible();
  await expect(page.locator('.tree-row').first()).toBeVisible();
});

test('the edge between names and values moves, and stays where it was put', async ({ page }) => {
  await openOrder(page);
  const name = page.locator('.tree-row').nth(2).locator('.tree-name');
  const before = (await name.boundingBox())?.width ?? 0;
  const edge = page.getByRole('separator', { name: 'Width of the names' });
  await edge.focus();
  for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await name.boundingBox())?.width ?? 0).toBeGreaterThan(before + 20);
  await page.reload();
  await expectTree(page);
  await showStream(page);
  await expect.poll(async () => (await name.boundingBox())?.width ?? 0).toBeGreaterThan(before + 20);
});

test('a stream that went through a text says so, with what can still be read', async ({ page }) => {
  await openObject(page, 'session.ser', Buffer.from(session.toString('utf8'), 'utf8'));
  const about = page.getByRole('region', { name: 'About this dump' });
  await expect(about).toContainText('Binary data that was read as UTF-8 text: a Java serialization stream');
  await about.getByText('What can be read').click();
  await expect(about.getByText('java.util.LinkedHashMap')).toBeVisible();
  await expectAccessible(page);
  await about.getByRole('button', { name: 'Dismiss' }).click();
  await expect(about).toHaveCount(0);
});

test('a stream behind a stream is announced, one click from its first byte', async ({ page }) => {
  const order = sample('java/order.ser');
  await openObject(page, 'twice.ser', Buffer.concat([order, order]));
  const about = page.getByRole('region', { name: 'About this dump' });
  await about.getByRole('button', { name: 'Go to 0x154' }).click();
  await expect(page.getByRole('contentinfo', { name: 'Status' })).toContainText('0x154');
});

test('bytes of another format than the chosen one are read as theirs in one click', async ({ page }) => {
  await openObject(page, 'web-session.ser', session);
  await page.goto(`${page.url().split('?')[0]}?format=json`);
  const about = page.getByRole('region', { name: 'About this dump' });
  await about.getByRole('button', { name: 'Read as Java object serialization stream' }).click();
  await expect(page.locator('.tree-row').first()).toContainText('HashMap (5)');
  await expect(about).toHaveCount(0);
});

test('a descriptor for what is in a stream starts from its class, and the tree stays', async ({ page }) => {
  await openOrder(page);
  const fields = await page.locator('.tree-count').textContent();
  await page.keyboard.press('w');
  const dialog = page.getByRole('dialog', { name: 'New format' });
  await expect(dialog).toContainText('ObjectToBeSerialised');
  await expect(dialog.getByLabel('Java fields')).toHaveValue(
    'int orderCode, int priority, long sourceId, boolean special, double[] prices, long[] quantities',
  );
  await page.keyboard.press('Escape');
  await expect(page.locator('.tree-count')).toHaveText(fields ?? '');
});
