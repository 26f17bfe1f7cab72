/** The machine's own test asserts that nothing of an earlier reading remains. */
const HELD_BY_NOBODY = 'Where nobody reads, `held` leads back at once: the time of the last reading is over.';
const LOOKS_AT_ONCE = '`checking` leads back to `watching` at once, until the three hours have passed.';

const FORGOTTEN = 'The failure is forgotten on the way: the form shows no problem in either state.';
const LOOKS_REJECTED =
  'A server out of reach and one that rejects look alike: the dialog keeps what was typed, and says why.';

/** The mutants that the path tests do not detect, by name, each with the reason why that is right. */
export const SURVIVORS: Readonly<Record<string, string>> = {
  'contribution redirected response confirmingCancel on cancellation.dismissed':
    'The bank is asked at once, not two seconds later: both look the same on purpose.',
  'notifications redirected silent on notification.requested': HELD_BY_NOBODY,
  'notifications redirected speaking on notification.requested': HELD_BY_NOBODY,
  'notifications redirected speaking on notification.dismissed': HELD_BY_NOBODY,
  'notifications redirected held always 0': 'With no message left, `speaking` leads on to `silent` at once.',
  'verifyContact redirected entering limited after rateLimitEnds': FORGOTTEN,
  'dashboardContribution redirected awaited follow checking invoke onDone 2':
    'The page asks once more after a pause, and shows nothing of it.',
  'withdrawal removed findingHolder invoke onError 1': LOOKS_REJECTED,
  'withdrawal negated findingHolder invoke onError 1': LOOKS_REJECTED,
  'withdrawal removed requesting invoke onError 3': LOOKS_REJECTED,
  'withdrawal redirected review limited after rateLimitEnds': FORGOTTEN,
  'withdrawal redirected review on withdrawal.confirmed 1': FORGOTTEN,
  'session redirected signedOut on credentials.accepted': LOOKS_AT_ONCE,
  'session redirected signedIn on credentials.accepted': LOOKS_AT_ONCE,
  'session redirected signedIn on user.changed': LOOKS_AT_ONCE,
  'session redirected signedIn restoring invoke onDone': LOOKS_AT_ONCE,
};
