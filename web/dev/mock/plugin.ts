/**
 * A canned API for working on the page without a server: `HEXPLAIN_MOCK=1 npm run dev`. It never reaches the built
 * page. `HEXPLAIN_MOCK=1 npx vite preview` serves the built page with the same API and the server's Content-Security-Policy.
 */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connect, Plugin } from 'vite';
import type { Dump, Tree } from '../../src/api/types.ts';
import { handle, orderHex } from './order.ts';
import { hugeReading, type MockTree, readingOf } from './readings.ts';

const csp =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const order = Buffer.from(orderHex, 'hex');
const samples = [
  {
    id: 'java-order',
    title: 'An order',
    doc: 'One object with six fields, as in the article that asked for this tool.',
    category: 'java',
    size: 340,
    featured: true,
  },
  {
    id: 'java-order-truncated',
    title: 'A truncated order',
    doc: 'The same order, cut off inside the prices.',
    category: 'java',
    size: 230,
    featured: true,
  },
  {
    id: 'huge',
    title: '1 GiB of longs',
    doc: 'A long[] of 134 million elements, computed on demand.',
    category: 'java',
    size: 2 ** 30,
    featured: false,
  },
];

type Held = { dump: Dump; reading: MockTree; layers: string };
const dumps = new Map<string, Held>();

export function mockApi(): Plugin {
  return {
    name: 'hexplain-mock-api',
    configureServer: (server) => void server.middlewares.use(answer),
    configurePreviewServer: (server) => {
      server.middlewares.use((_request, response, next) => {
        response.setHeader('Content-Security-Policy', csp);
        next();
      });
      server.middlewares.use(answer);
    },
  };
}

const answer: Connect.NextHandleFunction = (request, response, next) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (!url.pathname.startsWith('/api/v1/')) return next();
  route(request, response, url).catch((error: unknown) => problem(response, 500, String(error)));
};

async function route(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
  const [kind, id = '', what, key = '', page] = url.pathname
    .slice('/api/v1/'.length)
    .split('/')
    .map(decodeURIComponent);
  const number = (name: string, otherwise: number) => Number(url.searchParams.get(name) ?? otherwise);
  const send = (body: unknown, status = 200) => json(response, body, status);
  const listed = <T>(items: T[], total = items.length) => send({ from: number('from', 0), total, items });

  if (kind === 'formats') return send([]);
  if (kind === 'layers')
    return send([
      { id: 'xxd', title: 'xxd' },
      { id: 'base64', title: 'Base64' },
    ]);
  if (kind === 'samples' && !what) return send(samples);
  if (kind === 'samples') return send(hold(`${id}.ser`, sampleReading(id), 'raw'), 201);
  if (kind === 'dumps' && !id) {
    if (request.method === 'POST') return send(await upload(request, url.searchParams.get('name') ?? 'pasted'), 201);
    return listed([...dumps.values()].map((held) => held.dump).reverse());
  }
  const held = dumps.get(id);
  if (!held) return problem(response, 404, `There is no dump or tree ${id}`);
  const { reading } = held;
  if (kind === 'dumps') {
    if (request.method === 'DELETE') {
      dumps.delete(id);
      response.statusCode = 204;
      response.end();
      return;
    }
    if (what === 'candidates') return send(candidates(held));
    return send(what === 'trees' ? treeOf(held) : held.dump);
  }
  const detail = (found: ReturnType<MockTree['field']>) =>
    found ? send(found) : problem(response, 404, 'Field not found');
  switch (what) {
    case undefined:
      return send(treeOf(held));
    case 'bytes':
      return bytes(request, response, reading);
    case 'spans': {
      const offset = number('offset', 0);
      return send({ offset, length: number('length', 4096), items: reading.spans(offset, number('length', 4096)) });
    }
    case 'fields':
      if (page === 'children') {
        return listed(
          reading.children(key, number('from', 0), number('limit', 200)),
          reading.field(key)?.field.childCount ?? 0,
        );
      }
      return detail(reading.field(key));
    case 'field-at':
      return detail(reading.fieldAt(number('offset', 0)));
    case 'field-by-path':
      return detail(reading.byPath(url.searchParams.get('path') ?? ''));
    case 'issues':
      return listed([...reading.issues]);
    case 'handles': {
      const nodes = reading.all().map((node) => node.field);
      const definition = nodes.find((field) => field.defines?.id === Number(key));
      if (page === 'instances') return listed(nodes.filter((field) => key === '0' && field.name === 'contents[0]'));
      if (page) return listed(nodes.filter((field) => field.refersTo?.id === Number(key)));
      return send({ handle: handle(Number(key)), definition, referenceCount: 0, instanceCount: key === '0' ? 1 : 0 });
    }
    default:
      return problem(response, 404, 'Address not found');
  }
}

