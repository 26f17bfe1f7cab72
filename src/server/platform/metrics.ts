import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** What `/metrics` shows. */
export const registry = new Registry();
collectDefaultMetrics({ register: registry });

/** Rises with every wrong one-time code: an alert on its rate notices guessing over many accounts. */
export const otpFailures = new Counter({
  name: 'otp_failures_total',
  help: 'Wrong one-time codes',
  labelNames: ['limit'],
  registers: [registry],
});

/**
 * Every bank event by what became of it. Any but `credited` and `ignored` is worth an alert: `npm run bank:events` lists
 * them.
 */
export const bankEventOutcomes = new Counter({
  name: 'bank_events_total',
  help: 'Signed bank events by outcome',
  labelNames: ['outcome'],
  registers: [registry],
});

/** Measured at each sweep. One that grows is an event that cannot be applied, or sweeps that do not run. */
export const oldestUnappliedBankEvent = new Gauge({
  name: 'bank_events_oldest_unapplied_age_seconds',
  help: 'Age of the oldest bank event that nothing was done with yet; 0 where there is none',
  registers: [registry],
});

/** An alert on its rate notices somebody who makes us pay for messages. */
export const codesSent = new Counter({
  name: 'one_time_codes_sent_total',
  help: 'One-time codes sent',
  labelNames: ['channel', 'purpose'],
  registers: [registry],
});

/** Wrong passwords, whoever's: an alert on its rate notices guessing over many accounts. */
export const loginFailures = new Counter({
  name: 'login_failures_total',
  help: 'Logins with a wrong password or for no account',
  registers: [registry],
});
