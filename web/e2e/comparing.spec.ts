import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, openObject, sample, test } from './fixtures.ts';

/** Some codecs take a while when they are used for the first time, and so does JMH. */
const patient = { timeout: 120_000 };

const session = sample('java/web-session.ser');

/** Bytes are one dump, by the name they came with last: other tests open the same ones under theirs. */
const anyName = /^(web-session|edited|noted|parts)\.ser$/;

async function compare(page: Page): Promise<void> {
  await openObject(page, 'web-session.ser', session);
  await page.getByRole('link', { name: 'Compare codecs' }).first().click();
  await expect(page.getByText(/^Encoded in/)).toBeVisible(patient);
}

/** The address of the comparison on screen, with more said in it. */
const withMore = (page: Page, more: string) => `${page.url()}&${more}`;

/** Processes of this machine that measure codecs: the worker, and what it forks. */
function measuring(): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((id) => {
      try {
        return /TimingWorker|org\.openjdk\.jmh/.test(readFileSync(`/proc/${id}/cmdline`, 'utf8'));
      } catch {
        return false; // ended meanwhile
      }
    });
}

test('a session that is dropped is compared in every codec, and its address brings it back', async ({ page }) => {
  await compare(page);
  const object = page.getByRole('complementary', { name: 'Object' });
  await expect(object).toContainText('java.util.HashMap');
  await expect(object).toContainText('Writes the same bytes.');
  await expect(page.locator('.bar-row[data-codec="java"] .bar-bytes')).toContainText('1,061');
  await page.reload();
  await expect(object).toContainText('java.util.HashMap', patient);
  await expect(page.locator('.aligned')).toContainText('created', patient);
  await expectAccessible(page);
  await object.getByRole('link', { name: 'web-session.ser' }).click();
  await expect(page.getByRole('treegrid')).toContainText('created');
});

test('the selected value is compared by a key, and what cannot be made is said', async ({ page }) => {
  await openObject(page, 'web-session.ser', session);
  await page.getByRole('treegrid').focus();
  await page.locator('.tree-row').filter({ hasText: 'LinkedHashMap' }).click();
  await expect(page.getByRole('region', { name: 'Value' })).toContainText('user');
  await page.keyboard.press('K');
  await expect(page).toHaveURL(/at=user/);
  await expect(page.getByRole('complementary', { name: 'Object' })).toContainText('java.util.LinkedHashMap', patient);
  await openObject(page, 'addresses.ser', sample('java/addresses.ser'));
  await page.getByRole('link', { name: 'Compare codecs' }).first().click();
  await expect(page.getByRole('region', { name: 'Differences from the dump' })).toContainText('left out', patient);
  await expectAccessible(page);
});

test('schemas of Kryo and Avro are shown, and downloaded', async ({ page }) => {
  await openObject(page, 'order.ser', sample('java/order.ser'));
  await page.getByRole('link', { name: 'Compare codecs' }).first().click();
  await expect(page.getByText(/^Encoded in/)).toBeVisible(patient);
  await page.goto(withMore(page, 'with=kryo,avro&show=schemas'));
  const avro = page.getByRole('region', { name: 'Schema of Avro' });
  await expect(avro).toContainText('"prices"', patient);
  await expect(page.getByRole('region', { name: 'Schema of Kryo' })).toContainText('prices');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    avro.getByRole('button', { name: /^Download/ }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('order.ser.avro.avsc');
  expect(JSON.parse(readFileSync(await file.path(), 'utf8')).type).toBe('record');
  await expectAccessible(page);
});

test('a schema is edited, and the codec writes by it', async ({ page }) => {
  await openObject(page, 'order.ser', sample('java/order.ser'));
  await page.getByRole('link', { name: 'Compare codecs' }).first().click();
  await expect(page.getByText(/^Encoded in/)).toBeVisible(patient);
  await page.goto(withMore(page, 'with=protobuf&show=schemas'));
  const schema = page.getByRole('region', { name: 'Schema of Protocol Buffers' });
  await expect(schema).toContainText('repeated double prices', patient);
  const size = page.locator('[data-codec="protobuf"] .bar-bytes').first();
  const before = (await size.textContent()) ?? '';

  await schema.getByRole('button', { name: 'Edit the schema of Protocol Buffers' }).click();
  const text = page.getByRole('textbox', { name: 'Edited schema of Protocol Buffers' });
  const made = await text.inputValue();
  await text.fill(made.replace('repeated double prices', 'repeated float prices'));
  await expect(size).not.toHaveText(before, patient);
  await expectAccessible(page);

  await text.fill(made.replace('repeated double prices', 'double prices'));
  await expect(schema.getByRole('alert')).toContainText('prices is a list, and cannot be written as double', patient);
  await text.fill(made.replace('message', 'massage'));
  await expect(schema.getByRole('alert')).toContainText('The edited schema: ', patient);

  await schema.getByRole('button', { name: 'Write by the schema that Protocol Buffers made' }).click();
  await expect(schema).toContainText('repeated double prices', patient);
  await expect(size).toHaveText(before, patient);
});

test('a quick timing is started, tells of its progress, and leaves no process when it is cancelled', async ({
  page,
}) => {
  await compare(page);
  await page.goto(withMore(page, 'with=java,kryo&show=timings'));
  await page.getByRole('button', { name: 'Measure 2 codecs' }).click();
  await expect(page.getByText(/iteration \d of 6/)).toBeVisible(patient);
  expect(measuring().length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/^Cancelled after/)).toBeVisible();
  await expect.poll(() => measuring().length, patient).toBe(0);
});

