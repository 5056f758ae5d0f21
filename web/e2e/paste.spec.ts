import { expect, type Page } from '@playwright/test';
import { detail, expectTree, openOrder, sample, test } from './fixtures.ts';

const box = (page: Page) => page.getByLabel('Paste bytes or a message');
const detected = (page: Page) => page.getByRole('region', { name: 'Detected format' });
const status = (page: Page) => page.getByRole('contentinfo', { name: 'Status' });

/** Pastes where the focus is, as the browser would. */
async function pasteText(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, composed: true }),
    );
  }, text);
}

/** As `tcpdump -X` shows a packet. */
function tcpdump(bytes: Buffer): string {
  const rows = Array.from({ length: Math.ceil(bytes.length / 16) }, (_, row) => {
    const part = bytes.subarray(row * 16, row * 16 + 16);
    const hex = (part.toString('hex').match(/.{1,4}/g) ?? []).join(' ');
    const text = [...part].map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.')).join('');
    return `\t0x${(row * 16).toString(16).padStart(4, '0')}:  ${hex.padEnd(39)}  ${text}`;
  });
  return `12:00:01.000000 IP 10.0.0.1.40000 > 10.0.0.2.9999: UDP, length ${bytes.length - 28}\n${rows.join('\n')}\n`;
}

/** An IPv4 and a UDP header around a payload. */
function datagram(payload: Buffer): Buffer {
  const head = Buffer.from('4500000000010000401100000a0000010a0000029c40270f00000000', 'hex');
  head.writeUInt16BE(28 + payload.length, 2);
  head.writeUInt16BE(8 + payload.length, 24);
  return Buffer.concat([head, payload]);
}

test('a tcpdump -X text is recognised while it is pasted, and opens as the packets it shows', async ({ page }) => {
  await page.goto('/');
  await box(page).fill(tcpdump(datagram(sample('java/order.ser'))));
  await expect(detected(page)).toContainText('tcpdump');
  const chain = detected(page).getByLabel('Layer', { exact: true });
  await expect(chain).toHaveCount(2); // the text, and the flow in its packets
  await expect(chain.first()).toHaveValue(/tcpdump/);
  await expect(detected(page).getByLabel('Format')).toHaveValue('java_serialization');
  await box(page).press('Control+Enter');
  await expectTree(page);
  await expect(status(page)).toContainText('340 B');
  await expect(status(page)).toContainText('100% explained');
});

test('layers inside layers are listed one by one, and each can be taken for something else', async ({ page }) => {
  await page.goto('/');
  const twice = Buffer.from(sample('java/order.ser').toString('base64')).toString('base64');
  await box(page).fill(twice);
  const chain = detected(page).getByLabel('Layer', { exact: true });
  await expect(chain).toHaveCount(2);
  await expect(detected(page)).toContainText('340 bytes');
  const first = detected(page).getByRole('table', { name: 'The first fields' });
  await expect(first.getByRole('row').nth(1)).toContainText('STREAM_MAGIC');
  await expect(detected(page)).toContainText('AC ED 00 05');
  await expect(detected(page).getByLabel('Format')).toHaveValue('java_serialization');
  await chain.nth(1).selectOption('base64');
  await expect(chain).toHaveCount(1);
  await expect(detected(page).getByLabel('Format')).not.toHaveValue('java_serialization');
  await detected(page).getByRole('button', { name: 'Detect everything again' }).click();
  await expect(chain).toHaveCount(2);
  await box(page).press('Control+Enter');
  await expectTree(page);
  await expect(status(page)).toContainText('340 B');
});

test('what is chosen in the paste box is what opens', async ({ page }) => {
  await page.goto('/');
  await box(page).fill('rO0ABXQAAmhp');
  await expect(detected(page).getByLabel('Layer', { exact: true })).toHaveValue('base64');
  await detected(page).getByLabel('Layer', { exact: true }).selectOption('raw');
  await detected(page).getByLabel('Format').selectOption('bytes');
  await page.getByRole('button', { name: /^Open/ }).click();
  await expectTree(page);
  await expect(page).toHaveURL(/format=bytes/);
  await expect(page).toHaveURL(/layers=raw/);
  await expect(status(page)).toContainText('12 B');
});

test('a line of a dump that is wrong is named', async ({ page }) => {
  await page.goto('/');
  const lines = sample('text/order.xxd.txt').toString().split('\n');
  lines[2] = lines[2]?.replace('7827 6b77', '7827 6b7') ?? '';
  await box(page).fill(lines.join('\n'));
  await expect(detected(page).getByRole('listitem').filter({ hasText: 'Line 3' }).first()).toBeVisible();
});

