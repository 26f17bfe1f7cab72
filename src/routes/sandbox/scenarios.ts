import { TRANSFER_SCENARIOS, type TransferScenario } from '#api/contract/sandbox.ts';

interface Scenario {
  readonly label: string;
  /** What the person who tries it will see. */
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
