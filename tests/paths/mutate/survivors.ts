/** The machine's own test asserts that nothing of an earlier reading remains. */
const HELD_BY_NOBODY = 'Where nobody reads, `held` leads back at once: the time of the last reading is over.';
const LOOKS_AT_ONCE = '`checking` leads back to `watching` at once, until the three hours have passed.';

const FORGOTTEN = 'The failure is forgotten on the way: the form shows no problem in either state.';
const LOOKS_REJECTED =
  'A server out of reach and one that rejects look alike: the dialog keeps what was typed, and says why.';

const ONCE_OPENED =
  'No path opens the dialog a second time, where what is left of the first time would show.';
const ONCE_CONFIRMED =
  'The state after a failure is the same one as before, so that no path confirms in it once more.';
const REPLACED = 'Nothing shows or sends it any more, and the next choice replaces it.';
const ONE_PURPOSE =
  'No path makes the call for a second purpose, which would need another key; a retry has the same key, as it should.';
const MEASURED =
  'Only the moment differs at which a message leaves; the tests of the machine measure it to the millisecond.';
const READ_ONCE = 'Only `reading` asks it, once, at the start; from then on the state itself says it.';

/** The mutants that the path tests do not detect, by name, each with the reason why that is right. */
export const SURVIVORS: Readonly<Record<string, string>> = {
  'contribution redirected response confirmingCancel on cancellation.dismissed':
    'The bank is asked at once, not two seconds later: both look the same on purpose.',
  'notifications redirected silent on notification.requested': HELD_BY_NOBODY,
  'notifications redirected speaking on notification.requested': HELD_BY_NOBODY,
  'notifications redirected speaking on notification.dismissed': HELD_BY_NOBODY,
  'notifications redirected held always 0': 'With no message left, `speaking` leads on to `silent` at once.',
  'verifyContact redirected entering limited after limitPasses': FORGOTTEN,
  'dashboardContribution redirected awaited follow checking invoke onDone 2':
    'The page asks once more after a pause, and shows nothing of it.',
  'withdrawal removed findingHolder invoke onError 1': LOOKS_REJECTED,
  'withdrawal negated findingHolder invoke onError 1': LOOKS_REJECTED,
  'withdrawal removed requesting invoke onError 3': LOOKS_REJECTED,
  'withdrawal redirected review limited after limitPasses': FORGOTTEN,
  'withdrawal redirected review on withdrawal.confirmed 1': FORGOTTEN,
  'session redirected signedOut on credentials.accepted': LOOKS_AT_ONCE,
  'session redirected signedIn on credentials.accepted': LOOKS_AT_ONCE,
  'session redirected signedIn on user.changed': LOOKS_AT_ONCE,
  'session redirected signedIn restoring invoke onDone': LOOKS_AT_ONCE,
  'cancelContribution without action clearFailure confirming on question.dismissed actions': ONCE_OPENED,
  'withdrawExit without action clearFailure confirming on question.dismissed actions': ONCE_OPENED,
  'withdrawPayment without action clearFailure confirming on question.dismissed actions': ONCE_OPENED,
  'cancelContribution without action clearFailure calling entry': ONCE_CONFIRMED,
  'withdrawExit without action clearFailure calling entry': ONCE_CONFIRMED,
  'withdrawPayment without action clearFailure calling entry': ONCE_CONFIRMED,
  'changePassword without action explainMismatch failed on passwords.submitted 1 actions': ONCE_CONFIRMED,
  'changePassword without action clearFailure saving entry': ONCE_CONFIRMED,
  'changePlan without action dropOption comparing on option.dismissed actions': REPLACED,
  'changePlan without action clearFailure applying entry': ONCE_CONFIRMED,
  'changePlan other key applying invoke input idempotencyKey the same for all': ONE_PURPOSE,
  'dashboardContribution other key declaring invoke input idempotencyKey the same for all': ONE_PURPOSE,
  'picture without action reset previewing on picture.discarded actions': REPLACED,
  'picture without action reset uploading invoke onDone actions': REPLACED,
  'profile without action reset editing on edit.abandoned actions': ONCE_OPENED,
  'profile without action reset saving invoke onDone actions': ONCE_OPENED,
  'propertyRequest without action reportKept sending invoke onDone actions': ONCE_OPENED,
  'propertyRequest without action clearFailure failed on dialog.closed actions': ONCE_OPENED,
  'propertyRequest without action clearReference sent on dialog.closed actions': ONCE_OPENED,
  'savedToggle without action markSaved unsaved on saved.reported actions': READ_ONCE,
  'savedToggle without action markSaved saving invoke onDone actions': READ_ONCE,
  'savedToggle without action markUnsaved saved on saved.reported actions': READ_ONCE,
  'savedToggle without action markUnsaved unsaving invoke onDone actions': READ_ONCE,
  'notifications without action readClock speaking on notification.requested actions': MEASURED,
  'notifications without action readClock speaking on notification.dismissed actions': MEASURED,
  'notifications without action dismissNotification speaking on notification.dismissed actions': MEASURED,
  'notifications without action readClock speaking on reading.started actions': MEASURED,
  'notifications without action readClock held on notification.requested actions': MEASURED,
  'notifications without action giveTimeBack held on notification.requested actions': MEASURED,
  'notifications without action readClock held on notification.dismissed actions': MEASURED,
  'notifications without action giveTimeBack held on notification.dismissed actions': MEASURED,
  'notifications without action readClock held on reading.ended actions': MEASURED,
  'notifications without action giveTimeBack held on reading.ended actions': MEASURED,
};
