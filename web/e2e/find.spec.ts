import { expect, type Page, test } from '@playwright/test';
import { detail, expectAccessible, openFile, sample } from './fixtures.ts';

const bar = (page: Page) => page.getByRole('search', { name: 'Find' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Hits' });
const hits = (page: Page) => list(page).getByRole('option');
const status = (page: Page) => page.getByRole('contentinfo', { name: 'Status' });

async function openSession(page: Page): Promise<void> {
  await openFile(page, 'web-session.ser', sample('java/web-session.ser'));
}

/** Opens the search and types; `kind` as the list names it. */
async function find(page: Page, text: string, kind = 'Anything'): Promise<void> {
  await page.keyboard.press('Control+f');
  await bar(page).getByLabel('What to find').selectOption({ label: kind });
  await bar(page).getByRole('textbox', { name: 'Find' }).fill(text);
}

test('a text is found, marked and gone through by keys', async ({ page }) => {
  await openSession(page);
  await find(page, 'JAVA.util');
  await expect(bar(page)).toContainText('8 hits');
  await expect(hits(page)).toHaveCount(8);
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('0x8');
  await expect(bar(page)).toContainText('1 of 8 hits');
  await page.keyboard.press('F3');
  await expect(bar(page)).toContainText('2 of 8 hits');
  await expect(detail(page)).toContainText('java.util.Date');
  await page.keyboard.press('Shift+F3');
  await page.keyboard.press('Shift+F3');
  await expect(bar(page)).toContainText('8 of 8 hits');
  await expect(page.locator('.hit-strip rect')).not.toHaveCount(0);
  await expectAccessible(page, '.inspect');
  await page.keyboard.press('Control+f');
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
  await expect(page.locator('.hit-strip')).toHaveCount(0);
});

test('hits are marked in the bytes, also those that are not in the list', async ({ page }) => {
  await openFile(page, 'zeros.bin', Buffer.concat([Buffer.alloc(100_000), Buffer.from('needle'), Buffer.alloc(5_000)]));
  await find(page, '00', 'Bytes');
  await expect(bar(page)).toContainText('105,000 hits');
  await expect(hits(page).first()).toHaveText(/0x0/);
  await list(page).focus();
  await page.keyboard.press('End'); // of those that are here: more come
  await expect(bar(page)).toContainText('200 of 105,000 hits');
  await expect(async () => {
    await page.keyboard.press('End'); // the next ones may still be on their way
    await expect(bar(page)).toContainText('400 of 105,000 hits', { timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await find(page, 'needle');
  await expect(bar(page)).toContainText('1 hit');
  await expect(hits(page)).toHaveCount(1);
  await hits(page).first().click();
  await expect.poll(() => markedIn(page)).toEqual(expect.arrayContaining(['6E 65 65 64 6C 65', 'needle']));
});

/** The characters that are marked as hits. */
const markedIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ranges = [...(CSS.highlights.get('found') ?? [])];
    return ranges.map((range) =>
      (range.startContainer.textContent ?? '').slice(range.startOffset, range.endOffset).trim(),
    );
  });

for (const [kind, text, is] of [
  ['Bytes', 'ac ed ?? 05', 'bytes'],
  ['Number', '4711', 'long, big-endian'],
  ['Regular expression', 'A-\\d', 'matches'],
  ['Strings', '12', 'UTF-8'],
  ['Field name', 'serialVersionUID', 's8'],
  ['Type', 'LinkedHashMap', 'java.util.LinkedHashMap'],
  ['Value', 'id > 4000', 'java.util.LinkedHashMap'],
] as const) {
  test(`${kind} finds ${text}`, async ({ page }) => {
    await openSession(page);
    await find(page, text, kind);
    await expect(hits(page).filter({ hasText: is }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.locator('.tree-row[aria-selected=true]')).toBeVisible();
  });
}

test('Enter goes to the first hit of what was typed a moment ago', async ({ page }) => {
  await openSession(page);
  await find(page, 'TreeSet');
  await page.keyboard.press('Enter');
  await expect(bar(page)).toContainText('1 of 1 hit');
  await expect(detail(page)).toContainText('java.util.TreeSet');
});

test('what cannot be looked for, and what is not there, is said', async ({ page }) => {
  await openSession(page);
  await find(page, 'ac e', 'Bytes');
  await expect(bar(page)).toContainText('Expected two hexadecimal digits');
  await find(page, 'no such text', 'Text');
  await expect(bar(page)).toContainText('Nothing found');
  await find(page, 'amount > 1', 'Value');
  await expect(bar(page)).toContainText('has no amount');
});

test('go to takes names, handles and hexadecimal offsets', async ({ page }) => {
  await openSession(page);
  await page.keyboard.press('g');
  const places = page.getByRole('combobox', { name: 'Go to' });
  await places.fill('7e0003');
  await expect(page.getByRole('option').first()).toContainText('Go to handle 0x7E0003');
  await places.fill('100');
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('0x100');
  await page.keyboard.press('g');
  await places.fill('loadFactor');
  await page.getByRole('option', { name: 'Find fields named loadFactor' }).click();
  await expect(hits(page)).not.toHaveCount(0);
});
