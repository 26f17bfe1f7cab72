import { CHANGE_KINDS } from '#api/contract/changeKinds.ts';
import type { ServerEvent } from '#api/eventStream.ts';
import { isSavingData } from '../device/isSavingData.ts';
import type { LiveEvent } from './LiveChannel.ts';
import { runStreamLoop } from './streamLoop.ts';

/** A hidden page keeps the stream open for this long, because buyers often return quickly. */
const HIDDEN_GRACE_MS = 60_000;

/**
 * Delivers one buyer's events to this page. Only the tab that holds the lock reads the stream; it forwards the
 * events to the browser's other tabs. A page that stays hidden closes its stream (immediately if the browser saves
 * data); when it is visible again, the server sends what it missed.
 * @returns the function that closes the stream.
 */
export function openLiveStream(userId: string, publish: (event: LiveEvent) => void): () => void {
  // Tabs of another release may not know the same kinds: they read a stream of their own.
  const name = `live.${CHANGE_KINDS.join('-')}.${userId}`;
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
    // Locks need a secure context; without them each tab reads its own stream.
    const held = navigator.locks ? navigator.locks.request(name, { signal }, read) : read();
    // Rejects when the wait for the lock is aborted.
    held.catch(() => {});
  };
  const release = (): void => {
    clearTimeout(graceTimer);
    holding?.abort();
    holding = null;
  };
  const onVisibility = (): void => {
    clearTimeout(graceTimer);
    if (document.visibilityState === 'visible') hold();
    else graceTimer = setTimeout(release, isSavingData() ? 0 : HIDDEN_GRACE_MS);
  };

  tabs?.addEventListener('message', ({ data }: MessageEvent<ServerEvent>) => receive(data));
  document.addEventListener('visibilitychange', onVisibility);
  // An open stream or a lock keeps a page out of the back-forward cache.
  window.addEventListener('pagehide', release);
  window.addEventListener('pageshow', onVisibility);
  if (document.visibilityState === 'visible') hold();
  return () => {
    release();
    tabs?.close();
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', release);
    window.removeEventListener('pageshow', onVisibility);
  };
}
