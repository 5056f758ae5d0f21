import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectTree, test } from './fixtures.ts';

/** Some codecs take a while when they are used for the first time. */
const patient = { timeout: 120_000 };

async function openCompare(page: Page, search = ''): Promise<void> {
  await page.goto(`/compare${search}`);
  await expect(page.getByText(/^Encoded in/)).toBeVisible(patient);
}

const bar = (page: Page, codec: string): Locator => page.locator(`.bar-row[data-codec="${codec}"]`);
const sizeOf = (page: Page, codec: string): Locator => bar(page, codec).locator('.bar-bytes');
const column = (page: Page, codec: string): Locator => page.locator(`.aligned thead [data-codec="${codec}"]`);

async function download(page: Page, kind: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('group', { name: 'Export' }).getByRole('button', { name: kind }).click(),
  ]);
  return readFileSync(await file.path(), kind === 'PNG' ? 'latin1' : 'utf8');
}

test('sizes are those that the articles published', async ({ page }) => {
  await openCompare(page);
  await expect(sizeOf(page, 'java')).toContainText('340');
  await expect(sizeOf(page, 'unsafe')).toContainText('185');
  await expect(bar(page, 'java').locator('.bar-mark-number')).toHaveText('340');
  await page.getByLabel('Sample').selectOption({ label: 'BlogBench' });
  await expect(sizeOf(page, 'java')).toContainText('319', patient);
  await expect(sizeOf(page, 'externalizable')).toContainText('205');
  await page.goBack();
  await expect(sizeOf(page, 'java')).toContainText('340', patient);
});

test('an array that grows makes encodings larger, and Reset makes them small again', async ({ page }) => {
  await openCompare(page);
  await page.getByRole('button', { name: 'Add an element to prices' }).click();
  await expect(sizeOf(page, 'java')).toContainText('348', patient);
  await expect(sizeOf(page, 'unsafe')).toContainText('193');
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(sizeOf(page, 'java')).toContainText('340', patient);
});

test('a wrong value says what is wrong and stays as it was typed', async ({ page }) => {
  await openCompare(page);
  const priority = page.getByLabel('priority', { exact: true });
  await priority.fill('ninety');
  await expect(page.getByText('Write a whole number.')).toBeVisible();
  await page.getByLabel('orderCode', { exact: true }).fill('778');
  await expect(page).toHaveURL(/values=/);
  await expect(priority).toHaveValue('ninety');
  await expect(sizeOf(page, 'java')).toContainText('340');
});

test('values that the server does not take are named beside their field', async ({ page }) => {
  await page.goto(`/compare?values=${encodeURIComponent('{"prices":[0.1,"a"]}')}`);
  await expect(page.getByText('These values cannot be encoded')).toBeVisible(patient);
  await expect(page.locator('[data-field="prices[1]"] .value-wrong')).toContainText('expected a number');
});

test('a field that is pointed at is highlighted in every encoding, with its bytes and their order', async ({
  page,
}) => {
  await openCompare(page, '?with=java,unsafe,json&show=fields');
  await page.getByLabel('prices[3]', { exact: true }).hover();
  await expect(column(page, 'java')).toContainText('8 bytes at');
  await expect(column(page, 'java')).toContainText('big-endian');
  await expect(column(page, 'unsafe')).toContainText('little-endian');
  await expect(column(page, 'json')).toContainText('bytes at');
  const highlighted = page.locator('.run[data-place="prices[3]"]');
  await expect(highlighted.nth(2)).toBeAttached();
  for (const run of await highlighted.all()) await expect(run).not.toHaveCSS('outline-style', 'none');
  await expect(page.locator('.run[data-place="prices[4]"]').first()).toHaveCSS('outline-style', 'none');
  await expect(page.locator('.aligned tfoot')).toContainText('340 bytes');
});

test('a field of the form stands for that of every element of an array, and any of these for it', async ({ page }) => {
  await openCompare(page, '?sample=blog-bench-10&with=java,avro&show=fields');
  const form = page.locator('.member[data-field="str1"]');
  const run = (place: string) => page.locator(`.run[data-place="${place}"]`).first();
  await page.getByLabel('str1', { exact: true }).hover();
  for (const place of ['[0].str1', '[9].str1']) await expect(run(place)).not.toHaveCSS('outline-style', 'none');
  await expect(run('[0].str')).toHaveCSS('outline-style', 'none');
  await expect(column(page, 'avro')).toContainText('200 bytes in 10 elements');
  await run('[3].str1').hover();
  await expect(form).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(run('[4].str1')).toHaveCSS('outline-style', 'none');
});

