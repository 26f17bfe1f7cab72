import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { WITHDRAWAL_RETURN_REASONS } from '#domain/payments/withdrawals.ts';
import { BANK_EVENT_OUTCOMES } from './db/schema/bank.ts';
import { BANK_PROVIDERS } from './ports/bank.ts';

/** The metrics of `/metrics`. */
export const registry = new Registry();
collectDefaultMetrics({ register: registry });

/** Alert on its rate, to detect guessing across many accounts. */
export const otpFailures = new Counter({
  name: 'otp_failures_total',
  help: 'Wrong one-time codes',
  labelNames: ['limit'],
  registers: [registry],
});

/** Initialised to 0 for each outcome. Alert on `openBankEvents` instead. */
export const bankEventOutcomes = new Counter({
  name: 'bank_events_total',
  help: 'Signed bank events by outcome',
  labelNames: ['outcome'],
  registers: [registry],
});

// Prometheus sees no increase if a series first appears with the value 1.
for (const outcome of BANK_EVENT_OUTCOMES) bankEventOutcomes.inc({ outcome }, 0);

/** Measured at each scrape. Alert on more than 0: `npm run bank:events` lists them. */
export const openBankEvents = new Gauge({
  name: 'bank_events_open',
  help: 'Bank events that need attention and are not closed, by outcome',
  labelNames: ['outcome'],
  registers: [registry],
});

/** Measured at each scrape. Alert on more than a few days: nobody investigates the events. */
export const oldestOpenBankEvent = new Gauge({
  name: 'bank_events_oldest_open_age_seconds',
  help: 'Age of the oldest bank event that needs attention and is not closed; 0 where there is none',
  registers: [registry],
});

/** Alert on its rate: a provider has a wrong webhook secret or address, so deposits or reports are lost. */
export const webhooksRejected = new Counter({
  name: 'webhooks_refused_total',
  help: 'Webhooks that were refused: their signature is wrong, or their provider is not configured',
  labelNames: ['provider', 'reason'],
  registers: [registry],
});

/** Alert on more than 0: no message of the channel arrives until the key, or the account, is fixed. */
export const messageCallsRejected = new Counter({
  name: 'message_calls_refused_total',
  help: 'Calls of a message provider that it refused because of our key or account',
  labelNames: ['channel', 'provider'],
  registers: [registry],
});

for (const [channel, provider] of [
  ['sms', 'termii'],
  ['voice', 'termii'],
  ['email', 'smtp'],
  ['whatsapp', 'whatsapp'],
] as const)
  messageCallsRejected.inc({ channel, provider }, 0);

/** Measured at each scrape. Alert on more than 0: money is recorded either here or at a bank, but not at both. */
export const bankDifferences = new Gauge({
  name: 'bank_reconciliation_differences',
  help: 'Differences that the last nightly reconciliation with a bank found',
  labelNames: ['provider'],
  registers: [registry],
});

/** Measured at each scrape. Alert on a few minutes: no account opens, no deposit is verified, no withdrawal is sent. */
export const bankUnreachable = new Gauge({
  name: 'bank_unreachable_seconds',
  help: 'How long a bank has responded to none of several calls; 0 where it responds',
  labelNames: ['provider'],
  registers: [registry],
});

/** Measured at each scrape. Grows if an event cannot be applied, or sweeps do not run. */
export const oldestUnappliedBankEvent = new Gauge({
  name: 'bank_events_oldest_unapplied_age_seconds',
  help: 'Age of the oldest bank event that nothing was done with yet; 0 where there is none',
  registers: [registry],
});

/** Measured at each scrape. Grows if the bank does not send a withdrawal, or does not report its status. */
export const oldestOpenWithdrawal = new Gauge({
  name: 'withdrawals_oldest_open_age_seconds',
  help: 'Age of the oldest withdrawal that the bank has not sent yet; 0 where there is none',
  registers: [registry],
});

