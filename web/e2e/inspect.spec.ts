import { expect } from '@playwright/test';
import { byteAt, clickByte, detail, goTo, openFile, openOrder, sample, selectedRow, test } from './fixtures.ts';

/** The fifth byte of `prices[3]`. */
const insidePrice3 = 0xb5 + 4;

test('a byte of prices[3] is read as 0.4', async ({ page }) => {
  await openOrder(page);
  await clickByte(page, insidePrice3);
  await expect(detail(page)).toContainText('prices[3]');
  await expect(detail(page).locator('.value-actual')).toContainText('0.4');
  await expect(detail(page)).toContainText('big-endian');
  await expect(selectedRow(page)).toContainText('0.4');
  await expect(page.getByRole('navigation', { name: /Path/ })).toContainText('prices');
});

test('pointing at a byte names its field without asking the server', async ({ page }) => {
  await openOrder(page);
  const { x, y } = await byteAt(page, insidePrice3);
  await expect(async () => {
    await page.mouse.move(x + 30, y);
    await page.mouse.move(x, y);
    await expect(page.locator('.status-hover')).toContainText('0.4', { timeout: 500 });
  }).toPass();
  let requests = 0;
  page.on('request', () => requests++);
  for (const offset of [0x08, 0x60, 0x7d, 0xc5]) {
    const at = await byteAt(page, offset);
    await page.mouse.move(at.x, at.y);
  }
  await expect(page.locator('.status-hover')).toContainText('8 bytes');
  expect(requests).toBe(0);
});

test('pointing at a byte of a closed field lights the row that holds it', async ({ page }) => {
  await openOrder(page);
  const { x, y } = await byteAt(page, 0x10);
  await expect(async () => {
    await page.mouse.move(x, y + 60);
    await page.mouse.move(x, y);
    await expect(page.locator('.tree-holds')).toContainText('classDesc', { timeout: 500 });
  }).toPass();
  const price = await byteAt(page, 0x7d);
  await page.mouse.move(price.x, price.y);
  await expect(page.locator('.tree-highlight')).toContainText('sourceId');
  await expect(page.locator('.tree-holds')).toHaveCount(0);
});

test('a browser that cannot paint text shows roles, pointer and selection all the same', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(CSS, 'highlights'));
  await openOrder(page);
  await expect(page.locator('.run-magic-0, .run-magic-1').first()).toHaveText('AC ED');
  await clickByte(page, insidePrice3);
  await expect(page.locator('.hex-bytes .run-selection').first()).toContainText('3F D9 99');
  const { x, y } = await byteAt(page, 0x75);
  await page.mouse.move(x, y);
  await expect(page.locator('.hex-bytes .run-hover').first()).toContainText('00 00 03');
});

test('the tree says the class of objects and what is null', async ({ page }) => {
  await openFile(page, 'web-session.ser', sample('java/web-session.ser'));
  const row = (name: string) => page.locator('.tree-row').filter({ has: page.getByText(name, { exact: true }) });
  await expect(row('contents[0]').locator('.tree-value')).toContainText('java.util.HashMap 5 entries');
  await expect(row('classData[0]').locator('.tree-value')).toHaveText('java.util.HashMap');
  await goTo(page, 'contents[0].classDesc.superClassDesc');
  await expect(selectedRow(page).locator('.tree-value')).toHaveText('null');
});

test('a note is not announced as an error', async ({ page }) => {
  await openFile(page, 'skip.ser', sample('java/skip-default-mixed-fields.ser'));
  const status = page.getByRole('contentinfo', { name: 'Status' });
  await expect(status.getByRole('button', { name: '1 remark' })).toBeVisible();
  await expect(page.locator('.icon-error')).toHaveCount(0);
  await page.keyboard.press('i');
  await expect(page.getByRole('region', { name: 'Issues', exact: true })).toContainText('writeObject');
});

test('the address brings back dump and selection, and history goes back and forth', async ({ page, context }) => {
  await openOrder(page);
  await goTo(page, 'contents[0].classData[0].prices[3]');
  await expect(detail(page)).toContainText('prices[3]');
  await goTo(page, '0x7D');
  await expect(detail(page)).toContainText('sourceId');

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(detail(other)).toContainText('sourceId');
  await expect(detail(other)).toContainText('1010');

  await page.keyboard.press('[');
  await expect(detail(page)).toContainText('prices[3]');
  await page.keyboard.press(']');
  await expect(detail(page)).toContainText('sourceId');
});

