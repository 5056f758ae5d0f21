import { expect, type Page } from '@playwright/test';
import {
  clickByte,
  detail,
  expectAccessible,
  openFile,
  openOrder,
  sample,
  seriousViolations,
  test,
} from './fixtures.ts';

test('the open view has no serious accessibility fault', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Samples' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectAccessible(page);
});

test('what the paste box recognised, and a message explained, have no serious accessibility fault', async ({
  page,
}) => {
  await page.goto('/');
  const detected = page.getByRole('region', { name: 'Detected format' });
  await page.getByLabel('Paste bytes or a message').fill('rO0ABXQAAmhp');
  await expect(detected.getByLabel('Format')).toHaveValue('java_serialization');
  await expect(detected).not.toHaveAttribute('aria-busy', 'true');
  await expectAccessible(page);
  await page.getByLabel('Paste bytes or a message').fill('invalid type code: AC');
  await expect(detected.getByRole('article')).toBeVisible();
  await expect(detected).not.toHaveAttribute('aria-busy', 'true');
  await expectAccessible(page);
});

test('the inspect view has no serious accessibility fault', async ({ page }) => {
  await openOrder(page);
  await clickByte(page, 0xb9);
  await expect(detail(page)).toContainText('0.4');
  await expectAccessible(page);
});

test('no dialog over the inspect view has a serious accessibility fault', async ({ page }) => {
  await openOrder(page);
  for (const [key, name] of dialogs) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expectAccessible(page, 'dialog');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('layers in the dialog that changes the format have no serious accessibility fault', async ({ page }) => {
  await openFile(page, 'order.zst.base64.txt', sample('layers/order.zst.base64.txt'));
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: 'Change format' });
  await expect(dialog.getByText('Encoding layers, outermost first')).toBeVisible();
  await dialog.getByText(/^With a schema/).click();
  await expectAccessible(page, 'dialog');
});

test('a capture with a conversation, and its packets, have no serious accessibility fault', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Search samples').fill('Java RMI, captured');
  await page.keyboard.press('Enter');
  await page.locator('.flow-list .list-body .list-row').nth(2).click();
  await expect(page.locator('.conversation-message').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: /^Packets/ }).click();
  await expect(page.locator('.packet-list .list-body .list-row').first()).toBeVisible();
  await expectAccessible(page);
  await page.locator('.packet-list .list-body .col-number').nth(3).click();
  await page.locator('.packet-field').nth(5).click();
  await expectAccessible(page);
  await page.getByRole('tab', { name: /^Issues/ }).click();
  await expect(page.getByText('No issues: the file')).toBeVisible();
  await expectAccessible(page);
});

test('what went wrong is said without a serious accessibility fault', async ({ page }) => {
  await page.goto('/d/no-such-dump');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await page.route('**/api/v1/**', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('The server does not answer').first()).toBeVisible();
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [path, shown] of [
    ['/', 'Java serialization streams'],
    ['/formats', 'Built-in'],
    ['/formats/java_serialization', 'Structure'],
    ['/compare', 'By member'],
    ['/compare/many', 'Objects of these dumps'],
    ['/nowhere', 'There is nothing at /nowhere'],
    ['/d/no-such-dump', 'There is no dump at this address'],
  ] as const) {
    test(`${path} is no wider than the window and has no serious accessibility fault`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText(shown).first()).toBeVisible();
      await fitsAndIsAccessible(page);
    });
  }

  test('what the paste box recognised fits', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Paste bytes or a message').fill('rO0ABXQAAmhp'.repeat(20));
    await expect(page.getByRole('region', { name: 'Detected format' }).getByLabel('Format')).toBeVisible();
    await fitsAndIsAccessible(page);
  });

  test('fields, bytes and detail stand one below the other', async ({ page }) => {
    await openOrder(page);
    await fitsAndIsAccessible(page);
    const tops = await page
      .locator('.panes > section')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(tops).toHaveLength(3);
    expect(tops).toEqual([...new Set(tops)].sort((a, b) => a - b));
  });
});

const dialogs: readonly (readonly [string, string])[] = [
  ['?', 'Keyboard shortcuts'],
  ['r', 'Change format'],
  ['x', 'Explain a message'],
  ['n', 'New format'],
  ['Control+k', 'All actions'],
  ['g', 'Go to'],
];

async function fitsAndIsAccessible(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.body.scrollWidth - innerWidth), page.url()).toBeLessThanOrEqual(0);
  expect(await seriousViolations(page), page.url()).toEqual([]);
}
