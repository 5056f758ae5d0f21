import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { detail, expectAccessible, goTo, openFile, openObject, sample, test } from './fixtures.ts';

const form = (page: Page) => detail(page).getByRole('form', { name: 'Edit the selection' });
const row = (page: Page, name: RegExp) => page.getByRole('treegrid').getByRole('row', { name });

test('a value is changed with the lengths that count it, undone and done again', async ({ page }) => {
  const refused: string[] = [];
  page.on('response', (response) => response.status() >= 400 && refused.push(response.url()));
  await openObject(page, 'edited.ser', sample('java/web-session.ser'));
  await row(page, /^created/).click();
  await page.keyboard.press('F2');
  await expect(form(page).getByRole('textbox')).toHaveValue('2012-07-11T09:46:40Z');
  await expectAccessible(page, '.edit-form');
  await form(page).getByRole('textbox').fill('2026-01-02T03:04:05Z');
  await page.keyboard.press('Enter');
  const edits = page.getByRole('region', { name: 'Edits' });
  await expect(edits).toContainText('1 change');
  await expect(row(page, /^created/)).toContainText('2026-01-02T03:04:05Z');
  await expect(row(page, /^created/)).toHaveAttribute('aria-selected', 'true');

  await page.getByRole('treegrid').focus();
  await page.keyboard.press('Control+z');
  await expect(edits).toHaveCount(0);
  await expect(row(page, /^created/)).toContainText('2012-07-11T09:46:40Z');
  await page.keyboard.press('Control+Shift+Z');
  await expect(row(page, /^created/)).toContainText('2026-01-02T03:04:05Z');
  await edits.getByRole('button', { name: 'Compare with the original' }).click();
  await expect(page.getByRole('region', { name: 'Differences' })).toContainText('1 value changed (created)');
  const download = page.waitForEvent('download');
  await edits.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('option', { name: 'The file as it is' }).click();
  expect(readFileSync(await (await download).path())).toHaveLength(1061);
  expect(refused).toEqual([]);
});

test('what cannot be changed says why, and changes nothing', async ({ page }) => {
  await openObject(page, 'kept.ser', sample('java/order.ser'));
  await row(page, /^orderCode/).click();
  await page.keyboard.press('F2');
  await form(page).getByRole('textbox').fill('many');
  await form(page).getByRole('button', { name: 'Change' }).click();
  await expect(form(page).getByRole('alert')).toContainText('`many` cannot be written where `777` stands');
  await page.keyboard.press('Escape');
  await expect(form(page)).toHaveCount(0);
});

/** A list with the same text twice: the second time as a reference. */
const twice = Buffer.concat([
  Buffer.from('aced000573720013', 'hex'),
  Buffer.from('java.util.ArrayList'),
  Buffer.from('7881d21d99c7619d030001490004', 'hex'),
  Buffer.from('size'),
  Buffer.from('7870000000027704000000027400097368617265642d6532', 'hex'),
  Buffer.from('71007e000278', 'hex'),
]);

test('of a shared value all change, or the one that is selected', async ({ page }) => {
  await openObject(page, 'twice.ser', twice);
  await row(page, /^\[1\]/).click();
  await page.keyboard.press('F2');
  await form(page).getByRole('textbox').fill('apart');
  await form(page).getByRole('button', { name: 'Change' }).click();
  await expect(form(page).getByRole('alert')).toContainText('somewhere else');
  await expectAccessible(page, '.edit-form');
  await form(page).getByRole('button', { name: 'Only here' }).click();
  await expect(row(page, /^\[1\]/)).toContainText('apart');
  await expect(row(page, /^\[0\]/)).toContainText('shared-e2');

  await page.getByRole('treegrid').focus();
  await page.keyboard.press('Control+z');
  await expect(row(page, /^\[1\]/)).toContainText('shared-e2');
  await row(page, /^\[1\]/).click();
  await page.keyboard.press('F2');
  await form(page).getByRole('textbox').fill('both');
  await page.keyboard.press('Enter');
  await form(page).getByRole('button', { name: 'Change all' }).click();
  await expect(row(page, /^\[0\]/)).toContainText('both');
  await expect(row(page, /^\[1\]/)).toContainText('both');
});

