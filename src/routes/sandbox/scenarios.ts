import {
  FAULT_DURATION_MS,
  LATE_REPORT_DELAY_MS,
  REPEATED_REPORT_COUNT,
  SIMULATED_FAULTS,
  SIMULATED_PAYOUTS,
  SIMULATED_REPORTS,
  type SimulatedFault,
  type SimulatedPayouts,
  type SimulatedReports,
  SLOW_PAYOUT_MS,
  TRANSFER_SCENARIOS,
  type TransferScenario,
} from '#api/contract/sandbox.ts';
import { durationText, numberWord } from '#domain/quantities.ts';

interface Scenario {
  readonly label: string;
  /** What the tester should expect to see. */
  readonly expectation: string;
}

export const SCENARIOS: Readonly<Record<TransferScenario, Scenario>> = {
  on_time: { label: 'It arrives at once', expectation: 'The bank reports it to the server at once.' },
  late: { label: 'Late: a minute', expectation: 'The bank reports it to the server a minute later.' },
  repeated: {
    label: 'Reported again and again',
    expectation: 'The bank reports one transfer several times; it counts once.',
  },
  twice: { label: 'Sent twice', expectation: 'Two transfers arrive; what is not due stays in the wallet.' },
  short: {
    label: 'Too little: half of the amount',
    expectation: 'It stays in the wallet until the rest arrives, and a message says how much is missing.',
  },
  over: {
    label: 'Too much: half as much again',
    expectation: 'The payment is made, and the surplus stays in the wallet.',
  },
  wrong_account: {
    label: 'To a wrong account number',
    expectation: 'It reaches no wallet. The operator finds it with npm run bank:events.',
  },
  lost: {
    label: 'Never reported',
    expectation: 'The bank does not report it. ‘I have sent the money’ finds it, or the check at night.',
  },
  outage: {
    label: 'The bank is down for a while',
    expectation: 'The server cannot confirm it until the bank answers again, and counts it then.',
  },
};

export const SCENARIO_OPTIONS = TRANSFER_SCENARIOS.map((value) => ({ value, label: SCENARIOS[value].label }));

export const PAYOUTS: Readonly<Record<SimulatedPayouts, Scenario>> = {
  arrive: { label: 'They arrive', expectation: 'The bank sends them within half a minute.' },
  slow: {
    label: `They are slow: ${durationText(SLOW_PAYOUT_MS)}`,
    expectation: `They are on their way for ${durationText(SLOW_PAYOUT_MS)}, and then they arrive.`,
  },
  fail: {
    label: 'They fail',
    expectation: 'The bank cannot send them, and the money is back in the wallet.',
  },
  return: {
    label: 'The other bank gives them back',
    expectation: 'They arrive first; days later the money is in the wallet again.',
  },
  resend: {
    label: 'They come back, and are sent again',
    expectation:
      'The money is in the wallet again and the bank has sent it too. The operator finds it with npm run bank:events.',
  },
};
export const PAYOUT_OPTIONS = SIMULATED_PAYOUTS.map((value) => ({ value, label: PAYOUTS[value].label }));

export const REPORTS: Readonly<Record<SimulatedReports, Scenario>> = {
  on_time: { label: 'At once', expectation: 'The bank reports what became of them at once.' },
  late: {
    label: `${durationText(LATE_REPORT_DELAY_MS)} late`,
    expectation: 'The server asks the bank before the report arrives.',
  },
  repeated: {
    label: `${REPEATED_REPORT_COUNT} times`,
    expectation: `The report arrives ${numberWord(REPEATED_REPORT_COUNT)} times; it counts once.`,
  },
  lost: { label: 'Never', expectation: 'The server finds out by asking the bank.' },
};
export const REPORT_OPTIONS = SIMULATED_REPORTS.map((value) => ({ value, label: REPORTS[value].label }));

export const FAULTS: Readonly<Record<SimulatedFault, Scenario>> = {
  none: { label: 'It answers', expectation: 'Every call is carried out and answered.' },
  outage: { label: 'It is down', expectation: `No call reaches it for ${durationText(FAULT_DURATION_MS)}.` },
  error_inside: {
    label: 'Errors inside a success',
    expectation: `For ${durationText(FAULT_DURATION_MS)} it answers with HTTP 200, and an error inside.`,
  },
  response_lost: {
    label: 'Its answers are lost',
    expectation: `For ${durationText(FAULT_DURATION_MS)} it carries calls out, and nobody hears of it.`,
  },
  html: {
    label: 'Error pages',
    expectation: `For ${durationText(FAULT_DURATION_MS)} it answers with web pages, as a broken proxy does.`,
  },
  truncated: {
    label: 'Half answers',
    expectation: `For ${durationText(FAULT_DURATION_MS)} its answers break off.`,
  },
  rate_limited: {
    label: 'Too many calls',
    expectation: `For ${durationText(FAULT_DURATION_MS)} it turns calls away, as they are too many.`,
  },
};
export const FAULT_OPTIONS = SIMULATED_FAULTS.map((value) => ({ value, label: FAULTS[value].label }));