/** Measured at each scrape. Alert on more than 0: our own account with a bank does not let money out. */
export const heldWithdrawals = new Gauge({
  name: 'withdrawals_held',
  help: 'Withdrawals that our own account with the bank holds up, by provider and reason',
  labelNames: ['provider', 'reason'],
  registers: [registry],
});

/** Alert on an increase of `our_side`: buyers get money back that our own account with the bank did not let out. */
export const withdrawalsReturned = new Counter({
  name: 'withdrawals_returned_total',
  help: 'Withdrawals whose money is back in the wallet or in suspense, by provider and reason',
  labelNames: ['provider', 'reason'],
  registers: [registry],
});

for (const provider of BANK_PROVIDERS)
  for (const reason of WITHDRAWAL_RETURN_REASONS) withdrawalsReturned.inc({ provider, reason }, 0);

/** Measured at each scrape. Grows if the bank does not accept a refund, or does not report its status. */
export const oldestOpenRefund = new Gauge({
  name: 'bank_refunds_oldest_open_age_seconds',
  help: 'Age of the oldest refund by status: requested, which the bank has not taken, and sent, which it has not carried out',
  labelNames: ['status'],
  registers: [registry],
});

/** Measured at each scrape. Alert before it reaches the days within which the terms promise a decision. */
export const oldestOpenExit = new Gauge({
  name: 'exits_oldest_open_age_seconds',
  help: 'Age of the oldest request to leave a plan that nobody has decided on; 0 where there is none',
  registers: [registry],
});

/** Alert on its rate, to detect message pumping, which costs us money. */
export const codesSent = new Counter({
  name: 'one_time_codes_sent_total',
  help: 'One-time codes sent',
  labelNames: ['channel', 'purpose'],
  registers: [registry],
});

/** Alert on its rate: phone numbers or mailboxes do not exist. */
export const messagesRejected = new Counter({
  name: 'messages_rejected_total',
  help: 'Messages that a provider will never take, because of their recipient',
  labelNames: ['channel', 'provider'],
  registers: [registry],
});

/** Alert on its rate, to detect guessing across many accounts. */
export const loginFailures = new Counter({
  name: 'login_failures_total',
  help: 'Logins with a wrong password or for no account',
  registers: [registry],
});

/** Alert on `dead`; `npm run jobs` lists dead jobs. */
export const jobsFinished = new Counter({
  name: 'jobs_finished_total',
  help: 'Runs of jobs by outcome: completed, failed (tried again) or dead',
  labelNames: ['kind', 'outcome'],
  registers: [registry],
});

export const jobDuration = new Histogram({
  name: 'job_duration_seconds',
  help: 'How long runs of jobs take',
  labelNames: ['kind'],
  buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60],
  registers: [registry],
});

/** For all processes together, like the next gauge. Measured at each scrape. */
export const jobsByState = new Gauge({
  name: 'jobs',
  help: 'Jobs by state: queued (ready or delayed), retry, active or dead',
  labelNames: ['kind', 'state'],
  registers: [registry],
});

/** Alert on more than a few minutes: no server runs the job, or the servers cannot keep up. */
export const oldestReadyJob = new Gauge({
  name: 'jobs_oldest_ready_age_seconds',
  help: 'How long the oldest job that is ready to run has waited; 0 where there is none',
  labelNames: ['kind'],
  registers: [registry],
});

/** Streams of this process. */
export const openEventStreams = new Gauge({
  name: 'event_streams_open',
  help: 'Open event streams (GET /api/events)',
  registers: [registry],
});

/** Excludes event streams, which last as long as a page is open. */
export const requestDuration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'How long requests take, by method, route and class of status',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [registry],
});

export const requestsInProgress = new Gauge({
  name: 'http_requests_in_progress',
  help: 'Requests that this process works on: all, and those of visitors who browse',
  labelNames: ['gate'],
  registers: [registry],
});

/** Alert on its rate: there are more requests than this server can handle. */
export const requestsShed = new Counter({
  name: 'http_requests_shed_total',
  help: 'Requests that were answered 503 because too many were in progress: all, of visitors who browse, and webhooks with large bodies',
  labelNames: ['gate'],
  registers: [registry],
});
