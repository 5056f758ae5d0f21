import { describe, expect, it } from 'vitest';
import { addressOf, autoReading, type Route, routeOf } from './route.ts';

const roundTrip = (route: Route): Route => {
  const url = new URL(addressOf(route), 'http://localhost');
  return routeOf(url.pathname, url.search);
};

describe('the address bar', () => {
  it('brings back dump, reading and selection', () => {
    const route: Route = {
      view: 'inspect',
      dump: 'd/1 ü',
      reading: { format: 'java_serialization', dialect: 'xxd', start: 17 },
      place: { field: '42.3', at: 0xd7, to: 0xde, source: 12 },
    };
    expect(roundTrip(route)).toEqual(route);
  });

  it('says nothing about choices nobody made', () => {
    expect(addressOf({ view: 'inspect', dump: 'abc', reading: autoReading, place: {} })).toBe('/d/abc');
  });

  it('names the place it does not know', () => {
    expect(routeOf('/nowhere', '')).toEqual({ view: 'lost', path: '/nowhere' });
  });
});
