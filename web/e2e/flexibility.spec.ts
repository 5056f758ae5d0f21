import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './fixtures.ts';

/** All trials of all codecs, on a machine that does other things too. */
const patient = { timeout: 180_000 };

const grid = (page: Page) => page.getByRole('grid', { name: 'Codecs and changes of classes' });
const cell = (page: Page, name: RegExp) => grid(page).getByRole('gridcell', { name });
const pair = (page: Page) => page.locator('.pair');

async function openChanges(page: Page, search = ''): Promise<void> {
  await page.goto(`/compare/changes${search}`);
  await expect(page.getByText(/^[\d,]+ trials\./)).toBeVisible(patient);
}

test('the map is reached from the lab, and fills while codecs are tried', async ({ page }) => {
  await page.goto('/compare');
  await page.getByRole('link', { name: 'When classes change' }).click();
  await expect(page).toHaveURL(/\/compare\/changes$/);
  await expect(cell(page, /^Java serialization, field added between others/)).toHaveAccessibleName(/default/, patient);
  await expect(page.getByText(/^[\d,]+ trials\./)).toBeVisible(patient);
  await expect(cell(page, /^Kryo, class renamed/)).toHaveAccessibleName(
    /Old bytes, new classes: refused, .*com\.acme/s,
  );
});

test('keys walk through the grid, and Enter shows both encodings', async ({ page }) => {
  await openChanges(page);
  const first = cell(page, /^Java serialization, field added between others/);
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const renamed = cell(page, /^Java serialization, field renamed/);
  await expect(renamed).toBeFocused();
  await expect(page.locator('.heat-pointed')).toContainText('Java serialization, field renamed');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/cell=java%2Ffield-renamed/);
  await expect(renamed).toHaveAttribute('aria-selected', 'true');
  const old = pair(page).getByRole('region', { name: 'Old bytes, new classes' });
  const row = (place: string) => old.getByRole('row', { name: new RegExp(`^${place} `) });
  await expect(row('customer')).toContainText('41 64 61'); // Ada
  await expect(row('buyer')).toContainText(/became null|was not written/);
  await expect(old.getByRole('columnheader', { name: /^Written by the old classes/ })).toBeVisible();
  await expect(old.getByRole('columnheader', { name: /^The new classes write what they read/ })).toBeVisible();
  await expect(pair(page).getByRole('region', { name: 'New bytes, old classes' })).toBeVisible();

  await page.keyboard.press('Control+End');
  await expect(grid(page).locator('[data-at]').last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(pair(page)).toBeHidden();
});

test('a schema shows which member the reader takes for which', async ({ page }) => {
  await openChanges(page, '?cell=protobuf/fields-reordered');
  const old = pair(page).getByRole('region', { name: 'Old bytes, new classes' });
  await expect(old.getByRole('columnheader', { name: /^Where the new classes look/ })).toBeVisible(patient);
  await expect(old.getByRole('row', { name: /^account / })).toContainText('wrong');
});

test('what cannot be read says with which exception, and what the reader has instead', async ({ page }) => {
  await openChanges(page, '?cell=kryo/field-added');
  const old = pair(page).getByRole('region', { name: 'Old bytes, new classes' });
  await expect(old).toContainText('IndexOutOfBoundsException', patient);
  await expect(old.getByRole('columnheader', { name: /^The new classes write an object of their own/ })).toBeVisible();
});

test('codecs, changes and outcomes are filtered, and a link brings that back', async ({ page }) => {
  await openChanges(page);
  await page.getByLabel('Search codecs').fill('jackson');
  await page.getByLabel('Search changes').fill('enum');
  await page.getByRole('button', { name: /^! crashed|crashed/ }).click();
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  await page.getByRole('button', { name: /crashed/ }).click();
  await page.getByRole('button', { name: /refused/ }).click();
  await expect(grid(page).getByRole('rowheader', { name: 'Jackson JSON', exact: true })).toBeVisible();
  await expect(grid(page).getByRole('rowheader', { name: 'Kryo', exact: true })).toBeHidden();
  const address = page.url();
  await page.goto('/');
  await page.goto(address);
  await expect(page.getByLabel('Search codecs')).toHaveValue('jackson');
  await expect(page.getByRole('button', { name: /refused/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(grid(page).getByRole('columnheader', { name: 'constant removed' })).toBeVisible(patient);
});

test('a telephone scrolls the map inside itself', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openChanges(page, '?cell=kryo/field-added');
  await expect(pair(page).getByRole('region', { name: 'Old bytes, new classes' })).toBeVisible(patient);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  const head = grid(page).getByRole('rowheader', { name: 'Kryo', exact: true });
  const before = await head.boundingBox();
  await page.locator('.heat-scroll').evaluate((scroller) => scroller.scrollTo({ left: 400 }));
  expect((await head.boundingBox())?.x).toBe(before?.x);
});

test('the map has no serious accessibility fault', async ({ page }) => {
  await openChanges(page, '?cell=java/field-renamed');
  await expect(pair(page).getByRole('region', { name: 'Old bytes, new classes' })).toBeVisible(patient);
  await expectAccessible(page);
});
