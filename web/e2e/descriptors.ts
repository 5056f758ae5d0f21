import { expect, type Page } from '@playwright/test';
import { goTo as goToPlace, openFile } from './fixtures.ts';

/** The order as ByteBuffer writes it: `long, boolean, int, int`, then ten doubles and ten longs behind their counts. */
export function orderRecord(little = false): Buffer {
  const bytes = Buffer.alloc(185);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  view.setBigInt64(0, 1010n, little);
  view.setUint8(8, 1);
  view.setInt32(9, 777, little);
  view.setInt32(13, 99, little);
  view.setInt32(17, 10, little);
  for (let i = 0; i < 10; i++) view.setFloat64(21 + 8 * i, (i + 1) / 10, little);
  view.setInt32(101, 10, little);
  for (let i = 0; i < 10; i++) view.setBigInt64(105 + 8 * i, BigInt(i + 1), little);
  return bytes;
}

export const descriptor = (id: string, endian: string) => `meta:
  id: ${id}
  title: An order
${endian}seq:
  - id: source_id
    type: s8
  - id: special
    type: u1
  - id: order_code
    type: s4
  - id: priority
    type: s4
  - id: prices
    type: prices
  - id: quantities
    type: quantities
types:
  prices:
    seq:
      - id: count
        type: s4
      - id: items
        type: f8
        repeat: expr
        repeat-expr: count
  quantities:
    seq:
      - id: count
        type: s4
      - id: items
        type: s8
        repeat: expr
        repeat-expr: count
`;

export const bigEndian = '  endian: be\n';
export const native = '  endian: le\n-hexplain-native-endian: true\n';

export const editor = (page: Page) => page.getByRole('textbox', { name: 'Descriptor, in YAML' });
export const messages = (page: Page) => page.getByRole('group', { name: 'Diagnostics of the descriptor' });
export const tree = (page: Page) => page.getByRole('treegrid');
export const tab = (page: Page) => page.getByRole('region', { name: 'Descriptor', exact: true });

/** From the fields, since in the editor a key is text. */
export async function goTo(page: Page, place: string): Promise<void> {
  await tree(page).focus();
  await goToPlace(page, place);
}

/** Pastes over everything, since typing would have the editor indent what is indented already. */
export async function put(page: Page, text: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await paste(page, text);
}

export async function paste(page: Page, text: string): Promise<void> {
  await editor(page).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

export async function openRecord(page: Page, bytes = orderRecord()): Promise<void> {
  await openFile(page, 'order.bin', bytes);
}

export async function emptyPage(page: Page): Promise<void> {
  await page.keyboard.press('n');
  await page.getByRole('dialog', { name: 'New format' }).getByRole('button', { name: 'Empty descriptor' }).click();
  await expect(editor(page)).toBeVisible();
}

/** Fails the test where the page breaks its own Content Security Policy. */
export function throwOnCspViolation(page: Page): void {
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) throw new Error(message.text());
  });
}
