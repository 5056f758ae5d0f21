import { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { countElements, detail, expectTree, goTo, openFile, test } from './fixtures.ts';

/** A page that drew all rows would make millions. */
const MOST_ELEMENTS = 20_000;

/** A serialized `long[]` that fills 1 GiB but for its last five bytes: 134,217,724 elements. */
const header = Buffer.from('aced0005757200025b4a782004b512b1759302000078700ffffffc', 'hex');
const size = 2 ** 30;
const elements = Math.floor((size - header.length) / 8);

async function* arrayOfLongs() {
  yield header;
  const chunk = Buffer.alloc(1 << 20);
  let left = size - header.length;
  for (; left > 0; left -= chunk.length) yield left >= chunk.length ? chunk : chunk.subarray(0, left);
}

/** The address of the big dump, uploaded once and streamed from memory. */
async function bigDump(baseURL: string): Promise<string> {
  const body = Readable.toWeb(Readable.from(arrayOfLongs()));
  const headers = { 'Content-Type': 'application/octet-stream' };
  const answer = await fetch(`${baseURL}/api/v1/dumps?name=longs.ser`, {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  } as RequestInit);
  expect(answer.status).toBe(201);
  return `/d/${((await answer.json()) as { id: string }).id}`;
}

test.describe('1 GiB', () => {
  test.slow();
  let address = '';
  test.beforeAll(async ({ baseURL }) => {
    address = await bigDump(baseURL ?? '');
  });

  test('scrolls to its very last row, by key and by wheel, exactly', async ({ page }) => {
    await page.goto(address);
    await expectTree(page);
    await page.keyboard.press('b');
    await page.keyboard.press('Control+End');
    await expect(page.locator(`[data-row="${size / 16 - 1}"]`)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('0x3FFFFFFF');

    await goTo(page, '0x12345670');
    const row = page.locator(`[data-row="${0x1234567}"]`);
    await expect(row).toBeVisible();
    await expect(row).toHaveAttribute('aria-selected', 'true');
    const first = Number(await page.locator('[data-row]').first().getAttribute('data-row'));
    await row.hover();
    await page.mouse.wheel(0, 60);
    await expect(page.locator('[data-row]').first()).toHaveAttribute('data-row', String(first + 3));
  });

  test('has a tree of over ten million rows, exact to the last', async ({ page }) => {
    await page.goto(address);
    await expectTree(page);
    await goTo(page, `0x${(header.length + (elements - 1) * 8).toString(16)}`);
    await expect(detail(page)).toContainText(`[${elements - 1}]`);
    const selected = page.locator('.tree-row[aria-selected=true]');
    await expect(selected).toHaveAttribute('aria-setsize', /\d{9}/);
    await page.keyboard.press('t');
    await page.keyboard.press('ArrowUp');
    await expect(selected).toContainText(`[${elements - 2}]`);
    await page.keyboard.press('PageUp');
    await expect(selected).not.toContainText(`[${elements - 2}]`);
    await page.keyboard.press('Home');
    await expect(selected).toHaveAttribute('aria-level', '1');
  });
});

const nodes = 1_000_000;

/** A list of a million nodes, each inside the one before: `Node { int index; Node next; }`. */
function chain(): Buffer {
  const descriptor = '7200044e6f64650000000000000001020002490005696e6465784c00046e6578747400064c4e6f64653b7870';
  const head = Buffer.from(`aced000573${descriptor}00000000`, 'hex');
  const node = Buffer.from('7371007e000000000000', 'hex');
  const bytes = Buffer.alloc(head.length + (nodes - 1) * node.length + 1, node);
  head.copy(bytes);
  for (let i = 1, at = head.length; i < nodes; i++, at += node.length) {
    node.copy(bytes, at);
    bytes.writeInt32BE(i, at + 6);
  }
  bytes[bytes.length - 1] = 0x70;
  return bytes;
}

test('a tree a million objects deep can be walked at any depth, and nothing freezes', async ({ page }) => {
  test.slow();
  await openFile(page, 'chain.ser', chain());
  const elementsMade = await countElements(page);
  const selected = page.locator('.tree-row[aria-selected=true]');
  await goTo(page, `0x${(5_000_000).toString(16)}`);
  await expect(detail(page)).toContainText('0x4C4B40');
  await expect(selected).toBeInViewport();

  // Names keep their place however deep the row, and values stay beside them.
  const rows = page.locator('.tree-row');
  for (const row of await rows.all()) {
    const name = await row.locator('.tree-name').boundingBox();
    const mark = await row.locator('.role-mark').boundingBox();
    if (name && mark) expect(mark.x + mark.width).toBeLessThan(name.x + name.width);
  }

  const path = page.getByRole('navigation', { name: /Path/ });
  await expect(path.getByRole('button').first()).toHaveText('stream');
  await expect(path.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
  expect(await path.getByRole('listitem').count()).toBeLessThan(12);

  await page.getByRole('button', { name: /Show the parent fields/ }).click();
  await expect(selected).toBeInViewport();
  await expect(selected).toHaveAttribute('aria-level', '65');
  await goTo(page, `0x${(chain().length - 1).toString(16)}`);
  await expect(selected).toContainText('null');
  await page.keyboard.press('t');
  await page.keyboard.press('ArrowUp');
  await expect(selected).toContainText('index');
  expect(await elementsMade()).toBeLessThan(MOST_ELEMENTS);
});
