import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** The metrics of `/metrics`. */
export const registry = new Registry();
collectDefaultMetrics({ register: registry });

/** Counts wrong one-time codes: alert on its rate to detect guessing over many accounts. */
export const otpFailures = new Counter({
  name: 'otp_failures_total',
  help: 'Wrong one-time codes',
  labelNames: ['limit'],
  registers: [registry],
});

/**
 * Counts bank events by outcome. Alert on any but `credited` and `ignored`; `npm run bank:events` lists them.
 */
export const bankEventOutcomes = new Counter({
  name: 'bank_events_total',
  help: 'Signed bank events by outcome',
  labelNames: ['outcome'],
  registers: [registry],
});

/** Measured at each sweep. It grows where an event cannot be applied, or sweeps do not run. */
export const oldestUnappliedBankEvent = new Gauge({
  name: 'bank_events_oldest_unapplied_age_seconds',
  help: 'Age of the oldest bank event that nothing was done with yet; 0 where there is none',
  registers: [registry],
});

/** Alert on its rate to detect someone who makes us pay for messages. */
export const codesSent = new Counter({
  name: 'one_time_codes_sent_total',
  help: 'One-time codes sent',
  labelNames: ['channel', 'purpose'],
  registers: [registry],
});

/** Counts wrong passwords of all accounts: alert on its rate to detect guessing over many accounts. */
export const loginFailures = new Counter({
  name: 'login_failures_total',
  help: 'Logins with a wrong password or for no account',
  registers: [registry],
});

/** The pages that this process tells of changes. */
export const openEventStreams = new Gauge({
  name: 'event_streams_open',
  help: 'Open event streams (GET /api/events)',
  registers: [registry],
});
