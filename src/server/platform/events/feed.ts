import * as z from 'zod/mini';
import { CHANGE_KINDS } from '#api/contract/changeKinds.ts';
import { type Change, change } from '#api/contract/events.ts';
import type { NotificationListener, NotificationSource } from '../db/notifications.ts';

const REMEMBERED_MS = 5 * 60_000;
const MAX_REMEMBERED = 20_000;
/** Covers the clock differences between processes and the delay of a notification, both a few milliseconds. */
const OVERLAP_MS = 5_000;

const announced = z.extend(change, { userId: z.uuid(), isDeleted: z.boolean() });
/** Heard from a newer release, while servers are upgraded one by one. No page of this release shows such a thing. */
const ofNewerKind = z.object({
  kind: z.string().check(z.refine((kind) => !CHANGE_KINDS.some((known) => known === kind))),
});

interface Remembered extends Change {
  readonly userId: string;
  readonly atMs: number;
}

/** Changes in the database with the affected users, from every process. */
export interface ChangeFeed {
  /** False while the connection to the database is lost. */
  readonly isListening: () => boolean;
  /** Calls `onGap` when changes may have been missed. Returns the function that unsubscribes. */
  subscribe(subscriber: ChangeSubscriber): () => void;
  /**
   * The user's changes since a timestamp (ms since the epoch) and from shortly before it; null if it is too old to be
   * remembered.
   */
  since(userId: string, sinceMs: number): readonly Change[] | null;
  close(): Promise<void>;
}

export interface ChangeSubscriber {
  readonly onChange: (userId: string, change: Change, isDeleted: boolean) => void;
  readonly onGap: () => void;
  /** Called with the error of a notification that could not be read; `onGap` follows. */
  readonly onUnreadable: (error: unknown) => void;
}

export type Listen = (listener: NotificationListener) => Promise<NotificationSource>;

/** Listens to the database until closed, and remembers the last five minutes for pages that reconnect. */
export async function openChangeFeed(listen: Listen, now: () => Date): Promise<ChangeFeed> {
  const subscribers = new Set<ChangeSubscriber>();
  let remembered: Remembered[] = [];
  /** Changes before this time are not remembered. */
  let fromMs = now().getTime();

  const forgetOld = (): void => {
    const oldestMs = now().getTime() - REMEMBERED_MS;
    const first = remembered.findIndex(({ atMs }) => atMs >= oldestMs);
    const surplus = Math.max(0, remembered.length - MAX_REMEMBERED);
    const dropped = Math.max(first === -1 ? remembered.length : first, surplus);
    if (dropped === 0) return;
    fromMs = Math.max(fromMs, remembered[dropped - 1]?.atMs ?? fromMs);
    remembered = remembered.slice(dropped);
  };

  const onGap = (): void => {
    remembered = [];
    fromMs = now().getTime();
    for (const { onGap } of subscribers) onGap();
  };

  const read = (payload: string): z.output<typeof announced> | null => {
    try {
      const announcement: unknown = JSON.parse(payload);
      return ofNewerKind.safeParse(announcement).success ? null : announced.parse(announcement);
    } catch (error) {
      for (const { onUnreadable } of subscribers) onUnreadable(error);
      onGap();
      return null;
    }
  };

  const source = await listen({
    onPayload(payload) {
      const announcement = read(payload);
      if (announcement === null) return;
      const { userId, isDeleted, ...changed } = announcement;
      remembered.push({ userId, ...changed, atMs: now().getTime() });
      // Without a timer: what is old is forgotten as soon as something new is remembered.
      forgetOld();
      for (const { onChange } of subscribers) onChange(userId, changed, isDeleted);
    },
    onGap,
  });

  return {
    isListening: source.isListening,
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => void subscribers.delete(subscriber);
    },
    since(userId, sinceMs) {
      if (sinceMs < fromMs) return null;
      return remembered
        .filter((entry) => entry.userId === userId && entry.atMs >= sinceMs - OVERLAP_MS)
        .map(({ kind, id }) => ({ kind, id }));
    },
    close: () => source.close(),
  };
}
