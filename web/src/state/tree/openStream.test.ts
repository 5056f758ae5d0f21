import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StreamClasses } from '../../api/types.ts';
import { isJavaStream, OpenStream, streamOf } from './openStream.ts';
import { server, tree } from './openTree.fixture.ts';

const classes = (comparedWith: string): StreamClasses => ({
  classCount: 0,
  comparedWith: [comparedWith],
  problems: [],
  classes: [],
  complete: true,
  notes: [],
});

const file = (name: string) => new File(['bytes'], name);

afterEach(() => vi.unstubAllGlobals());

describe('the classes of an open stream', () => {
  it('are compared with the JDK alone until files are imported, and again without them', async () => {
    const asked = server({ 'classes?limit=1000': classes('the JDK'), 'compare?limit=1000': classes('app.jar') });
    const stream = new OpenStream('t');
    await stream.compare();
    expect(stream.classes.get()).toEqual(classes('the JDK'));
    const jar = file('app.jar');
    await stream.add([jar]);
    expect(stream.classes.get()).toEqual(classes('app.jar'));
    await stream.remove(jar);
    expect(stream.classes.get()).toEqual(classes('the JDK'));
    expect(asked).toEqual([
      '/api/v1/trees/t/classes?limit=1000',
      '/api/v1/trees/t/classes/compare?limit=1000',
      '/api/v1/trees/t/classes?limit=1000',
    ]);
  });

  it('stay when files cannot be compared, with the reason', async () => {
    server({ 'classes?limit=1000': classes('the JDK') });
    const stream = new OpenStream('t');
    await stream.compare();
    await stream.add([file('app.jar')]);
    expect(stream.failure.get()).toMatchObject({ status: 404 });
    expect(stream.classes.get()).toEqual(classes('the JDK'));
    expect(stream.comparing.get()).toBe(false);
  });

  it('send all files, in the order in which they were brought', async () => {
    const sent: string[][] = [];
    vi.stubGlobal('fetch', async (_: string, { body }: { body: FormData }) => {
      sent.push(body.getAll('file').map((each) => (each as File).name));
      return new Response(JSON.stringify(classes('')), { status: 200 });
    });
    const stream = new OpenStream('t');
    await stream.add([file('Order.class')]);
    await stream.add([file('a.jar'), file('b.jar')]);
    expect(sent).toEqual([['Order.class'], ['Order.class', 'a.jar', 'b.jar']]);
  });

  it('belong to a tree for as long as it is there', () => {
    expect(streamOf(tree)).toBe(streamOf(tree));
    expect(isJavaStream(tree)).toBe(false);
    expect(isJavaStream({ ...tree, format: 'java_serialization' })).toBe(true);
    expect(isJavaStream({ ...tree, format: 'java_serialization:x' })).toBe(true);
  });
});
