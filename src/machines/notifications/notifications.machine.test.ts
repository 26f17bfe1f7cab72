import { describe, expect, it } from 'vitest';
import { assign, createActor, SimulatedClock } from 'xstate';
import { AUTO_HIDE_MS, ENTER_MS, EXIT_MS, LONGEST_READING_MS } from './notifications.list.ts';
import { notificationsMachine } from './notifications.machine.ts';

function start() {
  const clock = new SimulatedClock();
  const actor = createActor(
    notificationsMachine.provide({ actions: { readClock: assign({ nowMs: () => clock.now() }) } }),
    { clock },
  ).start();
  return {
    clock,
    say: (message: string, durationMs?: number) =>
      actor.send({
        type: 'notification.requested',
        tone: 'info',
        message,
        ...(durationMs && { durationMs }),
      }),
    read: () => actor.send({ type: 'reading.started' }),
    look: () => actor.send({ type: 'reading.ended' }),
    dismiss: (id: string) => actor.send({ type: 'notification.dismissed', id }),
    seen: () => actor.getSnapshot().context.visible.map(({ message, phase }) => `${message} ${phase}`),
    ids: () => actor.getSnapshot().context.visible.map(({ id }) => id),
    state: () => actor.getSnapshot().value,
  };
}

describe('notifications that are read', () => {
  it('stay, and have their time again afterwards', () => {
    const { say, read, look, seen, clock } = start();
    say('a');
    clock.increment(4_000);
    read();
    clock.increment(20_000);
    expect(seen()).toEqual(['a shown']);
    look();
    clock.increment(AUTO_HIDE_MS - 4_000 - 1);
    expect(seen()).toEqual(['a shown']);
    clock.increment(1);
    expect(seen()).toEqual(['a leaving']);
  });

  it('still enter, and still go when they are closed', () => {
    const { say, read, dismiss, ids, seen, clock } = start();
    say('a');
    read();
    clock.increment(ENTER_MS);
    expect(seen()).toEqual(['a shown']);
    dismiss(ids()[0] ?? '');
    clock.increment(EXIT_MS);
    expect(seen()).toEqual([]);
  });

  it('wait with those that come meanwhile', () => {
    const { say, read, look, seen, clock } = start();
    say('a');
    clock.increment(2_000);
    read();
    clock.increment(3_000);
    say('b');
    clock.increment(10_000);
    expect(seen()).toEqual(['a shown', 'b shown']);
    look();
    clock.increment(3_000);
    expect(seen()).toEqual(['a leaving', 'b shown']);
    clock.increment(2_000);
    expect(seen()).toEqual(['b leaving']);
  });

  it('go on by themselves after a minute', () => {
    const { say, read, seen, clock } = start();
    say('a');
    clock.increment(ENTER_MS);
    read();
    clock.increment(LONGEST_READING_MS);
    expect(seen()).toEqual(['a shown']);
    clock.increment(AUTO_HIDE_MS - ENTER_MS);
    expect(seen()).toEqual(['a leaving']);
  });

  it('leave no time behind for those that come later', () => {
    const { say, read, look, dismiss, seen, ids, clock } = start();
    say('a');
    say('b');
    clock.increment(ENTER_MS);
    read();
    look();
    say('c');
    dismiss(ids()[1] ?? '');
    clock.increment(AUTO_HIDE_MS - ENTER_MS);
    expect(seen()).toEqual(['a leaving', 'c shown']);
    clock.increment(ENTER_MS);
    expect(seen()).toEqual(['c leaving']);
  });

  it('leave no time behind for one that comes after all have gone', () => {
    const { say, read, dismiss, seen, ids, clock } = start();
    say('a');
    read();
    dismiss(ids()[0] ?? '');
    clock.increment(EXIT_MS);
    say('b');
    clock.increment(AUTO_HIDE_MS);
    expect(seen()).toEqual(['b leaving']);
  });

  it('are silent when the last one is closed', () => {
    const { say, read, dismiss, ids, state, clock } = start();
    say('a');
    read();
    dismiss(ids()[0] ?? '');
    clock.increment(EXIT_MS);
    expect(state()).toBe('silent');
  });
});

describe('notifications', () => {
  it('enter for 225 ms', () => {
    const { say, seen, clock } = start();
    say('a');
    clock.increment(224);
    expect(seen()).toEqual(['a entering']);
    clock.increment(1);
    expect(seen()).toEqual(['a shown']);
  });

  it('go after 5000 ms, and are gone 195 ms later', () => {
    const { say, seen, clock, state } = start();
    say('a');
    clock.increment(4_999);
    expect(seen()).toEqual(['a shown']);
    clock.increment(1);
    expect(seen()).toEqual(['a leaving']);
    clock.increment(194);
    expect(seen()).toEqual(['a leaving']);
    clock.increment(1);
    expect(seen()).toEqual([]);
    expect(state()).toBe('silent');
  });

  it.each([4_000, 10_000])('stay for their own %d ms', (durationMs) => {
    const { say, seen, clock } = start();
    say('a', durationMs);
    clock.increment(durationMs - 1);
    expect(seen()).toEqual(['a shown']);
    clock.increment(1);
    expect(seen()).toEqual(['a leaving']);
  });

  it('keep each its own time, however many come after', () => {
    const { say, seen, clock } = start();
    say('a');
    clock.increment(3_000);
    say('b');
    clock.increment(2_000);
    expect(seen()).toEqual(['a leaving', 'b shown']);
    clock.increment(3_000);
    expect(seen()).toEqual(['b leaving']);
  });

  it('are three at most; the others wait their turn in order', () => {
    const { say, seen, clock } = start();
    for (const message of ['a', 'b', 'c', 'd', 'e']) say(message);
    expect(seen()).toEqual(['a entering', 'b entering', 'c entering']);
    clock.increment(AUTO_HIDE_MS);
    expect(seen()).toEqual(['a leaving', 'b leaving', 'c leaving']);
    clock.increment(EXIT_MS);
    expect(seen()).toEqual(['d entering', 'e entering']);
    clock.increment(AUTO_HIDE_MS - 1);
    expect(seen()).toEqual(['d shown', 'e shown']);
  });

  it('go when they are closed, and make room', () => {
    const { say, seen, dismiss, ids, clock } = start();
    for (const message of ['a', 'b', 'c', 'd']) say(message);
    dismiss(ids()[1] ?? '');
    expect(seen()).toEqual(['a entering', 'b leaving', 'c entering']);
    clock.increment(EXIT_MS);
    expect(seen()).toEqual(['a entering', 'c entering', 'd entering']);
  });

  it('are not said twice: the same words stay longer', () => {
    const { say, seen, clock } = start();
    say('a');
    clock.increment(3_000);
    say('a');
    clock.increment(AUTO_HIDE_MS - 1);
    expect(seen()).toEqual(['a shown']);
    clock.increment(1);
    expect(seen()).toEqual(['a leaving']);
  });

  it('are said again once they have gone', () => {
    const { say, seen, clock } = start();
    say('a');
    clock.increment(AUTO_HIDE_MS);
    clock.increment(EXIT_MS);
    say('a');
    expect(seen()).toEqual(['a entering']);
  });
});
