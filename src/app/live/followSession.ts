import type { SessionActor } from '../session/SessionContext.ts';
import type { LiveChannel } from './LiveChannel.ts';

/** While somebody is signed in, their events come to this page. The code for it is loaded then. */
export function followSession(session: SessionActor, live: LiveChannel): void {
  let userId: string | null = null;
  let close = (): void => {};
  const follow = async (nextId: string): Promise<void> => {
    const { openLiveStream } = await import('./openLiveStream.ts');
    // The person may have left meanwhile.
    if (userId === nextId) close = openLiveStream(nextId, live.publish);
  };
  const update = (): void => {
    const snapshot = session.getSnapshot();
    const nextId = snapshot.hasTag('signedIn') ? (snapshot.context.user?.id ?? null) : null;
    if (nextId === userId) return;
    userId = nextId;
    close();
    close = () => {};
    // Where it cannot be loaded, the page shows what it fetched, as before any event.
    if (nextId !== null) void follow(nextId).catch(() => {});
  };
  session.subscribe({ next: update, complete: update });
  update();
}