test('the message of an exception is explained where it is pasted, anywhere on the page', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'See what every byte means' })).toBeVisible();
  await pasteText(
    page,
    'Caused by: java.io.StreamCorruptedException: invalid stream header: 22657870\n\tat x.Y(Y.java:1)',
  );
  const card = detected(page).getByRole('article');
  await expect(card.getByRole('heading', { name: 'These bytes are no serialization stream' })).toBeVisible();
  await expect(card).toContainText('22 65 78 70 is the text "exp');
  await expect(card).toContainText('What to do');
  await expect(box(page)).toBeFocused();
});

test('bytes that are pasted in the inspector go to the paste box', async ({ page }) => {
  await openOrder(page);
  await page.locator('body').click({ position: { x: 400, y: 12 } });
  await pasteText(page, 'AC ED 00 05 74 00 02 68 69');
  await expect(detected(page).getByLabel('Format')).toHaveValue('java_serialization');
  await box(page).press('Control+Enter');
  await expectTree(page);
  await expect(status(page)).toContainText('9 B');
});

test('a message in the inspector leads to the fields it is about', async ({ page }) => {
  await openOrder(page);
  await page.keyboard.press('x');
  await page
    .getByLabel('A message or a stack trace')
    .fill(
      'java.io.InvalidClassException: ObjectToBeSerialised; local class incompatible: stream classdesc serialVersionUID = 1, local class serialVersionUID = 2',
    );
  const dialog = page.getByRole('dialog', { name: 'Explain a message' });
  await expect(dialog).toContainText('The class has changed since the object was written');
  await dialog.getByRole('list', { name: 'Where to look' }).getByRole('button').first().click();
  await expect(dialog).toHaveCount(0);
  await expect(detail(page)).toContainText('serialVersionUID');
});

test('the chain of layers is in the inspector: links show each, removing one leaves the rest', async ({ page }) => {
  await page.goto('/');
  await box(page).fill(Buffer.from(sample('java/order.ser').toString('base64')).toString('base64'));
  await box(page).press('Control+Enter');
  await expectTree(page);
  await page.locator('.hex-row').first().click();
  const origins = detail(page).getByRole('region', { name: 'In the encoding layers' });
  await expect(origins.getByRole('link', { name: /the dump/ })).toBeVisible();
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: 'Change format' });
  const layers = dialog.getByRole('region', { name: 'Encoding layers, outermost first' });
  await expect(layers.getByRole('listitem')).toHaveCount(3);
  await layers.getByRole('button', { name: 'Remove' }).last().click();
  await expectTree(page);
  await expect(page).toHaveURL(/layers=base64/);
  await expect(status(page)).toContainText('456 B');
});

test('a field whose bytes are something themselves offers to open them', async ({ page }) => {
  await page.goto('/');
  const json = JSON.stringify({ user: 7, session: sample('java/order.ser').toString('base64') });
  await box(page).fill(json);
  await expect(detected(page)).toBeVisible();
  await page.getByRole('button', { name: /^Open/ }).click();
  await expectTree(page);
  await page.goto(`${page.url().replace(/\?.*/, '')}?layers=raw&format=json&at=0x40`);
  await expectTree(page);
  const offer = page.getByRole('region', { name: 'Format of these bytes' });
  await expect(offer).toContainText('Java object serialization stream');
  await offer.getByRole('link', { name: 'Open them' }).click();
  await expectTree(page);
  await expect(status(page)).toContainText('340 B');
});

test('several files are listed, and each opens', async ({ page }) => {
  await page.goto('/');
  const file = (name: string) => ({
    name: `${name}.ser`,
    mimeType: 'application/octet-stream',
    buffer: sample(`java/${name}.ser`),
  });
  await page.getByLabel('Choose files').setInputFiles([file('order'), file('order-truncated')]);
  const list = page.getByRole('region', { name: 'Uploaded files' });
  await expect(list).toContainText('all uploaded');
  await expect(page.locator('.dump-row').filter({ hasText: 'order-truncated.ser' }).first()).toBeVisible();
  await list.getByRole('link', { name: 'order.ser' }).click();
  await expectTree(page);
  await list.getByRole('link', { name: 'order-truncated.ser' }).click();
  await expect(page.getByRole('heading', { name: 'order-truncated.ser' })).toBeVisible();
  await list.getByRole('button', { name: 'Close the list of files' }).click();
  await expect(list).toHaveCount(0);
});
