import { type AddressInfo, createServer } from 'node:net';
import { expect } from '@playwright/test';
import { expectAccessible, sample, test } from './fixtures.ts';
import { OidcProvider } from './oidcProvider.ts';
import { type OwnServer, ownFolder, startServer } from './ownServer.ts';

const provider = new OidcProvider();

/** A server of its own, where a provider signs people in. */
let server: OwnServer;
let address: string;

test.beforeAll(async () => {
  await provider.start();
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  server = await startServer(ownFolder(), port, {
    HEXPLAIN_OIDC_ISSUER: provider.issuer,
    HEXPLAIN_OIDC_CLIENT_ID: 'hexplain',
    HEXPLAIN_OIDC_CLIENT_SECRET: 'a client secret that nobody knows',
    HEXPLAIN_OIDC_SCOPE: 'none',
    HEXPLAIN_OIDC_GROUPS: 'jvm=write',
    HEXPLAIN_PUBLIC_ADDRESS: address,
  });
});

test.afterAll(async () => {
  await server.stop();
  provider.stop();
});

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

test('somebody signs in, comes back to where they were, and signs out', async ({ page }) => {
  provider.claims = { email: 'anna@example.org', groups: ['jvm'] };
  await page.goto(`${address}/formats`);
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'dialog');
  await dialog.getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Let me in' }).click();
  await expect(page).toHaveURL(`${address}/formats`);
  await expect(page.getByRole('heading', { name: 'Formats' })).toBeVisible();

  await page.goto(address);
  await expect(page.getByText('Signed in as anna@example.org')).toBeVisible();
  await expectAccessible(page, 'main');
  await page.getByLabel('Choose files').setInputFiles({
    name: 'order.ser',
    mimeType: 'application/octet-stream',
    buffer: sample('java/order.ser'),
  });
  await expect(page).toHaveURL(/\/d\//);

  await page.goto(address);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
});

test('who may do nothing is told so, and may use a token', async ({ page }) => {
  provider.claims = { email: 'bert@example.org' };
  await page.addInitScript(() => localStorage.setItem('hexplain.token', 'one-that-was-revoked'));
  await page.goto(address);
  await page.getByRole('dialog').getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Let me in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog.getByRole('alert')).toContainText('may do nothing here');
  await dialog.getByText('Or with a token').click();
  await expect(dialog.getByLabel('Token')).toBeVisible();
});
