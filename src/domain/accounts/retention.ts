import { addMonths, lagosDate, lagosMidnight, MONTHS_PER_YEAR } from '../dates.ts';
import { DAY_MS } from '../durations.ts';
import { countText, durationText } from '../quantities.ts';
import { KNOWN_DEVICE_LIFETIME_MS, SESSION_LIFETIME_MS } from './accounts.ts';
import { BOOKS_RETENTION_YEARS } from './erasure.ts';

/** Data that a job deletes when its retention period ends. */
const PURGED_KINDS = [
  'logins',
  'browsers',
  'codes',
  'attempts',
  'responses',
  'outbox',
  'strangerMessages',
  'messages',
  'support',
  'bankReports',
  'books',
] as const;
export type PurgedKind = (typeof PURGED_KINDS)[number];

/** Data that no job deletes: it is erased with the account or kept for good. */
const UNPURGED_KINDS = ['account', 'ledger'] as const;
export type UnpurgedKind = (typeof UNPURGED_KINDS)[number];

export const RETAINED_KINDS = [...PURGED_KINDS, ...UNPURGED_KINDS] as const;
export type RetainedKind = (typeof RETAINED_KINDS)[number];

type Period = { readonly ms: number } | { readonly years: number };

interface Retention<Kept extends Period | null> {
  /** Completes the sentence 'We keep …'. */
  readonly what: string;
  readonly period: Kept;
  /** The start of the period; without a period, its end. */
  readonly from: string;
  readonly why: string;
  /** What happens when the period ends. */
  readonly end: string;
}

/**
 * The retention period of each kind of personal data. The deletion jobs, the privacy notice and docs/retention.md use
 * this table. `src/server/retention.ts` maps each kind to its tables.
 */
export const RETENTION = {
  logins: {
    what: 'the browser and network of a login',
    period: { ms: SESSION_LIFETIME_MS },
    from: 'after the login',
    why: 'To keep you logged in, and show you where you are',
    end: 'deleted',
  },
  browsers: {
    what: 'which browsers you have logged in from',
    period: { ms: KNOWN_DEVICE_LIFETIME_MS },
    from: 'after the last login there',
    why: 'So that wrong passwords that others try do not lock you out',
    end: 'deleted',
  },
  codes: {
    what: 'that a code was sent, and from which network it was asked for',
    period: { ms: DAY_MS },
    from: 'after that',
    why: 'To limit how many are sent and tried',
    end: 'deleted',
  },
  attempts: {
    what: 'counts of wrong passwords and of calls, with the network or account that they came from',
    period: { ms: DAY_MS },
    from: 'after the last of them',
    why: 'To slow down who guesses',
    end: 'deleted',
  },
  responses: {
    what: 'our responses to your orders',
    period: { ms: 7 * DAY_MS },
    from: 'after the order',
    why: 'So that an order that your browser repeats is carried out once',
    end: 'deleted',
  },
  outbox: {
    what: 'the text of messages on a server for trials, which sends none',
    period: { ms: 7 * DAY_MS },
    from: 'after it was written',
    why: 'To read it on the page for trials',
    end: 'deleted',
  },
  strangerMessages: {
    what: 'the address of a message to somebody without an account',
    period: { ms: 30 * DAY_MS },
    from: 'after it was written',
    why: 'To see whether it arrived, and to limit how many are sent there',
    end: 'deleted',
  },
  messages: {
    what: 'which messages you got, when and where, without their text',
    period: { ms: 365 * DAY_MS },
    from: 'after it was written',
    why: 'To tell you of nothing twice, and to see what arrived',
    end: 'deleted',
  },
  support: {
    what: 'what you wrote to us, the days on which you asked to see a home, and our answers',
    period: { years: 2 },
    from: 'after you sent it',
    why: 'To answer you, and to know what was said',
    end: 'deleted',
  },
  bankReports: {
    what: 'what a bank reported of a transfer, with the name and account of its sender',
    period: { years: BOOKS_RETENTION_YEARS },
    from: 'after it was received, or until nothing about it is open, if that is later',
    why: 'Company law and the rules against money laundering ask for it',
    end: 'the report is deleted; amount, day and the bank’s reference stay',
  },
  books: {
    what: 'your documents, with the next of kin whom your terms name, the figures that a plan was worked out from (age, salary, RSA balance and quotes), and the accounts that money went to',
    period: { years: BOOKS_RETENTION_YEARS },
    from: 'after your account is erased; an account from which money came back, until that is paid out',
    why: 'Company law asks for the books',
    end: 'deleted; of a document its number and the home stay, so that anyone can still check it',
  },
  account: {
    what: 'all else: your name and contacts, password, picture, date of birth, employment, next of kin, saved homes and choices',
    period: null,
    from: 'until you erase your account',
    why: 'To run the account',
    end: 'deleted at once',
  },
  ledger: {
    what: 'the amounts and days of plans, payments and transfers, and our account numbers',
    period: null,
    from: 'for good',
    why: 'Each entry of the ledger proves the one before it, and later money has to be recognised',
    end: 'without your name once your account is erased',
  },
} as const satisfies Readonly<Record<PurgedKind, Retention<Period>> & Record<UnpurgedKind, Retention<null>>>;

/** The retention period as text: `6 years after your account is erased`, `until you erase your account`. */
export function retentionText(kind: RetainedKind): string {
  const { period, from }: Retention<Period | null> = RETENTION[kind];
  if (period === null) return from;
  return `${'ms' in period ? durationText(period.ms) : countText(period.years, 'year')} ${from}`;
}

/** Data older than this instant is deleted. Years follow the calendar in Nigeria. */
export function retentionCutoff(kind: PurgedKind, at: Date): Date {
  const { period }: Retention<Period> = RETENTION[kind];
  if ('ms' in period) return new Date(at.getTime() - period.ms);
  return lagosMidnight(addMonths(lagosDate(at), -period.years * MONTHS_PER_YEAR));
}
