import { expect } from '@playwright/test';
import { expectAccessible, test } from './fixtures.ts';

/** Its records are so small that decoding 64 MiB of them takes many seconds. */
const descriptor = `meta:
  id: long_work
seq:
  - id: items
    type: item
    repeat: eos
types:
  item:
    seq:
      - id: kind
        type: u1
      - id: more
        type: u1
        repeat: until
        repeat-until: _ == 0
`;

test('the work of the server is seen and ended', async ({ page }) => {
  await page.goto('/work');
  await expect(page.getByRole('heading', { name: 'Work of the server' })).toBeVisible();
  const format = await page.request.put('/api/v1/formats/long_work', {
    data: descriptor,
    headers: { 'content-type': 'text/yaml' },
  });
  expect(format.ok()).toBe(true);
  const upload = await page.request.post('/api/v1/dumps?name=work.bin', {
    data: Buffer.alloc(64 << 20),
    headers: { 'content-type': 'application/octet-stream' },
  });
  const { id } = await upload.json();
  const tree = await page.request.post(`/api/v1/dumps/${id}/trees`, {
    data: { format: 'long_work', layers: 'raw' },
    headers: { 'content-type': 'application/json' },
  });
  expect(tree.status()).toBe(202);
  const decoding = (await tree.json()).id;

  const row = page.getByRole('row').filter({ hasText: decoding });
  await expect(row).toContainText('Decoding tree');
  await expect(row).toContainText('decode');
  await expect(row).toContainText('local');
  await expectAccessible(page, '.work');
  await row.getByRole('button', { name: 'End' }).click();
  await expect(row).toHaveCount(0);
  const ended = await page.request.get(`/api/v1/trees/${decoding}`);
  expect(await ended.text()).toContain('ended by an operator');
  await page.request.delete(`/api/v1/dumps/${id}`);
});