test('codecs that cannot encode an object say why', async ({ page }) => {
  await openCompare(page, '?sample=session-cyclic&with=java,json');
  await expect(page.locator('.silent')).toContainText(
    'Jackson JSON cannot encode this object. The object holds itself',
  );
  await page.getByText(/codecs cannot encode this object/).click();
  await expect(page.locator('.refusals')).toContainText('It is in no registry');
  await page.getByLabel('Search codecs').fill('lightning');
  await expect(page.locator('.refusals')).toContainText('not available');
});

test('an encoding opens in the inspector, complete', async ({ page }) => {
  await openCompare(page, '?with=cbor');
  await column(page, 'cbor').getByRole('link', { name: 'CBOR' }).click();
  await expectTree(page);
  await expect(page.getByRole('contentinfo')).toContainText('100%');
  await page.goBack();
  await expect(column(page, 'cbor')).toBeVisible(patient);
});

test('a link brings back values, codecs and everything chosen', async ({ page }) => {
  await openCompare(page);
  await page.getByLabel('priority', { exact: true }).fill('5');
  await page.getByRole('button', { name: 'Pin Java serialization to the top' }).click();
  await page.getByLabel('Relative to').selectOption('java');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Table' }).click();
  await expect(page).toHaveURL(/priority/);
  const address = page.url();
  await page.goto('/');
  await page.goto(address);
  await expect(page.getByLabel('priority', { exact: true })).toHaveValue('5');
  await expect(page.getByRole('tab', { name: 'Table' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('.bar-row').first()).toContainText('Java serialization', patient);
  await expect(bar(page, 'java').locator('.bar-ratio')).toHaveText('base');
});

test('figures and picture can be taken away', async ({ page }) => {
  await openCompare(page);
  const csv = await download(page, 'CSV');
  expect(csv).toMatch(/^codec,title,library,bytes,/);
  expect(csv).toMatch(/\r\njava,Java serialization,[^,]*,340,/);
  const { results } = JSON.parse(await download(page, 'JSON'));
  expect(results.find((each: { codec: string }) => each.codec === 'java').size).toBe(340);
  expect(await download(page, 'SVG')).toContain('Java serialization');
  expect(await download(page, 'PNG')).toMatch(/^\x89PNG/);
});

test('the curve is drawn as sizes arrive, and can be cancelled', async ({ page }) => {
  await openCompare(page, '?sample=session&with=java,kryo&show=curve');
  await page.getByRole('button', { name: 'Draw' }).click();
  await expect(page.locator('.plot-line[data-codec="java"] path').nth(2)).toBeVisible(patient);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/^Cancelled after/)).toBeVisible();
  await page.getByRole('button', { name: 'Draw again' }).click();
  await expect(page.locator('.plot-line[data-codec="java"] path')).toHaveCount(13, patient);
});

test('keys reach everything', async ({ page }) => {
  await openCompare(page);
  await page.keyboard.press('2');
  await expect(page.getByRole('tab', { name: 'By field' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'In order' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('b');
  await expect(page.getByRole('combobox', { name: 'By', exact: true })).toHaveValue('member');
  await page.keyboard.press('l');
  await expect(page.getByLabel('Log scale')).toBeChecked();
  await page.keyboard.press('s');
  await expect(page.getByLabel('Search codecs')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.getByLabel('Show the bytes of Java serialization').focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByLabel('Show the bytes of Java serialization')).not.toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Stack by role or by member');
});

for (const panel of ['members', 'fields', 'order', 'table', 'curve']) {
  test(`comparing has no serious accessibility fault: ${panel}`, async ({ page }) => {
    await openCompare(page, `?sample=session&by=member&base=java&member=id&show=${panel}`);
    await expectAccessible(page);
  });
}

test('bytes that do not say what they are can be read by a schema', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Choose files').setInputFiles({
    name: 'record.bin',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('089601', 'hex'),
  });
  await expectTree(page);
  await page.getByTitle('Change format').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('With a schema').click();
  await dialog.getByRole('combobox', { name: 'Format', exact: true }).selectOption('protobuf');
  await dialog.getByLabel('Schema file').setInputFiles({
    name: 'order.proto',
    mimeType: 'text/plain',
    buffer: Buffer.from('syntax = "proto3";\nmessage Order { int32 quantity = 1; }\n'),
  });
  await dialog.getByRole('button', { name: 'Decode with this schema' }).click();
  await expect(page.getByRole('treegrid')).toContainText('quantity');
  await expect(page.getByRole('treegrid')).toContainText('150');
});