test('where the look at other values ended is said, and goes with the edit', async ({ page }) => {
  const records = Array.from({ length: 60_000 }, (_, id) => `{"id":${id}}`);
  await openObject(page, 'long.json', Buffer.from(`{"kept":"e2e","records":[${records}]}`));
  await row(page, /^kept/).click();
  await page.keyboard.press('F2');
  await form(page).getByRole('textbox').fill('changed');
  await page.keyboard.press('Enter');
  const edits = page.getByRole('region', { name: 'Edits' });
  await expect(edits.getByRole('status')).toContainText('it is not known whether values stayed as they were');
  await expect(edits.getByRole('status')).toContainText('only the first 100,000 values');
  await expectAccessible(page, '.edited-note');

  await page.getByRole('treegrid').focus();
  await page.keyboard.press('Control+z');
  await expect(edits).toHaveCount(0);
});

test('to edit, something has to be selected', async ({ page }) => {
  await openFile(page, 'nothing.json', Buffer.from('{"e2e":"nothing selected"}'));
  await page.keyboard.press('Escape');
  await page.keyboard.press('F2');
  await expect(page.getByText('Select a byte, a field or a value to edit it.')).toBeVisible();
  await expect(form(page)).toHaveCount(0);
});

test('bytes are replaced as they are', async ({ page }) => {
  await openFile(page, 'bytes.json', Buffer.from('{"a":[1,2],"e2e":"edit"}'));
  await goTo(page, '5+5');
  await page.keyboard.press('F2');
  await expect(form(page).getByRole('textbox')).toHaveValue('5B 31 2C 32 5D');
  await form(page).getByRole('textbox').fill('74 72 75 65');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Edits' })).toContainText('1 change');
  await expect(page.getByRole('contentinfo', { name: 'Status' })).toContainText('23 B');
  await expect(page.getByText(/^Broken by it/)).toHaveCount(0);
  await goTo(page, '0+1');
  await page.keyboard.press('F2');
  await form(page).getByRole('textbox').fill('5D');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Broken by it: \d+ more issues? than the original/)).toBeVisible();
});

test('an edited value is downloaded in the layers that it came in, and as a patch', async ({ page }) => {
  const told = (e2e: string) => Buffer.from(`{"e2e":"${e2e}","cart":["A-1","B-2"],"total":12.5}`).toString('base64');
  await openObject(page, 'wrapped.txt', Buffer.from(told('wrapped')));
  await row(page, /^e2e/).click();
  await page.keyboard.press('F2');
  await form(page).getByRole('textbox').fill('put back');
  await page.keyboard.press('Enter');
  const edits = page.getByRole('region', { name: 'Edits' });
  await expect(edits).toContainText('1 change');
  const saved = async (name: string) => {
    await edits.getByRole('button', { name: 'Download' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('option', { name }).click();
    return readFileSync(await (await download).path(), 'utf8');
  };
  const wrapped = await saved('In the layers that it came in');
  expect(wrapped.trim()).toBe(told('put back'));
  expect(JSON.parse(await saved('Patch: ranges')).ranges[0].inserted).toContain('20');
  expect(await saved('Patch: bsdiff')).toMatch(/^BSDIFF40/);
});

test('elements are copied, added and taken out', async ({ page }) => {
  await openObject(page, 'parts.ser', sample('java/web-session.ser'));
  const edits = page.getByRole('region', { name: 'Edits' });
  await goTo(page, 'user.roles[1]');
  await page.keyboard.press('F2');
  await expectAccessible(page, '.edit-form');
  await form(page).getByRole('button', { name: 'Remove' }).click();
  await expect(edits).toContainText('1 change');
  await goTo(page, 'user.roles');
  await page.keyboard.press('F2');
  await form(page).getByRole('button', { name: 'Add', exact: true }).click();
  await form(page).getByRole('textbox').fill('owner');
  await page.keyboard.press('Enter');
  await expect(edits).toContainText('2 changes');
  await expect(detail(page)).toContainText('"owner"'); // what was changed is selected
  await goTo(page, 'user.roles[1]');
  await expect(detail(page)).toContainText('owner');
});