function sampleReading(id: string): MockTree {
  if (id === 'huge') return hugeReading();
  return readingOf(id.endsWith('truncated') ? order.subarray(0, 230) : order);
}

function hold(name: string, reading: MockTree, layers: string): Dump {
  const sha256 = createHash('sha256').update(name).update(String(reading.size)).digest('hex');
  const dump: Dump = {
    id: sha256.slice(0, 22),
    name,
    size: reading.size,
    sha256,
    createdAt: new Date().toISOString(),
    format: reading.format,
  };
  dumps.set(dump.id, { dump, reading, layers });
  return dump;
}

async function upload(request: IncomingMessage, name: string): Promise<Dump> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const body = Buffer.concat(parts);
  const lines = body.toString('latin1').split('\n');
  const xxd = /^[0-9a-f]{8}: /.test(lines[0] ?? '');
  const hex = lines.map((line) => line.slice(10, 50).replaceAll(' ', '')).join('');
  return hold(name, readingOf(xxd ? Buffer.from(hex, 'hex') : body), xxd ? 'xxd' : 'raw');
}

function treeOf({ dump, reading, layers }: Held): Tree {
  const java = reading.format === 'java_serialization';
  return {
    id: dump.id,
    dump,
    format: reading.format,
    formatTitle: java ? 'Java serialization stream' : 'Bytes',
    layers,
    layersTitle: layers === 'raw' ? '' : layers,
    offset: 0,
    size: reading.size,
    state: 'ready',
    status: reading.issues.length > 0 ? 'partial' : java ? 'complete' : 'unrecognised',
    fields: reading.fields,
    covered: reading.issues.length > 0 ? reading.size - 4 : java ? reading.size : 0,
    issueCount: reading.issues.length,
    handleCount: 8,
    maxDepth: 6,
    decodeMillis: 1.2,
    ...(reading.field('0') ? { root: reading.field('0')?.field as NonNullable<Tree['root']> } : {}),
  };
}

function candidates({ layers, reading }: Held) {
  return {
    layers,
    chain:
      layers === 'raw'
        ? []
        : [{ layers, title: layers, confidence: 99, reason: '22 of 22 lines look like xxd output', others: [] }],
    next: [],
    formats: [
      ...(reading.format === 'bytes'
        ? []
        : [
            {
              format: 'java_serialization',
              title: 'Java serialization stream',
              offset: 0,
              confidence: 100,
              reason: 'AC ED 00 05 at offset 0, then TC_OBJECT',
            },
          ]),
      { format: 'bytes', title: 'Bytes', offset: 0, confidence: 1, reason: 'Always possible: one unparsed field' },
    ],
  };
}

function bytes(request: IncomingMessage, response: ServerResponse, reading: MockTree): void {
  const [, first = '0', last = ''] = /bytes=(\d+)-(\d*)/.exec(request.headers.range ?? 'bytes=0-') ?? [];
  const from = Number(first);
  const to = Math.min(reading.size, last === '' ? reading.size : Number(last) + 1);
  response.writeHead(206, {
    'Content-Type': 'application/octet-stream',
    'Content-Range': `bytes ${from}-${to - 1}/${reading.size}`,
  });
  response.end(reading.bytes(from, to));
}

function json(response: ServerResponse, body: unknown, status: number): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}

function problem(response: ServerResponse, status: number, detail: string): void {
  response.writeHead(status, { 'Content-Type': 'application/problem+json' });
  response.end(
    JSON.stringify({ type: 'about:blank', title: status === 404 ? 'Not found' : 'The mock broke', status, detail }),
  );
}
