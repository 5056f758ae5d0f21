import { expect, type Page } from '@playwright/test';
import { detail, expectAccessible, openObject, openOrder, sample, test } from './fixtures.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Java stream' });
const picker = (page: Page) => page.getByLabel('Class files and archives');

/** A class file of a serializable class with one field, as a compiler would write it. */
function classFile(name: string, field: string, descriptor: string): Buffer {
  const utf8 = (text: string) => Buffer.concat([Buffer.from([1, 0, text.length]), Buffer.from(text)]);
  const classAt = (index: number) => Buffer.from([7, 0, index]);
  const constants = [
    ...[utf8(name), classAt(1), utf8('java/lang/Object'), classAt(3)],
    ...[utf8('java/io/Serializable'), classAt(5), utf8(field), utf8(descriptor)],
  ];
  const u2 = (...values: number[]) => Buffer.from(values.flatMap((value) => [value >> 8, value & 0xff]));
  return Buffer.concat([
    ...[u2(0xcafe, 0xbabe, 0, 52, constants.length + 1), ...constants],
    u2(0x21, 2, 4, 1, 6), // public, its name, its superclass, one interface
    u2(1, 2, 7, 8, 0), // one field, private, without attributes
    u2(0, 0), // no methods, no attributes
  ]);
}

const order = {
  name: 'ObjectToBeSerialised.class',
  mimeType: 'application/java-vm',
  buffer: classFile('ObjectToBeSerialised', 'orderCode', 'J'),
};

test('a class file is compared with the stream, field by field, with what to do', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openOrder(page);
  await page.getByRole('button', { name: 'Classes', exact: true }).click();
  const rows = panel(page).locator('.class-row');
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('not compared');

  await picker(page).setInputFiles(order);
  await expect(rows.first()).toContainText('fails');
  const compared = panel(page).getByRole('region', { name: 'ObjectToBeSerialised' });
  await expect(compared).toContainText('java.io.InvalidClassException');
  const field = compared.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'orderCode' }) });
  await expect(field).toContainText('int');
  await expect(field).toContainText('long');
  await expect(field).toContainText('incompatible');
  await compared.getByRole('button', { name: 'Copy the code' }).first().click();
  await expect(compared).toContainText('copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'private static final long serialVersionUID = 10275539472837495L;',
  );
  await expectAccessible(page);

  await panel(page).getByRole('button', { name: 'Without ObjectToBeSerialised.class' }).click();
  await expect(rows.first()).toContainText('not compared');
});

test('a class file that is dropped on the list is compared, and not opened', async ({ page }) => {
  await openOrder(page);
  await page.keyboard.press('C');
  await expect(panel(page).locator('.class-row')).toHaveCount(3);
  const dropped = await page.evaluateHandle(
    (bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], 'ObjectToBeSerialised.class'));
      return data;
    },
    [...order.buffer],
  );
  const url = page.url();
  await panel(page).locator('.class-list').dispatchEvent('dragover', { dataTransfer: dropped });
  await expect(page.locator('.drop-cover')).toHaveCount(0);
  await panel(page).locator('.class-list').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(panel(page).locator('.class-row').first()).toContainText('fails');
  expect(page.url()).toBe(url);
});

/** The order as a later version of its class would have written it: another UID, and one field renamed. */
function laterOrder(): Buffer {
  const stream = Buffer.from(sample('java/order.ser'));
  stream[0x23] = 0x78;
  stream.write('N', 0x2f);
  return stream;
}

test('two streams are compared, class by class, in either direction', async ({ page }) => {
  await openOrder(page);
  await openObject(page, 'later.ser', laterOrder());
  await page.keyboard.press('C');
  await panel(page).getByRole('button', { name: 'Compare with another stream' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^order\.ser/ })
    .first()
    .click();

  const changed = panel(page).getByRole('list', { name: 'Classes that changed' });
  await expect(changed.getByRole('button')).toHaveText(['ObjectToBeSerialisedother UID']);
  await expect(panel(page).getByRole('status')).toContainText('1 changed, 0 the same');
  const compared = panel(page).getByRole('region', { name: 'ObjectToBeSerialised' });
  const row = (name: string) =>
    compared.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  await expect(row('serialVersionUID')).toContainText('10275539472837495L10275539472837496L');
  await expect(row('orderCode')).toContainText('missing in class');
  await expectAccessible(page);

  await panel(page).getByRole('button', { name: 'Is the later one' }).click();
  await expect(row('serialVersionUID')).toContainText('10275539472837496L10275539472837495L');
  await expect(row('orderCode')).toContainText('missing in stream');
  await page.reload();
  await expect(row('orderCode')).toContainText('missing in stream');
  await compared.getByRole('button', { name: 'ObjectToBeSerialised' }).click();
  await expect(detail(page)).toContainText('classDesc');
  await panel(page).getByRole('button', { name: 'Without the other stream' }).click();
  await expect(panel(page).locator('.class-row').first()).toContainText('not compared');
});

test('a file that is chosen, and is no class file, is the other stream', async ({ page }) => {
  await openObject(page, 'later.ser', laterOrder());
  await page.keyboard.press('C');
  await panel(page).getByRole('button', { name: 'Compare with another stream' }).click();
  const file = { name: 'order.bin', mimeType: 'application/octet-stream', buffer: sample('records/order-be.bin') };
  await page.getByLabel('Another file', { exact: true }).setInputFiles(file);
  await expect(panel(page).getByRole('alert')).toContainText('Java serialization streams');
});

