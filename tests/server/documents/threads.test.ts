import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openThreads } from '#server/platform/threads.ts';
import { createListing } from '../kit/listings.ts';
import type { TestPerson } from '../kit/people.ts';
import { describeOnDatabase, type TestServer } from '../kit/server.ts';
import { agreement, contribute, createBuyer } from '../money/kit.ts';
import { documentsOf, download, textOf } from './kit.ts';
import type * as work from './thread-work.ts';

const named = (name: keyof typeof work, deadlineMs = 30_000) => ({
  filename: new URL('./thread-work.ts', import.meta.url).href,
  name,
  deadlineMs,
});

describeOnDatabase('the thread of documents', (open) => {
  let server: TestServer;
  let buyer: TestPerson;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());
  const agree = async () => {
    buyer = await createBuyer(server);
    await contribute(server.app, buyer, agreement(await createListing(server.db)));
  };
  beforeEach(agree);
  const downloadTerms = async () => {
    const [terms] = await documentsOf(server, buyer, 'terms');
    return download(server, buyer, terms?.id ?? '');
  };

  test('other responses do not wait for a document that is drawn', async () => {
    // The first one takes longer.
    expect((await downloadTerms()).statusCode).toBe(200);
    await agree();
    const gate = new Int32Array(new SharedArrayBuffer(4));
    const blocking = server.dependencies.threads.run(gate, named('wait'));
    let isDrawn = false;
    const drawn = downloadTerms().finally(() => {
      isDrawn = true;
    });
    for (let call = 0; call < 20; call += 1)
      expect(await documentsOf(server, buyer, 'terms')).toHaveLength(1);
    expect(isDrawn).toBe(false);
    Atomics.store(gate, 0, 1);
    Atomics.notify(gate, 0);
    await blocking;
    expect(await textOf((await drawn).rawPayload)).toContain('Terms');
  });

  test('a thread that ends fails its own work alone', async () => {
    const crashing = server.dependencies.threads.run(null, named('crash'));
    const drawn = downloadTerms();
    await expect(crashing).rejects.toThrow('worker exited');
    expect((await drawn).statusCode).toBe(200);
  });

  test('a module that cannot be loaded fails its own work alone', async () => {
    const missing = { ...named('wait'), filename: new URL('./no-such-work.ts', import.meta.url).href };
    const unloadable = server.dependencies.threads.run(null, missing);
    const drawn = downloadTerms();
    await expect(unloadable).rejects.toThrow('no-such-work.ts');
    expect((await drawn).statusCode).toBe(200);
  });

  test('work that misses its deadline is ended, and holds up nothing else', async () => {
    const gate = new Int32Array(new SharedArrayBuffer(4));
    const endless = server.dependencies.threads.run(gate, named('wait', 500));
    const drawn = downloadTerms();
    await expect(endless).rejects.toThrow('aborted');
    expect((await drawn).statusCode).toBe(200);
  });

  test('work that waits when the threads close is not begun', async () => {
    const threads = openThreads();
    const gate = new Int32Array(new SharedArrayBuffer(4));
    const works = Promise.allSettled([threads.run(gate, named('wait')), threads.run(gate, named('wait'))]);
    await threads.close();
    expect(await works).toMatchObject([
      { status: 'rejected' },
      { status: 'rejected', reason: new Error('The threads are closed') },
    ]);
  });
});
