import type { ServerEvent } from '#api/eventStream.ts';
import type { LiveEvent } from './LiveChannel.ts';
import { runStreamLoop } from './streamLoop.ts';

/** How long a hidden page still reads the stream: it may only have been left for a moment. */
const HIDDEN_GRACE_MS = 60_000;

/**
 * Brings one person's events to this page. Of all tabs of a browser the one that holds the lock reads the stream and
 * passes it on. A page that stays hidden lets go of it, at once where the browser saves data; when it is seen again,
 * the server tells it what it missed.
 * @returns what ends it.
 */
export function openLiveStream(userId: string, publish: (event: LiveEvent) => void): () => void {
  const name = `live.${userId}`;
  const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  let lastEventId: string | null = null;
  let holding: AbortController | null = null;
  let graceTimer: ReturnType<typeof setTimeout> | undefined;

  const receive = ({ event, id, change }: ServerEvent): void => {
    if (id !== '') lastEventId = id;
    if (event === 'changed') publish(change);
    if (event === 'stale') publish(null);
  };
  const hold = (): void => {
    clearTimeout(graceTimer);
    if (holding) return;
    holding = new AbortController();
    const { signal } = holding;
    const read = () =>
      runStreamLoop({
        signal,
        lastEventId: () => lastEventId,
        onEvent: (event) => {
          receive(event);
          tabs?.postMessage(event);
        },
      });
    // Without a secure context there are no locks: then each tab reads for itself.
    const held = navigator.locks ? navigator.locks.request(name, { signal }, read) : read();
    // The wait for the lock was given up.
    held.catch(() => {});
  };
  const letGo = (): void => {
    clearTimeout(graceTimer);
    holding?.abort();
    holding = null;
  };
  const onVisibility = (): void => {
    clearTimeout(graceTimer);
    if (document.visibilityState === 'visible') hold();
    else graceTimer = setTimeout(letGo, savesData() ? 0 : HIDDEN_GRACE_MS);
  };

  tabs?.addEventListener('message', ({ data }: MessageEvent<ServerEvent>) => receive(data));
  document.addEventListener('visibilitychange', onVisibility);
  // A page with an open stream or a lock cannot be kept for the back button.
  window.addEventListener('pagehide', letGo);
  window.addEventListener('pageshow', onVisibility);
  if (document.visibilityState === 'visible') hold();
  return () => {
    letGo();
    tabs?.close();
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', letGo);
    window.removeEventListener('pageshow', onVisibility);
  };
}

/** Save-Data, where the browser says so. */
const savesData = (): boolean =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true;
