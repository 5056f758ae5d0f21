import { expect } from '@playwright/test';
import { expectAccessible, test } from './fixtures.ts';

/** A message of a format that nobody described. */
function message(i: number): Buffer {
  const name = Buffer.from('customer'.slice(0, 3 + (i % 5)));
  const head = Buffer.alloc(10);
  head.writeUInt32BE(0xfeedbeef, 0);
  head.writeUInt16BE(4 + name.length, 4);
  head.writeUInt16BE(700 + i, 6);
  head.writeUInt16BE(name.length, 8);
  return Buffer.concat([head, name]);
}

test('messages of an unknown format are aligned, and a descriptor is written from that', async ({ page }) => {
  await page.goto('/');
  const files = [0, 1, 2, 3, 4, 5].map((i) => ({
    name: `aligned-${i}.bin`,
    mimeType: 'application/octet-stream',
    buffer: message(i),
  }));
  for (const file of files) {
    const response = await page.request.post(`/api/v1/dumps?name=${file.name}`, {
      data: file.buffer,
      headers: { 'content-type': 'application/octet-stream' },
    });
    expect(response.status()).toBe(201);
  }
  await page.goto('/?q=aligned-');
  await page.getByRole('button', { name: 'Choose several' }).click();
  await page.getByRole('button', { name: 'All of this page' }).click();
  await page.getByRole('button', { name: 'Align them' }).click();
  await expect(page).toHaveURL(/\/align\?d=/);
  await expect(page.getByRole('heading', { name: '6 messages aligned' })).toBeVisible();
  await expectAccessible(page, '.align');
  const head = page.getByRole('columnheader');
  await expect(head).toHaveText([
    'Message',
    /^magicconstant, 4 bytesFE ED BE EF/,
    /^len_messagelength of what follows it, big-endian, 2 bytes/,
    /^countercounter by 1, big-endian, 2 bytes700 … 705/,
    /^lenlength of the text behind it, big-endian, 2 bytes/,
    /^texttext, of any length/,
  ]);
  await expect(page.getByRole('row', { name: /^aligned-0.bin/ })).toContainText('63 75 73');
  await page.getByRole('button', { name: 'Write a descriptor from this' }).click();
  await expect(page.locator('.cm-content')).toContainText('id: len_message');
});
