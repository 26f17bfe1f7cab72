/** The machine's own test sees that nothing of an earlier reading is left. */
const HELD_BY_NOBODY = 'Where nobody reads, `held` leads back at once: the time of the last reading is over.';
const LOOKS_AT_ONCE = '`checking` leads back to `watching` at once, until the three hours have passed.';

/** The mutants that the path tests let live, by their names, each with the reason why that is right. */
export const SURVIVORS: Readonly<Record<string, string>> = {
  'contribution redirected response confirmingCancel on cancellation.dismissed':
    'The bank is asked at once, not two seconds later: both look the same on purpose.',
  'notifications redirected silent on notification.requested': HELD_BY_NOBODY,
  'notifications redirected speaking on notification.requested': HELD_BY_NOBODY,
  'notifications redirected speaking on notification.dismissed': HELD_BY_NOBODY,
  'notifications redirected held always 0': 'With no message left, `speaking` leads on to `silent` at once.',
  'session redirected signedOut on credentials.accepted': LOOKS_AT_ONCE,
  'session redirected signedIn on credentials.accepted': LOOKS_AT_ONCE,
  'session redirected signedIn on user.changed': LOOKS_AT_ONCE,
  'session redirected signedIn restoring invoke onDone': LOOKS_AT_ONCE,
};