test('a range of bytes says how long it is and what it would be as numbers', async ({ page }) => {
  await openOrder(page);
  await clickByte(page, 0x75);
  const end = await byteAt(page, 0x7c);
  await page.keyboard.down('Shift');
  await page.mouse.click(end.x, end.y);
  await page.keyboard.up('Shift');
  await expect(detail(page).getByRole('heading', { name: '8 bytes' })).toBeVisible();
  await expect(detail(page).getByRole('row', { name: /^int/ })).toContainText('777');
  await expect(page).toHaveURL(/at=0x75&to=0x7C/);
});

test('keys alone go from bytes to fields and back', async ({ page }) => {
  await openOrder(page);
  await page.keyboard.press('b');
  await page.keyboard.press('Control+End');
  await expect(page.getByRole('contentinfo')).toContainText('0x153');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('contentinfo')).toContainText('0x143');
  await page.keyboard.press('Home');
  await expect(page.getByRole('contentinfo')).toContainText('0x140');

  await page.keyboard.press('t');
  await page.keyboard.press('Home');
  await expect(selectedRow(page)).toHaveAttribute('aria-level', '1');
  await page.keyboard.press('ArrowDown');
  await expect(selectedRow(page)).toContainText('magic');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(selectedRow(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(selectedRow(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowRight');
  await expect(selectedRow(page)).toHaveAttribute('aria-expanded', 'true');

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText(
    'Go to an offset, a path or a range',
  );
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('32 bytes');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-row="10"]')).toBeVisible();
  await expect(page.locator('[data-row="11"]')).toHaveCount(0);
});

test('a class descriptor lists its objects, and they lead back to it', async ({ page }) => {
  await openOrder(page);
  await goTo(page, 'contents[0]');
  await expect(detail(page)).toContainText('serialVersionUID');
  await expect(detail(page)).toContainText('10275539472837495');
  await expect(detail(page)).toContainText('double[]');
  await detail(page).getByRole('heading', { name: 'Class' }).locator('..').locator('.link-target').click();
  await expect(selectedRow(page)).toContainText('classDesc');
  await detail(page)
    .getByRole('button', { name: /contents\[0\]/ })
    .click();
  await expect(selectedRow(page)).toContainText('contents[0]');
});

test('a reference leads to its definition, which lists who refers to it', async ({ page }) => {
  await openFile(page, 'strings-shared.ser', sample('java/strings-shared.ser'));
  const reference = page.locator('.tree-row').filter({ hasText: '→ #0x' }).first();
  await reference.locator('.tree-name').click(); // the arrow would lead to the definition at once
  const number = await detail(page).locator('.link-target .handle').first().textContent();
  await detail(page).locator('.link-target').first().click();
  await expect(detail(page)).toContainText(`Defines ${number}`);
  await detail(page).locator('.field-list .link-row').first().click();
  await expect(detail(page).locator('.link-target .handle').first()).toHaveText(number ?? '');
});

if (process.env.UPDATE_SCREENSHOTS === '1') {
  test('the picture in the README', async ({ page }) => {
    await openOrder(page);
    await clickByte(page, 0xb5);
    await expect(detail(page)).toContainText('0.4');
    const price = await byteAt(page, 0xdd + 3);
    await page.mouse.move(price.x, price.y);
    await expect(page.locator('.tree-highlight')).toBeVisible();
    await page.screenshot({ path: '../docs/images/inspect.png' });
  });
}

test('what is only syntax is one row until it is asked for', async ({ page }) => {
  await openFile(page, 'array.ser', sample('java/array-objects.ser'));
  const folded = page.getByRole('button', { name: /^tc, classDesc/ });
  await goTo(page, '0x93');
  await expect(folded.first()).toBeVisible();
  const before = await page.getByRole('treegrid').getAttribute('aria-rowcount');
  await folded.first().click();
  await expect(page.locator('.tree-row').filter({ has: page.getByText('classDesc', { exact: true }) })).not.toHaveCount(
    0,
  );
  await expect(page.getByRole('treegrid')).not.toHaveAttribute('aria-rowcount', before ?? '');
});
