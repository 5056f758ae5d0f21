import { expect, type Page } from '@playwright/test';
import { expectAccessible, test } from './fixtures.ts';

/** All codecs for the first time, on a machine that does other things too. */
const patient = { timeout: 150_000 };

const order = (i: number) =>
  JSON.stringify({ id: i * 7919, customer: `Customer ${i % 7}`, state: i % 3 ? 'SHIPPED' : 'OPEN', total: i + 0.25 });

/** Dumps with a word in their names that no others have. */
async function upload(page: Page, word: string, texts: readonly string[]): Promise<void> {
  for (const [i, data] of texts.entries()) {
    const answer = await page.request.post(`/api/v1/dumps?name=${word}-${i}.json`, { data: Buffer.from(data) });
    expect(answer.status()).toBe(201);
  }
}

const box = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });
const start = (page: Page) => page.getByRole('button', { name: /^Encode the objects of/ });
const table = (page: Page) => page.getByRole('table', { name: /^Sizes of the encodings/ });

test('the objects of many dumps are encoded, and the smallest codec is marked', async ({ page }) => {
  const texts = Array.from({ length: 30 }, (_, i) => order(i));
  await upload(page, 'alike', [...texts, 'hello, hello']);
  await page.goto('/compare');
  await page.getByRole('link', { name: 'Many objects' }).click();
  await expect(start(page)).toBeDisabled();
  await page.keyboard.press('s');
  await page.keyboard.type('alike');
  await expect(page.getByRole('list', { name: 'Dumps' }).getByRole('listitem')).toHaveCount(31);
  await page.getByRole('button', { name: 'All shown' }).click();
  await expect(page.getByText('31 chosen')).toBeVisible();
  await start(page).click();
  await expect(page.getByText(/^30 objects of Root, from 30 of 31 dumps/)).toBeVisible(patient);
  await expect(page.getByText('1 × no format fits (first: alike-30.json)')).toBeVisible();
  await expect(table(page).getByRole('row').nth(1)).toContainText('smallest');
  await expect(page.getByText(/codecs? wrote none of them/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'zstd', exact: true }).click();
  await expect(page).toHaveURL(/order=zstd/);
  await expect(page.getByRole('columnheader', { name: /^zstd ▲/ })).toHaveAttribute('aria-sort', 'ascending');
  await page.reload();
  await expect(page.getByText('31 chosen')).toBeVisible();
});

test('a share that a codec refuses has its reason', async ({ page }) => {
  await upload(page, 'nulls', ['{"l":[1,2]}', '{"l":[1,null]}', '{"l":[3]}', '{"l":[4]}']);
  await page.goto('/compare/many?q=nulls');
  await page.getByRole('button', { name: 'All shown' }).click();
  await start(page).click();
  const avro = table(page).getByRole('row', { name: /^Avro/ }).first();
  await avro.getByText('25% refused').click(patient);
  await expect(avro.getByText(/^1 × .*l\[1\].* \(first: nulls-1\.json\)/)).toBeVisible();
});

test('keys go through the list, and a path may lead nowhere', async ({ page }) => {
  await upload(page, 'keyed', [order(101), order(102), order(103)]);
  await page.goto('/compare/many?q=keyed');
  await box(page, 'keyed-2').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(box(page, 'keyed-0')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('2 chosen')).toBeVisible();
  await page.keyboard.press('p');
  await page.keyboard.type('nowhere');
  await page.keyboard.press('Tab');
  await page.keyboard.press('e');
  await expect(page.getByRole('alert')).toContainText('There are no objects in any of these', patient);
  await expect(page.getByRole('alert')).toContainText('no value nowhere in the dump');
});

test('encoding is cancelled', async ({ page }) => {
  const list = `[${Array.from({ length: 4000 }, (_, i) => order(i)).join(',')}]`;
  await upload(page, 'lengthy', [list]);
  await page.goto('/compare/many?q=lengthy&each=1');
  await box(page, 'lengthy-0').check();
  await start(page).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Cancelled.')).toBeVisible();
  await page.getByRole('button', { name: 'None' }).click();
  await expect(start(page)).toBeDisabled();
});
