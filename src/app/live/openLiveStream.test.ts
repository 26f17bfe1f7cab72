// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readEvents, type ServerEvent } from '#api/eventStream.ts';
import { ApiError } from '#api/failure.ts';
import type { LiveEvent } from './LiveChannel.ts';
import { openLiveStream } from './openLiveStream.ts';
import { FALLBACK_POLL_MS } from './streamLoop.ts';

vi.mock('#api/eventStream.ts');

type Reading = Parameters<typeof readEvents>[0];
const CHANGE = { kind: 'payment', id: 'payment-1' } as const;
const event = (name: ServerEvent['event'], id = '1'): ServerEvent => ({
  event: name,
  id,
  change: name === 'changed' ? CHANGE : null,
});
const networkDown = new ApiError({ code: 'network_down', status: null });

let readings: Reading[];
const closers: (() => void)[] = [];
let seen: LiveEvent[][];

/** Opens a tab of one browser and returns the events that it receives. */
function openTab(): LiveEvent[] {
  const received: LiveEvent[] = [];
  seen.push(received);
  closers.push(openLiveStream('user-1', (event) => received.push(event)));
  return received;
}
const settle = () => vi.advanceTimersByTimeAsync(1);
const show = (visibilityState: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  [readings, seen] = [[], []];
  // Stays open until the page aborts it.
  vi.mocked(readEvents).mockImplementation((reading) => {
    readings.push(reading);
    return new Promise((resolve) => reading.signal.addEventListener('abort', () => resolve()));
  });
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  // happy-dom has neither of these.
  vi.stubGlobal('BroadcastChannel', TestBroadcast);
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue(testLocks() as LockManager);
});
afterEach(() => {
  for (const close of closers.splice(0)) close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

class TestBroadcast extends EventTarget {
  static readonly open = new Set<TestBroadcast>();
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    TestBroadcast.open.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of TestBroadcast.open)
      if (other !== this && other.name === this.name)
        other.dispatchEvent(new MessageEvent('message', { data }));
  }
  close(): void {
    TestBroadcast.open.delete(this);
  }
}

/** One lock, granted in request order. */
function testLocks(): Pick<LockManager, 'request'> {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, { signal }: LockOptions, work: () => Promise<unknown>) => {
    const held = last.then(() => (signal?.aborted ? undefined : work()));
    last = held.catch(() => {});
    return held;
  };
  return { request: request as LockManager['request'] };
}

describe('the stream of a browser', () => {
  it('is read once and shared with all tabs', async () => {
    const [first, second] = [openTab(), openTab()];
    await settle();
    expect(readings).toHaveLength(1);
    readings[0]?.onEvent(event('changed'));
    readings[0]?.onEvent(event('stale'));
    expect([first, second]).toEqual([
      [CHANGE, null],
      [CHANGE, null],
    ]);
  });

  it('is not passed on to tabs of a release that knows fewer kinds of changes', async () => {
    const received = vi.fn();
    new TestBroadcast('live.user-1').addEventListener('message', received);
    openTab();
    await settle();
    readings[0]?.onEvent(event('changed'));
    expect(received).not.toHaveBeenCalled();
  });

  it('resumes in another tab when the reading tab closes', async () => {
    openTab();
    const second = openTab();
    await settle();
    readings[0]?.onEvent(event('changed', '17'));
    closers[0]?.();
    await settle();
    expect(readings[1]?.lastEventId).toBe('17');
    readings[1]?.onEvent(event('changed'));
    expect(second).toEqual([CHANGE, CHANGE]);
  });

  it('is closed by a page that stays hidden, and resumes when the page is visible again', async () => {
    openTab();
    await settle();
    readings[0]?.onEvent(event('alive', '5'));
    show('hidden');
    await vi.advanceTimersByTimeAsync(59_999);
    expect(readings[0]?.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(readings[0]?.signal.aborted).toBe(true);
    show('visible');
    await settle();
    expect(readings[1]?.lastEventId).toBe('5');
  });

  it('is closed immediately by a hidden page if the browser saves data', async () => {
    vi.stubGlobal('navigator', Object.assign(navigator, { connection: { saveData: true } }));
    openTab();
    await settle();
    show('hidden');
    await settle();
    expect(readings[0]?.signal.aborted).toBe(true);
  });
});

describe('a stream that breaks', () => {
  it('is opened again without polling as long as it connects', async () => {
    const received = openTab();
    vi.mocked(readEvents).mockImplementation(async (reading) => {
      readings.push(reading);
      reading.onEvent(event('ready'));
      throw networkDown;
    });
    closers.pop()?.();
    const again = openTab();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(readings.length).toBeGreaterThan(10);
    expect([...received, ...again]).toEqual([]);
  });

  it('is replaced by polling after three failures, and tried again after a minute', async () => {
    vi.mocked(readEvents).mockImplementation(async (reading) => {
      readings.push(reading);
      throw networkDown;
    });
    const received = openTab();
    await vi.advanceTimersByTimeAsync(11_000);
    expect(readings).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(2 * FALLBACK_POLL_MS);
    expect(received).toEqual([null, null, null]);
    await vi.advanceTimersByTimeAsync(2 * FALLBACK_POLL_MS);
    expect(readings).toHaveLength(4);
  });

  it('is polled instead once the server replaced it, until the page was hidden', async () => {
    vi.mocked(readEvents).mockImplementation(async (reading) => {
      readings.push(reading);
      reading.onEvent(event('ready'));
      reading.onEvent(event('replaced'));
    });
    const received = openTab();
    await vi.advanceTimersByTimeAsync(20 * FALLBACK_POLL_MS);
    expect(readings).toHaveLength(1);
    expect(received).toHaveLength(21);
    show('hidden');
    await vi.advanceTimersByTimeAsync(60_000);
    show('visible');
    await settle();
    expect(readings).toHaveLength(2);
  });
});
