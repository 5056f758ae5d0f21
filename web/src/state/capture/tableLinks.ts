import { autoReading } from '../address/reading.ts';
import { addressOf } from '../address/route.ts';

/** The two views of a dump that is a table. */
export const tableLinks = (dump: string, shown: 'questions' | 'bytes') => [
  { title: 'Questions', href: addressOf({ view: 'traffic', dump }), current: shown === 'questions' },
  {
    title: 'Bytes of the file',
    href: addressOf({ view: 'inspect', dump, reading: autoReading, place: {} }),
    current: shown === 'bytes',
  },
];
