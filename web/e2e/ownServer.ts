import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const hexplain = fileURLToPath(new URL('../../bin/hexplain', import.meta.url));

/** A data folder that nobody else uses. */
export const ownFolder = (): string => mkdtempSync(join(tmpdir(), 'hexplain-own-'));

export type OwnServer = { readonly address: string; readonly stop: () => Promise<void> };

/** Starts a server of a test's own over a folder, which goes with it; returns when it listens. */
export async function startServer(folder: string, port = 0, settings: Record<string, string> = {}): Promise<OwnServer> {
  const server = spawn(hexplain, ['serve', '--port', String(port), '--data-dir', folder], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...settings },
  });
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for await (const line of createInterface({ input: server.stdout })) {
    const [address] = /http:\/\/\S+/.exec(line) ?? [];
    if (address) return { address, stop };
  }
  throw new Error('The server ended before it listened');
}
