import { expect, type Page, test } from '@playwright/test';
import { clickByte, detail, goTo as goToPlace, openFile, selectedRow, seriousViolations } from './fixtures.ts';

/** The order as ByteBuffer writes it: `long, boolean, int, int`, then ten doubles and ten longs behind their counts. */
function orderRecord(little = false): Buffer {
  const bytes = Buffer.alloc(185);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  view.setBigInt64(0, 1010n, little);
  view.setUint8(8, 1);
  view.setInt32(9, 777, little);
  view.setInt32(13, 99, little);
  view.setInt32(17, 10, little);
  for (let i = 0; i < 10; i++) view.setFloat64(21 + 8 * i, (i + 1) / 10, little);
  view.setInt32(101, 10, little);
  for (let i = 0; i < 10; i++) view.setBigInt64(105 + 8 * i, BigInt(i + 1), little);
  return bytes;
}

const descriptor = (id: string, endian: string) => `meta:
  id: ${id}
  title: An order
${endian}seq:
  - id: source_id
    type: s8
  - id: special
    type: u1
  - id: order_code
    type: s4
  - id: priority
    type: s4
  - id: prices
    type: prices
  - id: quantities
    type: quantities
types:
  prices:
    seq:
      - id: count
        type: s4
      - id: items
        type: f8
        repeat: expr
        repeat-expr: count
  quantities:
    seq:
      - id: count
        type: s4
      - id: items
        type: s8
        repeat: expr
        repeat-expr: count
`;

const bigEndian = '  endian: be\n';
const native = '  endian: le\n-hexplain-native-endian: true\n';

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

const editor = (page: Page) => page.getByRole('textbox', { name: 'Descriptor, in YAML' });
const messages = (page: Page) => page.getByRole('group', { name: 'Diagnostics of the descriptor' });
const tree = (page: Page) => page.getByRole('treegrid');
const tab = (page: Page) => page.getByRole('region', { name: 'Descriptor', exact: true });

/** From the fields, since in the editor a key is text. */
async function goTo(page: Page, place: string): Promise<void> {
  await tree(page).focus();
  await goToPlace(page, place);
}

/** Pastes over everything, since typing would have the editor indent what is indented already. */
async function put(page: Page, text: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await paste(page, text);
}

async function paste(page: Page, text: string): Promise<void> {
  await editor(page).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

async function openRecord(page: Page, bytes = orderRecord()): Promise<void> {
  await openFile(page, 'order.bin', bytes);
}

async function emptyPage(page: Page): Promise<void> {
  await page.keyboard.press('n');
  await page.getByRole('dialog', { name: 'New format' }).getByRole('button', { name: 'Empty descriptor' }).click();
  await expect(editor(page)).toBeVisible();
}

test.beforeEach(({ page }) => {
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) throw new Error(message.text());
  });
});

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
  await expect(page.getByRole('heading', { name: 'Formats' })).toBeVisible();
  await expect(page.getByText('kept_order')).toHaveCount(0);
});

test('the fields of a Java record become a descriptor that decodes it', async ({ page }) => {
  await openRecord(page);
  await page.getByRole('button', { name: 'write the format' }).click();
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

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('formats, a format, the dialog and the editor have no serious accessibility fault', async ({ page }) => {
      await openRecord(page);
      await page.keyboard.press('n');
      expect(await seriousViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Empty descriptor' }).click();
      await put(page, descriptor('seen_order', bigEndian));
      await expect(tree(page)).toContainText('quantities');
      await clickByte(page, 0x16);
      await expect(detail(page)).toContainText('0.1');
      await tree(page).focus();
      await page.keyboard.press('=');
      expect(await seriousViolations(page)).toEqual([]);
      await put(page, 'meta:\n  id: x\nseq:\n  - id: a\n    type: u4\n    tpye: u4\n');
      await expect(messages(page)).toContainText('error');
      expect(await seriousViolations(page)).toEqual([]);
      await page.goto('/formats');
      await expect(page.getByRole('heading', { name: 'Built-in' })).toBeVisible();
      expect(await seriousViolations(page)).toEqual([]);
      await page.goto('/formats/java_serialization');
      await expect(page.getByRole('heading', { name: 'Structure' })).toBeVisible();
      expect(await seriousViolations(page)).toEqual([]);
    });
  });
}
