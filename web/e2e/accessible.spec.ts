import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { clickByte, detail, openOrder } from './fixtures.ts';

async function seriousViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('the open view has no serious accessibility fault', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'Samples' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await seriousViolations(page)).toEqual([]);
    });

    test('what the paste box recognised, and a message explained, have no serious accessibility fault', async ({
      page,
    }) => {
      await page.goto('/');
      const recognised = page.getByRole('region', { name: 'What it is' });
      await page.getByLabel('Paste bytes or a message').fill('rO0ABXQAAmhp');
      await expect(recognised.getByLabel('Format')).toHaveValue('java_serialization');
      await expect(recognised).not.toHaveAttribute('aria-busy', 'true');
      expect(await seriousViolations(page)).toEqual([]);
      await page.getByLabel('Paste bytes or a message').fill('invalid type code: AC');
      await expect(recognised.getByRole('article')).toBeVisible();
      await expect(recognised).not.toHaveAttribute('aria-busy', 'true');
      expect(await seriousViolations(page)).toEqual([]);
    });

    test('the inspect view has no serious accessibility fault', async ({ page }) => {
      await openOrder(page);
      await clickByte(page, 0xb9);
      await expect(detail(page)).toContainText('0.4');
      expect(await seriousViolations(page)).toEqual([]);
      await page.keyboard.press('?');
      expect(await seriousViolations(page)).toEqual([]);
    });
  });
}
