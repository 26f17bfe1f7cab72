/** The maximum number of visible notifications; the others are queued. */
export const MAX_VISIBLE = 3;
export const AUTO_HIDE_MS = 5_000;
/** The duration of 'Copied to clipboard'. */
export const COPIED_MS = 4_000;
/** The duration of a message that affects the buyer's next step. */
export const LONG_MESSAGE_MS = 10_000;
export const ENTER_MS = 225;
export const EXIT_MS = 195;

/** The longest pause for reading. After it the timers run again, even if the pointer still rests on a message. */
export const LONGEST_READING_MS = 60_000;

const TONES = ['positive', 'attention', 'critical', 'info'] as const;
type Tone = (typeof TONES)[number];

export interface NewNotification {
  readonly tone: Tone;
  readonly message: string;
  /** The duration in milliseconds; `AUTO_HIDE_MS` by default. */
  readonly durationMs?: number;
}

export interface WaitingNotification {
  readonly id: string;
  readonly tone: Tone;
  readonly message: string;
  readonly durationMs: number;
}

export interface VisibleNotification extends WaitingNotification {
  readonly phase: 'entering' | 'shown' | 'leaving';
  /** The ends of its entry and of its display, in milliseconds since 1970. */
  readonly enteredAtMs: number;
  readonly hideAtMs: number;
  /** The end of its exit animation; null before the exit. */
  readonly goneAtMs: number | null;
}

export interface NotificationList {
  readonly visible: readonly VisibleNotification[];
  readonly waiting: readonly WaitingNotification[];
}

const entering = (item: WaitingNotification, nowMs: number): VisibleNotification => ({
  ...item,
  phase: 'entering',
  enteredAtMs: nowMs + ENTER_MS,
  hideAtMs: nowMs + item.durationMs,
  goneAtMs: null,
});

const leaving = (item: VisibleNotification, nowMs: number): VisibleNotification => ({
  ...item,
  phase: 'leaving',
  goneAtMs: item.goneAtMs ?? nowMs + EXIT_MS,
});

/** The next transition of a notification, in milliseconds since 1970. */
export function nextChangeAtMs({ phase, enteredAtMs, hideAtMs, goneAtMs }: VisibleNotification): number {
  if (goneAtMs !== null) return goneAtMs;
  return phase === 'entering' ? Math.min(enteredAtMs, hideAtMs) : hideAtMs;
}

/**
 * Like `nextChangeAtMs`, while the timers are paused for reading: entries and exits continue, visible messages stay. Null if
 * nothing is due.
 */
export function nextMotionAtMs({ phase, enteredAtMs, goneAtMs }: VisibleNotification): number | null {
  if (goneAtMs !== null) return goneAtMs;
  return phase === 'entering' ? enteredAtMs : null;
}

/** Extends the visible messages by the time that they were read for. */
export const withExtendedTime = (list: NotificationList, readForMs: number): NotificationList => ({
  ...list,
  visible: list.visible.map((item) =>
    item.goneAtMs === null ? { ...item, hideAtMs: item.hideAtMs + readForMs } : item,
  ),
});

/** Adds a notification. If one with the same text is present, extends that one instead. */
export function withAdded(
  list: NotificationList,
  item: WaitingNotification,
  nowMs: number,
): NotificationList {
  const isSame = ({ tone, message }: WaitingNotification) => tone === item.tone && message === item.message;
  if (list.waiting.some(isSame)) return list;
  if (list.visible.some((shown) => isSame(shown) && shown.phase !== 'leaving')) {
    const visible = list.visible.map((shown) =>
      isSame(shown) ? { ...shown, hideAtMs: Math.max(shown.hideAtMs, nowMs + item.durationMs) } : shown,
    );
    return { ...list, visible };
  }
  return withTurns({ ...list, waiting: [...list.waiting, item] }, nowMs);
}

export const withDismissed = (list: NotificationList, id: string, nowMs: number): NotificationList => ({
  ...list,
  visible: list.visible.map((item) => (item.id === id ? leaving(item, nowMs) : item)),
});

/**
 * The list at the given time: entered messages are shown, expired ones leave, and gone ones make room for queued ones.
 */
export function listAt(list: NotificationList, nowMs: number): NotificationList {
  const visible = list.visible
    .filter(({ goneAtMs }) => goneAtMs === null || goneAtMs > nowMs)
    .map((item): VisibleNotification => {
      if (item.goneAtMs !== null) return item;
      if (nowMs >= item.hideAtMs) return leaving(item, nowMs);
      return nowMs >= item.enteredAtMs ? { ...item, phase: 'shown' } : item;
    });
  return withTurns({ ...list, visible }, nowMs);
}

function withTurns({ visible, waiting }: NotificationList, nowMs: number): NotificationList {
  const room = Math.max(0, MAX_VISIBLE - visible.length);
  const next = waiting.slice(0, room).map((item) => entering(item, nowMs));
  return { visible: [...visible, ...next], waiting: waiting.slice(room) };
}
