import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { expectAccessible, openOrder, test } from './fixtures.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));

test('codecs lead to their files, and these to what another codec would save', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'hexplain-savings-'));
  try {
    const table = join(folder, 'files.parquet');
    const samples = join(project, 'samples');
    execFileSync(
      join(project, 'bin/hexplain'),
      ['scan', '--out', table, join(samples, 'java/order.ser'), join(samples, 'captures')],
      {
        stdio: 'ignore',
      },
    );
    await openOrder(page);
    await page.goto('/');
    await page.getByLabel('Choose files').setInputFiles(table);
    await expect(page.getByRole('heading', { name: 'files.parquet' })).toBeVisible();
    await page.getByRole('button', { name: 'Codecs', exact: true }).click();
    await page.getByRole('row', { name: /java/ }).getByRole('button', { name: 'Rows' }).click();
    await page.getByRole('button', { name: 'Compare codecs' }).click();
    await expect(page).toHaveURL(/\/compare\/many\?dumps=[^&]+&of=1-340$/);
    await page.getByRole('button', { name: /Encode/ }).click();
    const savings = page.getByRole('region', { name: 'Savings' });
    await expect(savings).toContainText('The dumps, 340 B, are a sample of 1 file with 340 B');
    await expect(savings.getByRole('listitem').first()).toContainText(/^\d+ B with .+, \d+% less: \d+ B$/);
    await expectAccessible(page, 'main');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a table of many dumps is asked, counted, and leads to its files', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'hexplain-traffic-'));
  try {
    const table = join(folder, 'classes.parquet');
    const paths = ['java/order.ser', 'captures/rmi.pcap'].map((path) => join(project, 'samples', path));
    execFileSync(join(project, 'bin/hexplain'), ['scan', '--rows', 'classes', '--out', table, ...paths], {
      stdio: 'ignore',
    });
    await openOrder(page);
    await page.goto('/');
    await page.getByLabel('Choose files').setInputFiles(table);

    await expect(page.getByRole('heading', { name: 'classes.parquet' })).toBeVisible();
    await expect(page).toHaveURL(/\/traffic$/);
    await page.getByRole('button', { name: 'All classes' }).click();
    await expect(page.getByText('What is serialized, and how often.')).toBeVisible();
    await expectAccessible(page, '.traffic');
    const order = page.getByRole('row', { name: /ObjectToBeSerialised/ });
    await expect(order).toContainText('10275539472837495');
    await order.getByRole('button', { name: 'Rows' }).click();
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page).toHaveURL(/sql=/);

    const file = page.getByRole('button', { name: /samples.java.order\.ser$/ });
    const lookups = '**/api/v1/dumps?sha256=*';
    await page.route(lookups, (route) => route.fulfill({ json: { from: 0, total: 0, items: [] } }));
    await file.click();
    await expect(page.getByRole('status').filter({ hasText: 'is not on this server' })).toBeVisible();
    await page.unroute(lookups);

    await file.click();
    await expect(page).toHaveURL(/\/d\/[^/]+\?.*at=/);
    await expect(page.getByRole('heading', { name: 'order.ser' })).toBeVisible();

    await page.goBack();
    const question = page.getByRole('textbox', { name: 'Question in SQL to the table classes' });
    await question.fill('select nothing from classes');
    await question.press('Control+Enter');
    await expect(page.getByText(/"nothing" not found/)).toBeVisible();
    await question.fill('select kind, count(*) as n from classes group by kind order by n desc');
    await page.getByRole('button', { name: 'Ask' }).click();
    await expect(page.getByRole('columnheader', { name: 'kind' })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV' }).click();
    expect((await download).suggestedFilename()).toBe('classes-answer.csv');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
