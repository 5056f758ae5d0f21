import { expect } from '@playwright/test';
import { expectAccessible, openObject, test } from './fixtures.ts';

/** Some codecs take a while when they are used for the first time. */
const patient = { timeout: 120_000 };

/** `package com.acme; class Order { long id; Point[] points; } class Point { int x; int y; }`, compiled. */
const jar = Buffer.from(
  [
    'UEsDBBQACAgIADC0eF0AAAAAAAAAAAAAAAAUAAQAY29tL2FjbWUvT3JkZXIuY2xhc3P+ygAAO/Vv1z4GBgZXBj4uBiYGZnYGFh4G',
    'VgY2RgaBrMSyRP2cxLx0ff+krNTkEkYGNpvMvMwSO0YGZg3NMHYGDkYGvuT8XP3E5NxUff+ilNQiRgamzBRGBkYvoNqC/My8kmJG',
    'BsFoH7iiAJCYNSMDi3N+SiqDAgM70EoGMOZk4GIAAW4GHiDJCMRARwBpXiBLEEiDRbS2MzBuBCtjAABQSwcIvmIc1JsAAAC3AAAA',
    'UEsDBBQACAgIADC0eF0AAAAAAAAAAAAAAAAUAAAAY29tL2FjbWUvUG9pbnQuY2xhc3M79W/XPgYGBlcGXi4GJgZmdgYWHgZWBjZG',
    'BoGsxLJE/ZzEvHR9/6Ss1OQSRgY2m8y8zBI7RgZmDc0wdgYORga+5Pxc/cTk3FT9gPzMPKASxgog9gTiSkYGFuf8lFQGBQZ2oMEM',
    'YMzJwMUAAtxgmhGIgVYBaR4gSxBIg0W0tjMwbgQrYwAAUEsHCCOPDQCFAAAAnQAAAFBLAQIUABQACAgIADC0eF2+YhzUmwAAALcA',
    'AAAUAAQAAAAAAAAAAAAAAAAAAABjb20vYWNtZS9PcmRlci5jbGFzc/7KAABQSwECFAAUAAgICAAwtHhdI48NAIUAAACdAAAAFAAA',
    'AAAAAAAAAAAAAADhAAAAY29tL2FjbWUvUG9pbnQuY2xhc3NQSwUGAAAAAAIAAgCIAAAAqAEAAAAA',
  ].join(''),
  'base64',
);

test('classes that are declared are compared in every codec, with values that are generated or typed in', async ({
  page,
}) => {
  await page.goto('/compare');
  await page.getByLabel('Sample').selectOption({ label: 'Classes of your own' });
  const object = page.getByRole('complementary', { name: 'Object' });
  await expect(object).toContainText('com.acme.Order, 4 classes defined', patient);
  await expect(page.getByText(/^Encoded in/)).toBeVisible(patient);
  await expectAccessible(page);
  const source = page.getByLabel('Declarations');
  await source.fill('record Point(int x, int y) {}');
  await page.getByLabel('Values, as JSON').fill('{"x": 1, "y": "two", "z": 3}');
  const mistakes = object.getByRole('alert');
  await expect(mistakes).toContainText('z: Point has no such field');
  await expect(mistakes).toContainText('y: expected an int, found the text "two"');
  await expectAccessible(page, '.sample-pane');
  await page.getByLabel('Values, as JSON').fill('{"x": 1, "y": 2}');
  await expect(page.locator('.bar-row[data-codec="avro"] .bar-bytes')).toContainText('2', patient);
  await expect(page.getByText(/^Encoded in/)).toBeVisible(patient);
  await page.reload();
  await expect(source).toHaveValue('record Point(int x, int y) {}');
  await expect(object).toContainText('Point, 1 class defined', patient);
  await source.fill('record Point(Length x) {}\nrecord Length(');
  await expect(mistakes).toContainText('line 2:');
  await page.getByLabel('Declared in').selectOption('Thrift');
  await source.fill('struct Pair { 1: i32 x, 2: optional i16 y }');
  await expect(object).toContainText('Pair, 1 class defined', patient);
});

test('classes that were inferred from a dump are declared, and changed', async ({ page }) => {
  await openObject(page, 'point.json', Buffer.from('{"x":1,"y":2}'));
  await page.getByRole('link', { name: 'Compare codecs' }).first().click();
  await page.getByRole('button', { name: 'Declare its classes' }).click(patient);
  const source = page.getByLabel('Declarations');
  await expect(source).toHaveValue(/class Root \{\s+long x;\s+long y;\s+\}/);
  await expect(page.locator('.bar-row[data-codec="fory-registered"] .bar-bytes')).toBeVisible(patient);
  await source.fill('class Root { byte x; byte y; }');
  const object = page.getByRole('complementary', { name: 'Object' });
  await expect(object).toContainText('Values are those of point.json', patient);
  await expect(object).toContainText('Root, 1 class defined', patient);
  await expect(page.getByText(/^Encoded in/)).toBeVisible(patient);
  await object.getByRole('button', { name: 'Take others' }).click();
  await expect(page.getByLabel('Values, as JSON')).toBeVisible();
});

test('a jar declares its classes, and what it refers to; they can be changed', async ({ page }) => {
  await page.goto('/compare');
  await page.getByLabel('Sample').selectOption({ label: 'Classes of your own' });
  const object = page.getByRole('complementary', { name: 'Object' });
  const picker = object.locator('input[type="file"]');
  await picker.setInputFiles({ name: 'app.jar', mimeType: 'application/java-archive', buffer: jar });
  const types = object.getByLabel('Class in app.jar');
  await expect(types.locator('option')).toHaveText(['one of 2', 'com.acme.Order', 'com.acme.Point'], patient);
  await types.selectOption('com.acme.Order');
  const source = page.getByLabel('Declarations');
  await expect(source).toHaveValue(/class Order \{[^}]*long id;\s+Point\[\] points;/);
  await expect(object).toContainText('com.acme.Order, 2 classes defined', patient);
  await expect(page.getByText(/^Encoded in/)).toBeVisible(patient);
  await expectAccessible(page, '.sample-pane');
  await types.selectOption('com.acme.Point');
  await expect(object).toContainText('com.acme.Point, 1 class defined', patient);
  await source.fill(`${await source.inputValue()}\nclass Line { Point from; Point to; }`);
  await object.getByLabel('Object of').selectOption('Line');
  await expect(object).toContainText('com.acme.Line, 2 classes defined', patient);
  await picker.setInputFiles({ name: 'broken.jar', mimeType: 'application/java-archive', buffer: Buffer.from('x') });
  await expect(object.getByRole('alert')).toContainText('no class with fields');
});
