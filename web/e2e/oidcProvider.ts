import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An OpenID provider with one button, which signs in whoever a test says. */
export class OidcProvider {
  /** Claims of the next ID tokens. */
  claims: Record<string, unknown> = {};
  issuer = '';
  readonly #keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  readonly #asked = new Map<string, URLSearchParams>();
  readonly #server: Server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', this.issuer);
    if (pathname === '/authorize') {
      const code = randomUUID();
      this.#asked.set(code, searchParams);
      const back = `${searchParams.get('redirect_uri')}?code=${code}&state=${searchParams.get('state')}`;
      response.setHeader('Content-Type', 'text/html');
      response.end(`<h1>Provider</h1><a href="${back}">Let me in</a>`);
      return;
    }
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(await this.#answer(pathname, request)));
  });

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.issuer = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #answer(path: string, request: IncomingMessage): Promise<unknown> {
    if (path === '/keys')
      return { keys: [{ ...this.#keys.publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig' }] };
    if (path === '/token') return this.#token(new URLSearchParams(await bodyOf(request)));
    return {
      issuer: this.issuer,
      authorization_endpoint: `${this.issuer}/authorize`,
      token_endpoint: `${this.issuer}/token`,
      jwks_uri: `${this.issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    };
  }

  #token(sent: URLSearchParams): unknown {
    const asked = this.#asked.get(sent.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(sent.get('code_verifier') ?? '')
      .digest('base64url');
    if (asked?.get('code_challenge') !== challenge) return { error: 'invalid_grant' };
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: this.issuer,
      aud: asked.get('client_id'),
      sub: '4711',
      nonce: asked.get('nonce'),
      email_verified: true,
      iat: now,
      exp: now + 300,
      ...this.claims,
    };
    const unsigned = `${encoded({ alg: 'RS256', kid: 'one' })}.${encoded(claims)}`;
    const signature = sign('sha256', Buffer.from(unsigned), this.#keys.privateKey).toString('base64url');
    return { access_token: 'a', token_type: 'Bearer', id_token: `${unsigned}.${signature}` };
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request) body += part;
  return body;
}
