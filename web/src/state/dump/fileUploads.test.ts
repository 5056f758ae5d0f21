import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Dump } from '../../api/types.ts';
import { dismissFileUploads, fileUploads, retryFileUpload, uploadMany } from './fileUploads.ts';

type Sent = { name: string; arrive: (dump: Dump) => void; fail: (error: unknown) => void; cancelled: boolean };
const sent: Sent[] = [];

vi.mock('../../api/upload.ts', () => ({
  upload: (name: string) => {
    let upload: Sent | undefined;
    const done = new Promise<Dump>((arrive, fail) => {
      upload = { name, arrive, fail, cancelled: false };
      sent.push(upload);
    });
    return {
      done,
      cancel: () => {
        if (upload) upload.cancelled = true;
        upload?.fail(new DOMException('', 'AbortError'));
      },
    };
  },
}));

// No text: whether that shows packets, the server would be asked.
const file = (name: string) => new File([new Uint8Array([0xac, 0xed])], name);
const kinds = () => fileUploads.get().map(({ state }) => state.kind);
const settled = () => new Promise((done) => setTimeout(done));

describe('several files', () => {
  beforeEach(async () => {
    dismissFileUploads();
    await settled();
    sent.length = 0;
  });

  it('are sent one after the other, and one that fails keeps none back', async () => {
    uploadMany([file('a'), file('b'), file('c')]);
    expect(kinds()).toEqual(['sending', 'waiting', 'waiting']);
    sent[0]?.arrive({ id: '1' } as Dump);
    await settled();
    expect(kinds()).toEqual(['here', 'sending', 'waiting']);
    sent[1]?.fail(new Error('no'));
    await settled();
    expect(kinds()).toEqual(['here', 'failed', 'sending']);
    sent[2]?.arrive({ id: '3' } as Dump);
    await settled();
    expect(kinds()).toEqual(['here', 'failed', 'here']);
  });

  it('that failed are sent again when asked', async () => {
    uploadMany([file('a'), file('b')]);
    sent[0]?.fail(new Error('no'));
    sent[0]?.arrive({ id: '1' } as Dump);
    await settled();
    sent[1]?.arrive({ id: '2' } as Dump);
    await settled();
    retryFileUpload(fileUploads.get()[0]?.key ?? -1);
    expect(kinds()).toEqual(['sending', 'here']);
    expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'a']);
  });

  it('are not sent any more when the list is dismissed', async () => {
    uploadMany([file('a'), file('b')]);
    dismissFileUploads();
    await settled();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.cancelled).toBe(true);
    expect(fileUploads.get()).toEqual([]);
  });
});
