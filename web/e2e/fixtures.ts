import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page, type Request } from '@playwright/test';

const samples = new URL('../../samples/', import.meta.url);

/** As Playwright's; a test that fails also says which requests had no answer by then, and what the console said. */
export const test = base.extend<{ readonly seen: undefined }>({
  seen: [
    async ({ page }, use, info) => {
      const unanswered = new Set<Request>();
      const said: string[] = [];
      page.on('request', (request) => unanswered.add(request));
      page.on('requestfinished', (request) => unanswered.delete(request));
      page.on('requestfailed', (request) => {
        unanswered.delete(request);
        said.push(`${request.method()} ${request.url()}: ${request.failure()?.errorText}`);
      });
      page.on('console', (message) => said.push(message.text()));
      page.on('pageerror', (error) => said.push(String(error)));
      await use(undefined);
      if (info.status === info.expectedStatus) return;
      const waiting = [...unanswered].map((request) => `no answer: ${request.method()} ${request.url()}`);
      await info.attach('requests and console', { body: [...waiting, ...said].join('\n'), contentType: 'text/plain' });
    },
    { auto: true },
  ],
});

/** A file of the project's samples. */
export function sample(path: string): Buffer {
  return readFileSync(new URL(path, samples));
}

/** Opens a file as it is shown first: what it says where its format knows that, what it is otherwise. */
export async function openObject(page: Page, name: string, bytes: Buffer): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Choose files').setInputFiles({ name, mimeType: 'application/octet-stream', buffer: bytes });
  await expectTree(page);
}

/** Opens a file on its fields. */
export async function openFile(page: Page, name: string, bytes: Buffer): Promise<void> {
  await openObject(page, name, bytes);
  await showStream(page);
}

/** Shows the fields of the dump that is open. */
export async function showStream(page: Page): Promise<void> {
  const stream = page.getByRole('button', { name: 'Stream', exact: true });
  await stream.click();
  await expect(stream).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('treegrid', { name: /^Fields/ })).toBeVisible();
}

export async function openOrder(page: Page): Promise<void> {
  await openFile(page, 'order.ser', sample('java/order.ser'));
}

export async function expectTree(page: Page): Promise<void> {
  await expect(page.getByRole('treegrid')).toBeVisible();
  await expect(page.locator('.hex-row').first()).not.toHaveClass(/hex-waiting/);
}

/** Clicks a byte by its offset; its row must be in sight. */
export async function clickByte(page: Page, offset: number): Promise<void> {
  const { x, y } = await byteAt(page, offset);
  await page.mouse.click(x, y);
}

/** Where a byte's digits are on screen, at 16 bytes per row. */
export async function byteAt(page: Page, offset: number): Promise<{ x: number; y: number }> {
  const row = page.locator(`[data-row="${Math.floor(offset / 16)}"] .hex-bytes`);
  const box = await row.boundingBox();
  if (!box) throw new Error(`The row of offset ${offset} is not in sight`);
  const i = offset % 16;
  const column = i * 3 + (i >= 8 ? 1 : 0) + 1;
  return { x: box.x + (column * box.width) / 48, y: box.y + box.height / 2 };
}

export async function goTo(page: Page, place: string): Promise<void> {
  await page.keyboard.press('g');
  await page.getByRole('combobox', { name: 'Go to' }).fill(place);
  await page.keyboard.press('Enter');
}

export const detail = (page: Page) => page.getByRole('region', { name: 'Detail' });
export const selectedRow = (page: Page) => page.locator('.tree-row[aria-selected=true]');

/**
 * Expects no serious fault for those who do not see well. In dark colours only contrast is looked at: all else is as in
 * light ones.
 *
 * @param within a selector: what to look at, where the rest of the page has been looked at before
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  expect(await seriousViolations(page, within), `light: ${page.url()}`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await seriousViolations(page, within, ['color-contrast']), `dark: ${page.url()}`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** What is wrong, as the page is now; by all rules, or by some. */
export async function seriousViolations(page: Page, within = 'html', rules: string[] = []): Promise<string[]> {
  await page.locator(within).first().waitFor();
  // Legacy mode opens no second page for the results of frames, of which there are none.
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .include(within)
    .options({ resultTypes: ['violations'] });
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}

/** From now on, counts the elements that the page makes: what it draws, however busy the machine is. */
export async function countElements(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    let made = 0;
    const count = (nodes: NodeList) => {
      for (const node of nodes) {
        if (node instanceof Element) made += 1 + node.getElementsByTagName('*').length;
      }
      document.body.dataset.elementsMade = String(made);
    };
    document.body.dataset.elementsMade = '0';
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) count(addedNodes);
    }).observe(document.body, { childList: true, subtree: true });
  });
  return async () => Number(await page.locator('body').getAttribute('data-elements-made'));
}
