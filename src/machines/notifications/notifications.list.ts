/** At most this many are seen at once; the others wait their turn. */
export const MAX_VISIBLE = 3;
export const AUTO_HIDE_MS = 5_000;
/** How long 'Copied to clipboard' stays. */
export const COPIED_MS = 4_000;
/** How long a message stays that decides what the buyer does next. */
export const LONG_MESSAGE_MS = 10_000;
export const ENTER_MS = 225;
export const EXIT_MS = 195;

/** Nobody reads for longer: then the time goes on, whatever the pointer rests on. */
export const LONGEST_READING_MS = 60_000;

const TONES = ['positive', 'attention', 'critical', 'info'] as const;
type Tone = (typeof TONES)[number];

export interface NewNotification {
  readonly tone: Tone;
  readonly message: string;
  /** How long it stays, in milliseconds; `AUTO_HIDE_MS` where it is left out. */
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
  /** When it stops entering, and when it goes: milliseconds since 1970. */
  readonly enteredAtMs: number;
  readonly hideAtMs: number;
  /** When it is gone from the page; null before it goes. */
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

/** When something is due for one notification, in milliseconds since 1970. */
export function dueAtMs({ phase, enteredAtMs, hideAtMs, goneAtMs }: VisibleNotification): number {
  if (goneAtMs !== null) return goneAtMs;
  return phase === 'entering' ? Math.min(enteredAtMs, hideAtMs) : hideAtMs;
}

/** As `dueAtMs`, while somebody reads: what comes and goes does so, what is shown stays. Null where nothing moves. */
export function moveAtMs({ phase, enteredAtMs, goneAtMs }: VisibleNotification): number | null {
  if (goneAtMs !== null) return goneAtMs;
  return phase === 'entering' ? enteredAtMs : null;
}

/** The list with the time given back that somebody has read for. */
export const withTimeBack = (list: NotificationList, readForMs: number): NotificationList => ({
  ...list,
  visible: list.visible.map((item) =>
    item.goneAtMs === null ? { ...item, hideAtMs: item.hideAtMs + readForMs } : item,
  ),
});

/** The list with one more. The same words are not said twice: the one that is there stays longer. */
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

/** The list at a moment: what has entered is shown, what has had its time leaves, what has left makes room. */
export function atMoment(list: NotificationList, nowMs: number): NotificationList {
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