test('encodings of generated values are drawn as they grow, up to what the server makes', async ({ page }) => {
  await page.goto('/compare?declare=record+A(List<List<Integer>>+rows,+String+name)+{}&with=java,kryo&show=curve');
  await page.getByRole('button', { name: 'Draw' }).click();
  await expect(page.getByText('7 of 12 sizes: larger objects are refused.')).toBeVisible(patient);
  await expect(page.getByText(/^With 351 elements in each list, the object cannot be made/)).toBeVisible();
  await expect(page.locator('.plot-line[data-codec="kryo"] path')).toHaveCount(7);
  await expectAccessible(page);
  await page.getByLabel('Values, as JSON').fill('{"rows": [[1]]}');
  await expect(page.getByRole('tab', { name: 'Size growth' })).toHaveCount(0);
});

test('an object of generated values is measured in several sizes, with the error of each time', async ({ page }) => {
  const address = '/compare?declare=record+A(int[]+codes,+String+name)+{}&with=java&show=timings';
  await page.goto(address);
  await page.getByRole('checkbox', { name: 'in sizes 1, 10, 100' }).check();
  await page.getByRole('button', { name: 'Measure 1 codec' }).click();
  await expect(page.getByText(/size 1, encode: iteration/)).toBeVisible(patient);
  await expect(page.getByText(/^Measured 1 codec/)).toBeVisible(patient);
  const growth = page.getByRole('img', {
    name: 'Time to encode by size in elements; the table behind it has the figures',
  });
  await expect(growth.locator('.plot-line path')).toHaveCount(3);
  await expect(growth.locator('.plot-line .plot-error')).toHaveCount(3);
  await expect(page.locator('.time-table')).toContainText('100: Java');
  await expectAccessible(page);
  await page.goto(`${address}&json=%7B%22name%22%3A%22a%22%7D`);
  await expect(page.getByRole('button', { name: 'Measure 1 codec' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^in sizes/ })).toHaveCount(0);
});

test('a run is drawn, kept, taken away, and imported beside itself', async ({ page }) => {
  await compare(page);
  await page.goto(withMore(page, 'with=java&show=timings'));
  await page.getByRole('button', { name: 'Measure 1 codec' }).click();
  await expect(page.getByText(/^Measured 1 codec/)).toBeVisible(patient);
  await expect(page.getByRole('img', { name: /^Time to encode against size/ })).toBeVisible();
  await expect(page.locator('.time-table')).toContainText('Java serialization');
  const kept = page.getByRole('region', { name: 'Kept runs' });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    kept
      .getByRole('button', { name: /as JMH’s JSON$/ })
      .first()
      .click(),
  ]);
  const results = readFileSync(await file.path(), 'utf8');
  expect(JSON.parse(results)).toHaveLength(2);
  await page
    .getByLabel('Results of JMH')
    .setInputFiles({ name: 'theirs.json', mimeType: 'application/json', buffer: Buffer.from(results) });
  await kept.getByRole('checkbox', { name: 'theirs.json' }).check();
  await kept.getByRole('checkbox', { name: anyName }).first().check();
  await expect(page.locator('.time-table')).toContainText('×1.00');
  await expect(page).toHaveURL(/runs=/);
  await expectAccessible(page);
  await kept.getByRole('button', { name: 'Delete theirs.json' }).click();
  await expect(kept.getByRole('checkbox', { name: 'theirs.json' })).toHaveCount(0);
});
