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

describe('notifications while the buyer reads', () => {
  it('stay, and get the reading time back afterwards', () => {
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

  it('still enter, and still leave when closed', () => {
    const { say, read, dismiss, ids, seen, clock } = start();
    say('a');
    read();
    clock.increment(ENTER_MS);
    expect(seen()).toEqual(['a shown']);
    dismiss(ids()[0] ?? '');
    clock.increment(EXIT_MS);
    expect(seen()).toEqual([]);
  });

  it('stay together with those that arrive during the reading', () => {
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

  it('continue automatically after a minute', () => {
    const { say, read, seen, clock } = start();
    say('a');
    clock.increment(ENTER_MS);
    read();
    clock.increment(LONGEST_READING_MS);
    expect(seen()).toEqual(['a shown']);
    clock.increment(AUTO_HIDE_MS - ENTER_MS);
    expect(seen()).toEqual(['a leaving']);
  });

  it('give no extra time to later ones', () => {
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

  it('give no extra time to one that arrives after all have gone', () => {
    const { say, read, dismiss, seen, ids, clock } = start();
    say('a');
    read();
    dismiss(ids()[0] ?? '');
    clock.increment(EXIT_MS);
    say('b');
    clock.increment(AUTO_HIDE_MS);
    expect(seen()).toEqual(['b leaving']);
  });

  it('stop when the last one is closed', () => {
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

  it('leave after 5000 ms, and are gone 195 ms later', () => {
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

  it.each([4_000, 10_000])('stay for their own duration of %d ms', (durationMs) => {
    const { say, seen, clock } = start();
    say('a', durationMs);
    clock.increment(durationMs - 1);
    expect(seen()).toEqual(['a shown']);
    clock.increment(1);
    expect(seen()).toEqual(['a leaving']);
  });

  it('each keep their own duration, however many follow', () => {
    const { say, seen, clock } = start();
    say('a');
    clock.increment(3_000);
    say('b');
    clock.increment(2_000);
    expect(seen()).toEqual(['a leaving', 'b shown']);
    clock.increment(3_000);
    expect(seen()).toEqual(['b leaving']);
  });

  it('are at most three; the others are queued in order', () => {
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

  it('leave when closed, and make room', () => {
    const { say, seen, dismiss, ids, clock } = start();
    for (const message of ['a', 'b', 'c', 'd']) say(message);
    dismiss(ids()[1] ?? '');
    expect(seen()).toEqual(['a entering', 'b leaving', 'c entering']);
    clock.increment(EXIT_MS);
    expect(seen()).toEqual(['a entering', 'c entering', 'd entering']);
  });

  it('are not repeated: the same text stays longer', () => {
    const { say, seen, clock } = start();
    say('a');
    clock.increment(3_000);
    say('a');
    clock.increment(AUTO_HIDE_MS - 1);
    expect(seen()).toEqual(['a shown']);
    clock.increment(1);
    expect(seen()).toEqual(['a leaving']);
  });

  it('are shown again after they have gone', () => {
    const { say, seen, clock } = start();
    say('a');
    clock.increment(AUTO_HIDE_MS);
    clock.increment(EXIT_MS);
    say('a');
    expect(seen()).toEqual(['a entering']);
  });
});
