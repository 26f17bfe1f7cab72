import type { FastifyInstance } from 'fastify';
import {
  FAULT_DURATION_MS,
  LATE_REPORT_DELAY_MS,
  REPEATED_REPORT_COUNT,
  type SimulatedPayouts,
  type SimulatedReports,
  SLOW_PAYOUT_MS,
  sandboxBank,
  sandboxHolder,
  sandboxSetResponse,
  sandboxTime,
  sandboxTimeResponse,
} from '#api/contract/sandbox.ts';
import { route } from '../platform/http/route.ts';
import { runStep } from './rails.ts';

const tag = 'Sandbox';
/** The duration format of the simulator's steps. */
const seconds = (durationMs: number): string => `${durationMs / 1000}s`;

const PAYOUTS: Readonly<Record<SimulatedPayouts, { payout: string; payoutDelay: string }>> = {
  arrive: { payout: 'success', payoutDelay: '20s' },
  slow: { payout: 'success', payoutDelay: seconds(SLOW_PAYOUT_MS) },
  fail: { payout: 'failed', payoutDelay: '20s' },
  return: { payout: 'reversed', payoutDelay: '20s' },
  resend: { payout: 'resent', payoutDelay: '20s' },
};

const REPORTS: Readonly<Record<SimulatedReports, object>> = {
  on_time: {},
  late: { delay: seconds(LATE_REPORT_DELAY_MS) },
  repeated: { copies: REPEATED_REPORT_COUNT },
  lost: { lost: true },
};

interface Options {
  readonly railsUrl: string;
  readonly provider: string;
}

/** Controls of the provider simulator other than sending transfers. */
export function simulatedBankRoutes(app: FastifyInstance, { railsUrl, provider }: Options): void {
  route(app, {
    method: 'PUT',
    url: '/sandbox/bank',
    summary: 'What becomes of withdrawals in the simulated bank, and what its calls respond',
    tag,
    access: 'all',
    body: sandboxBank,
    response: sandboxSetResponse,
    handle: async ({ body: { payouts, returnDays, reports, fault } }) => {
      const outcomes = { provider, ...PAYOUTS[payouts], returnDelay: `${returnDays}d` };
      await runStep(railsUrl, { outcomes });
      await runStep(railsUrl, { reports: { provider, ...REPORTS[reports] } });
      await runStep(railsUrl, { recover: provider });
      if (fault !== 'none')
        await runStep(railsUrl, { fault: { provider, kind: fault, for: seconds(FAULT_DURATION_MS) } });
      return { message: 'The bank does so from now on.', body: {} };
    },
  });

  route(app, {
    method: 'PUT',
    url: '/sandbox/holders',
    summary: 'Whose an account at another bank is, for withdrawals in the simulated bank',
    tag,
    access: 'all',
    body: sandboxHolder,
    response: sandboxSetResponse,
    handle: async ({ body: { accountNumber, name } }) => {
      await runStep(railsUrl, { holder: { account: accountNumber, name } });
      return { message: 'The other banks know the name.', body: {} };
    },
  });

  route(app, {
    method: 'POST',
    url: '/sandbox/time',
    summary: 'Lets time pass in the simulated bank alone',
    tag,
    access: 'all',
    body: sandboxTime,
    response: sandboxTimeResponse,
    handle: async ({ body: { hours } }) => {
      const { now } = await runStep(railsUrl, { wait: `${hours}h` });
      return { message: 'Time has passed at the bank.', body: { bankTime: now } };
    },
  });
}
