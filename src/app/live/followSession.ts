import type { SessionActor } from '../session/SessionContext.ts';
import type { LiveChannel } from './LiveChannel.ts';

/** Streams the buyer's events to this page while they are signed in. The code loads at sign-in. */
export function followSession(session: SessionActor, live: LiveChannel): void {
  let userId: string | null = null;
  let close = (): void => {};
  const follow = async (nextId: string): Promise<void> => {
    const { openLiveStream } = await import('./openLiveStream.ts');
    // The buyer may have signed out while the code loaded.
    if (userId === nextId) close = openLiveStream(nextId, live.publish);
  };
  const update = (): void => {
    const snapshot = session.getSnapshot();
    const nextId = snapshot.hasTag('signedIn') ? (snapshot.context.user?.id ?? null) : null;
    if (nextId === userId) return;
    userId = nextId;
    close();
    close = () => {};
    // If the code fails to load, the page works without live updates.
    if (nextId !== null) void follow(nextId).catch(() => {});
  };
  session.subscribe({ next: update, complete: update });
  update();
}
