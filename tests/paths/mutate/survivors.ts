/** The machine's own test asserts that nothing of an earlier reading remains. */
const HELD_BY_NOBODY = 'Where nobody reads, `held` leads back at once: the time of the last reading is over.';
const LOOKS_AT_ONCE = '`checking` leads back to `watching` at once, until the three hours have passed.';

const FORGOTTEN = 'The failure is forgotten on the way: the form shows no problem in either state.';
const LOOKS_REJECTED =
  'A server out of reach and one that rejects look alike: the dialog keeps what was typed, and says why.';

const ONCE_OPENED = 'No path comes there a second time, where what is left of the first time would show.';
const REPLACED = 'Nothing shows or sends it any more, and the next choice replaces it.';
const ONE_PURPOSE =
  'No path makes the call for a second purpose, which would need another key; a retry has the same key, as it should.';
const ASKS_LATER =
  'The page looks alike while it waits for news and before it asks again; payment.states.test.ts measures the pause.';
const MEASURED =
  'Only the moment differs at which a message leaves; the tests of the machine measure it to the millisecond.';
const SAME_CLOCK =
  'The clock of the paths has not moved since it was last read; session.machine.test.ts moves it.';
const TAKEN_BEFORE = 'The last digit that was typed has taken the same code before.';
const DROPPED_BEFORE = 'The digit that was changed before has dropped the problem.';
const OTHER_DIGITS = 'No path types the digits of an old code once more for a new one.';
const READ_FROM_FLOW =
  'The model takes the reason from the flow itself; verifyOtp.machine.test.ts states what it has to be.';
const CHANGED_LATER =
  'No path changes the contribution after the choice and goes back to it; the unit test does.';
const FIRST_SEARCH =
  'The paths fail in the first search, before there are homes that could stay on the page.';

/** The mutants that the path tests do not detect, by name, each with the reason. */
export const SURVIVORS: Readonly<Record<string, string>> = {
  'notifications redirected silent on notification.requested': HELD_BY_NOBODY,
  'notifications redirected speaking on notification.dismissed': HELD_BY_NOBODY,
  'notifications redirected held always 0': 'With no message left, `speaking` leads on to `silent` at once.',
  'verifyContact redirected entering limited after rateLimitEnds': FORGOTTEN,
  'dashboardContribution removed on contribution.changed': CHANGED_LATER,
  'dashboardContribution without action updateAmounts on contribution.changed actions': CHANGED_LATER,
  'contribution redirected payment instructions checking after checkDeadline': ASKS_LATER,
  'contribution redirected payment instructions checking invoke onError 0': ASKS_LATER,
  'contribution other key calculator agreeing invoke input key the same for all': ONE_PURPOSE,
  'contribution other key payment declaring invoke input key the same for all': ONE_PURPOSE,
  'contribution redirected response asking after callDeadline':
    'All calls have one deadline, after which a page says the same; no expectation is of this call alone.',
  'contribution without action clearMessages response asking on cancellation.requested actions':
    'The paths cancel with a notice on the page, which is nearer than with a failure that is asked about again.',
  'contribution without action showNotice response cancelling invoke onDone actions':
    'The paths go on from the same notice before the transfer is announced, which is nearer.',
  'contribution without action setWantedStep calculator agreeing invoke onError 7 actions':
    'The nearest path to it was opened at the calculator; agreeing.test.ts opens one at the units.',
  'contribution without action updateContribution payment instructions checking invoke onDone 2 actions':
    'Without the announced payment the page asks for the same amount, and looks the same.',
  'withdrawal removed findingHolder invoke onError 1': LOOKS_REJECTED,
  'withdrawal removed requesting invoke onError 3': LOOKS_REJECTED,
  'withdrawal redirected review limited after rateLimitEnds': FORGOTTEN,
  'withdrawal redirected review on withdrawal.confirmed 1': FORGOTTEN,
  'session redirected signedOut on credentials.accepted': LOOKS_AT_ONCE,
  'session redirected signedIn on credentials.accepted': LOOKS_AT_ONCE,
  'session redirected signedIn restoring invoke onDone': LOOKS_AT_ONCE,
  'changePassword redirected form limited after rateLimitEnds': FORGOTTEN,
  'changePassword without action noteKnownOutcome saving invoke onDone actions':
    'No path types a wrong password after a change that follows a lost response.',
  'verifyContact redirected entering waiting always': FORGOTTEN,
  'profile without action reset viewing entry': ONCE_OPENED,
  'propertyRequest without action reportKept sending invoke onDone actions': ONCE_OPENED,
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
  'session without action readClock signedOut on credentials.accepted actions': SAME_CLOCK,
  'session without action readClock signedOut on elsewhere.signedIn actions': SAME_CLOCK,
  'session without action readClock signedIn on credentials.accepted actions': SAME_CLOCK,
  'session without action readClock signedIn on elsewhere.signedIn 1 actions': SAME_CLOCK,
  'session without action setExpiryFromElsewhere signedIn on elsewhere.signedIn 0 actions': SAME_CLOCK,
  'session without action setUser signedIn watching on user.changed 0 actions':
    'The page of these paths shows nothing of what changes; the paths of the profile show it.',
  'verifyOtp without action forgetCode entry savingPhone invoke onDone actions': OTHER_DIGITS,
  'verifyOtp without action clearResendFailure resend on phone.corrected actions': READ_FROM_FLOW,
  'search without action startDraft menu price entry': ONCE_OPENED,
  'search without action startDraft menu all entry': ONCE_OPENED,
  'search without action rememberShown results loading invoke onDone 0 actions': FIRST_SEARCH,
  'search without action rememberShown results loading invoke onDone 1 actions': FIRST_SEARCH,
  'inspection other key sending invoke input idempotencyKey the same for all': ONE_PURPOSE,
  'withdrawal other key requesting invoke input idempotencyKey the same for all': ONE_PURPOSE,
  'withdrawal without action forgetConfirmation review on details.changeRequested actions': ONCE_OPENED,
  'withdrawal without action forgetConfirmation requesting invoke onError 0 actions': ONCE_OPENED,
  'withdrawal without action markRequested requesting invoke onError 1 actions':
    'It marks what the dialog reports as it closes, and no path looks at the page after that.',
  'withdrawal without action noteSent review on withdrawal.confirmed 0 actions':
    'No path goes back after a lost response while the wallet changes; withdrawal.machine.test.ts does.',
  'withdrawal without action clearFailure findingHolder entry':
    'No expectation looks at the failure of before while the bank is asked.',
};

/**
 * The removed actions that make no difference at all, by the name of the mutant, each with the reason. They are not
 * counted.
 */
export const EQUIVALENTS: Readonly<Record<string, string>> = {
  'changePlan without action clearOption comparing on option.dismissed actions': REPLACED,
  'dashboardContribution without action storePayment awaited follow checking invoke onDone 0 actions':
    'What arrived differs from what was announced in nothing that the page shows.',
  'session without action forgetBuyer opening always 0 actions': REPLACED,
  'session without action readExpiry signedIn watching after checkInterval actions':
    'In the machine it changes nothing: the page provides the end that the browser has stored.',
  'verifyContact without action setCode entering on code.submitted 0 actions': TAKEN_BEFORE,
  'verifyOtp without action setCode entry form on code.submitted 0 actions': TAKEN_BEFORE,
  'verifyContact without action clearFailure entering on code.submitted 1 actions': DROPPED_BEFORE,
  'verifyOtp without action clearFailure entry form on code.submitted 1 actions': DROPPED_BEFORE,
  'search without action clearFailure results loading entry': REPLACED,
};
