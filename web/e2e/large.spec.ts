import { Readable } from 'node:stream';
import { expect, test } from '@playwright/test';
import { detail, expectTree, goTo, onMock } from './fixtures.ts';

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
  const answer = onMock
    ? await fetch(`${baseURL}/api/v1/samples/huge/dumps`, { method: 'POST' })
    : await fetch(`${baseURL}/api/v1/dumps?name=longs.ser`, {
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
    test.setTimeout(180_000);
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
    await goTo(page, String(header.length + (elements - 1) * 8));
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
