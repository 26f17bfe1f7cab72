import { Counter, collectDefaultMetrics, Registry } from 'prom-client';

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

/** Any is worth an alert: it may be a transfer that nobody was credited for. */
export const unreadableBankEvents = new Counter({
  name: 'bank_events_unreadable_total',
  help: 'Signed bank events that could not be read; kept in bank_events with the outcome unreadable',
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