test('on a phone the panel covers the bytes, and a place in it leads to them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openObject(page, 'web-session.ser', sample('java/web-session.ser'));
  await page.getByRole('button', { name: 'Classes', exact: true }).click();
  await expect(page.locator('.hex-pane')).toBeHidden();
  await panel(page).getByRole('region').getByRole('button').first().click();
  await expect(panel(page)).toHaveCount(0);
  await expect(page.locator('.hex-row').first()).toBeVisible();
  await page.getByRole('button', { name: 'Security', exact: true }).click();
  await expect(panel(page).getByRole('region', { name: 'Filter' })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.hex-row').first()).toBeVisible();
});

test('a class leads to its descriptor', async ({ page }) => {
  await openObject(page, 'web-session.ser', sample('java/web-session.ser'));
  await page.keyboard.press('C');
  await panel(page).locator('.class-row').filter({ hasText: 'java.util.Date' }).click();
  await panel(page).getByRole('region', { name: 'java.util.Date' }).getByRole('button').first().click();
  await expect(detail(page)).toContainText('classDesc');
  await page.reload();
  await expect(panel(page).locator('.class-row').first()).toBeVisible();
  await expect(detail(page)).toContainText('classDesc');
  await page.keyboard.press('C');
  await expect(panel(page)).toHaveCount(0);
});

test('what cannot be read is named, and the rest counts', async ({ page }) => {
  await openOrder(page);
  await page.keyboard.press('C');
  await picker(page).setInputFiles([order, { ...order, name: 'broken.jar', buffer: Buffer.from('no archive') }]);
  await expect(panel(page)).toContainText('broken.jar: ');
  await expect(panel(page).locator('.class-row').first()).toContainText('fails');
});

test('no known chain is all that is said, and a filter comes in each form', async ({ page }) => {
  await openObject(page, 'web-session.ser', sample('java/web-session.ser'));
  await page.getByRole('button', { name: 'Security', exact: true }).click();
  await expect(panel(page)).toContainText('no known chain');
  await expect(panel(page)).not.toContainText(/\bsafe\b/i);
  const filter = panel(page).getByRole('region', { name: 'Filter' });
  await expect(filter.locator('pre')).toContainText('maxdepth=');
  await filter.getByRole('button', { name: 'Java', exact: true }).click();
  await expect(filter.locator('pre')).toContainText('ObjectInputFilter.Config.createFilter(');
  await filter.getByRole('button', { name: 'Pattern', exact: true }).click();
  await filter.getByRole('button', { name: 'Packages', exact: true }).click();
  await expect(filter.locator('pre')).toContainText('java.util.*');
  await filter.getByRole('button', { name: 'No limits', exact: true }).click();
  await expect(filter.locator('pre')).not.toContainText('maxdepth=');
  await expect(filter).toContainText('sizes are not checked');
  await expectAccessible(page);
});

test('a pattern is tried, and what it rejects leads to the bytes', async ({ page }) => {
  await openOrder(page);
  await page.keyboard.press('S');
  const pattern = panel(page).getByLabel('Pattern of jdk.serialFilter');
  await pattern.fill('maxdepth=20;java.base/*;!*');
  await pattern.press('Enter');
  await expect(panel(page)).toContainText('Rejected at 0x0005');
  await panel(page).getByRole('button', { name: 'class descriptor ObjectToBeSerialised' }).click();
  await expect(detail(page)).toContainText('classDesc');
  await pattern.fill('maxdepht=20');
  await pattern.press('Enter');
  await expect(panel(page)).toContainText('There is no limit `maxdepht`');
});

test('a chain is named, with its parts where they are, and that the filter accepts it', async ({ page }) => {
  await page.route('**/risks', (route) =>
    route.fulfill({
      json: {
        classCount: 1,
        classes: [{ name: 'ObjectToBeSerialised', instances: 1, bytes: 300 }],
        chains: [
          {
            name: 'Example1',
            reference: 'https://example.org/',
            links: [{ text: 'shop.Order#map > a.b.LazyMap', offset: 4, length: 336, path: 'contents[0]' }],
          },
        ],
        findings: [{ kind: 'proxy', count: 1, first: [{ text: 'Proxy', offset: 4, length: 3, path: '' }] }],
        counts: { depth: 1, references: 2, bytes: 340, arrayLength: 10, checks: 3 },
        complete: true,
        notes: [],
      },
    }),
  );
  await openOrder(page);
  await page.keyboard.press('S');
  await expect(panel(page)).toContainText('1 known chain');
  await expect(panel(page)).toContainText('this filter accepts it');
  await panel(page).getByRole('button', { name: 'Order#map > LazyMap' }).click();
  await expect(page.getByRole('navigation', { name: /Path/ })).toContainText('contents');
  await expectAccessible(page);
});

test('dumps of other formats have no such panels', async ({ page }) => {
  await openObject(page, 'order.bin', sample('records/order-be.bin'));
  await expect(page.getByRole('button', { name: 'Security', exact: true })).toHaveCount(0);
});
