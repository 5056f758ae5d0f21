import { describe, expect, it } from 'vitest';
import { defaultChanges } from './changesShown.ts';
import { defaultComparison } from './comparison.ts';
import { defaultPopulation } from './populationShown.ts';
import { autoReading } from './reading.ts';
import { addressOf, type Route, routeOf, unnamed } from './route.ts';

const roundTrip = (route: Route): Route => {
  const url = new URL(addressOf(route), 'http://localhost');
  return routeOf(url.pathname, url.search);
};

describe('the address bar', () => {
  it('brings back dump, reading and selection', () => {
    const route: Route = {
      view: 'inspect',
      dump: 'd/1 ü',
      reading: { format: 'java_serialization', layers: 'xxd', start: 17, endian: 'little' },
      place: { field: '42.3', at: 0xd7, to: 0xde, source: 12 },
    };
    expect(roundTrip(route)).toEqual(route);
  });

  it.each<Route>([
    { view: 'open' },
    { view: 'open', query: 'order json', from: 50 },
    {
      view: 'compare',
      comparison: {
        ...defaultComparison,
        object: {
          dump: 'abc',
          reading: { format: 'java_serialization', layers: 'base64', start: 3, endian: 'auto' },
          at: "orders['a b'].user",
        },
        panel: 'schemas',
      },
    },
    { view: 'compare', comparison: { ...defaultComparison, object: { dump: 'abc', reading: autoReading } } },
    { view: 'changes', shown: defaultChanges },
    {
      view: 'changes',
      shown: {
        codec: 'kryo',
        change: 'renamed',
        outcomes: ['lost', 'wrong'],
        best: true,
        cell: { codec: 'kryo', change: 'field-added' },
      },
    },
    { view: 'many', shown: defaultPopulation },
    { view: 'align', dumps: ['a', 'b'] },
    { view: 'traffic', dump: 'a' },
    { view: 'traffic', dump: 'a/b', sql: "select '%' from files" },
    {
      view: 'many',
      shown: { find: 'order json', dumps: ['abc', 'd-1_ü'], at: "orders['a b'].lines", each: true, order: 'zstd' },
    },
    { view: 'formats', query: '' },
    { view: 'formats', query: 'AC ED' },
    { view: 'format', format: 'market_data' },
    { view: 'format', format: 'my_order', version: 3 },
    { view: 'format', format: 'my_order', version: 3, space: 'payments' },
    { view: 'write', editing: 'my_order', space: '~anna' },
    { view: 'write', editing: unnamed },
    { view: 'inspect', dump: 'abc', reading: autoReading, place: { at: 4 }, editing: 'my_order' },
    { view: 'inspect', dump: 'abc', reading: autoReading, place: { field: '4' }, shown: 'stream' },
    { view: 'inspect', dump: 'abc', reading: autoReading, place: {}, topic: 'security' },
    {
      view: 'inspect',
      dump: 'abc',
      reading: autoReading,
      place: {},
      against: { dump: 'def', layers: 'tcp:3.a', format: 'auto', as: 'bytes' },
    },
    {
      view: 'inspect',
      dump: 'a',
      reading: autoReading,
      place: {},
      topic: 'classes',
      other: { dump: 'b', is: 'before' },
    },
    {
      view: 'inspect',
      dump: 'a',
      reading: autoReading,
      place: {},
      topic: 'classes',
      other: { dump: 'b', is: 'after' },
    },
  ])('brings back %o', (route) => {
    expect(roundTrip(route)).toEqual(route);
  });

  it('takes no byte order it does not know', () => {
    expect(routeOf('/d/abc', '?endian=middle')).toMatchObject({ reading: { endian: 'auto' } });
  });

  it('takes no tree it does not know', () => {
    expect(routeOf('/d/abc', '?show=everything')).not.toHaveProperty('shown');
  });

  it('says nothing about choices nobody made', () => {
    expect(addressOf({ view: 'inspect', dump: 'abc', reading: autoReading, place: {} })).toBe('/d/abc');
  });

  it('names the place it does not know', () => {
    expect(routeOf('/nowhere', '')).toEqual({ view: 'lost', path: '/nowhere' });
  });
});
