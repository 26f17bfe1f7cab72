import type { SessionActor } from './SessionContext.ts';

/** What the page itself hears: the network is back, or an old page was taken out of the browser's history. */
export function followPage(session: SessionActor): void {
  window.addEventListener('online', () => session.send({ type: 'retry.requested' }));
  window.addEventListener('pageshow', ({ persisted }) => {
    // The back button after a logout brings the page back as it was left: it must not show the buyer's things.
    if (persisted && session.getSnapshot().status === 'done') window.location.reload();
  });
}
