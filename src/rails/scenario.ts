import { readFile } from 'node:fs/promises';
import ms from 'ms';
import { parseDocument } from 'yaml';
import * as z from 'zod/mini';
import { formatNaira, kobo, naira } from '#domain/money.ts';
import type { BankBook } from './bank/book.ts';
import { PAYOUT_OUTCOMES, PAYOUT_REJECTIONS, type VirtualAccount } from './bank/records.ts';
import { FAULTS } from './faults.ts';
import { MAIL_COMMANDS } from './messages/mail.ts';
import { SMS_REJECTIONS } from './messages/termii.ts';
import { BANK_PROVIDERS, koboOfNaira } from './providers/provider.ts';
import type { Simulator } from './simulator.ts';
import { HTTP_PROVIDERS } from './simulator.ts';

const SENDER = { accountNumber: '0123456785', bankName: 'Guaranty Trust Bank' };

/** A duration like '40m' or '2 hours', as the package `ms` parses it, in milliseconds. */
const duration = z.pipe(
  z.string().check(z.regex(/^\d+(\.\d+)? ?(ms|s|sec|seconds?|m|min|minutes?|h|hours?|d|days?)$/)),
  z.transform((text: string) => ms(text as ms.StringValue)),
);
const provider = z._default(z.enum(BANK_PROVIDERS), 'paystack');

const transfer = z.strictObject({
  provider,
  /** An account number, the customer's email, or `newest` for the last account opened. */
  to: z._default(z.string(), 'newest'),
  naira: z.number().check(z.positive()),
  from: z._default(z.string(), 'ADA EXAMPLE'),
  /** The webhook's delay, and how many copies are delivered. */
  delay: z._default(duration, 0),
  copies: z._default(z.int().check(z.minimum(1), z.maximum(100)), 1),
  lost: z._default(z.boolean(), false),
});

/** A refund made in the provider's dashboard. */
const dashboardRefund = z.strictObject({
  provider,
  /** A part of the latest deposit; without it, all that is left. */
  naira: z.optional(z.number().check(z.positive())),
});

const STEPS = [
  z.strictObject({ transfer }),
  z.strictObject({ wait: duration }),
  z.strictObject({
    fault: z.strictObject({
      provider: z.enum(HTTP_PROVIDERS),
      kind: z.enum(FAULTS),
      path: z.optional(z.string()),
      times: z.optional(z.int().check(z.positive())),
      for: z.optional(duration),
    }),
  }),
  z.strictObject({ recover: z.enum(HTTP_PROVIDERS) }),
  z.strictObject({
    outcomes: z.strictObject({
      provider,
      payout: z.optional(z.enum(PAYOUT_OUTCOMES)),
      /** Why payouts are refused from now on; null to accept them again. */
      payoutRejection: z.optional(z.nullable(z.enum(PAYOUT_REJECTIONS))),
      payoutNeedsApproval: z.optional(z.boolean()),
      payoutDelay: z.optional(duration),
      /** How long after its success a payout is returned, and the same time later resent. */
      returnDelay: z.optional(duration),
      refund: z.optional(z.enum(['processed', 'failed'])),
      refundDelay: z.optional(duration),
      assignmentFailure: z.optional(z.nullable(z.string())),
      assignmentDelay: z.optional(duration),
    }),
  }),
  z.strictObject({
    /** Transmission of webhooks for payouts, refunds and accounts from now on; a transfer defines its own. */
    reports: z.strictObject({
      provider,
      delay: z._default(duration, 0),
      copies: z._default(z.int().check(z.minimum(1), z.maximum(100)), 1),
      lost: z._default(z.boolean(), false),
    }),
  }),
  z.strictObject({
    /** Approves the payouts that wait for it in the provider's dashboard. */
    approvePayouts: z.strictObject({ provider }),
  }),
  z.strictObject({ dashboardRefund }),
  z.strictObject({
    /** The sender's bank wants the latest deposit back: part of it, or all. */
    dispute: z.strictObject({ provider, naira: z.optional(z.number().check(z.positive())) }),
  }),
  z.strictObject({
    /** Ends the latest dispute. The money of a lost one goes back. */
    endDispute: z.strictObject({ provider, status: z.enum(['lost', 'won']) }),
  }),
  z.strictObject({
    /** Refunds of the merchant's other products, which the list of refunds contains too. */
    otherRefunds: z.strictObject({ provider, count: z.int().check(z.minimum(1), z.maximum(10_000)) }),
  }),
  z.strictObject({ holder: z.strictObject({ account: z.string(), name: z.string() }) }),
  z.strictObject({ dnd: z.string() }),
  z.strictObject({
    /** Why Termii lets nothing out of the merchant's account from now on; null to accept messages again. */
    smsRejection: z.nullable(z.enum(SMS_REJECTIONS)),
  }),
  /** Whether Meta has approved the merchant's templates. */
  z.strictObject({ whatsAppTemplates: z.boolean() }),
  /** A phone number without WhatsApp: international format, without the plus. */
  z.strictObject({ noWhatsApp: z.string() }),
  z.strictObject({
    mail: z.strictObject({
      code: z.literal([421, 451, 550]),
      times: z.int(),
      command: z.optional(z.enum(MAIL_COMMANDS)),
      /** The reply, which may begin with an enhanced code like `5.7.1`. */
      text: z.optional(z.string()),
    }),
  }),
] as const;
/** One step. Unknown names are errors, so that a misspelled step is not skipped. */
const step = z.union(STEPS);
export type Step = z.output<typeof step>;

/** @throws Error that names the steps that there are, or what is wrong in this one */
export function parseStep(value: unknown): Step {
  const parsed = z.safeParse(step, value);
  if (parsed.success) return parsed.data;
  const [name = ''] = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const meant = STEPS.find(({ shape }) => name in shape);
  const problem = meant && z.safeParse(meant, value).error;
  if (problem) throw new Error(z.prettifyError(problem));
  const names = STEPS.flatMap(({ shape }) => Object.keys(shape));
  throw new Error(`There is no step '${name}'. There are ${names.join(', ')}.`);
}

const scenario = z.strictObject({
  name: z.string(),
  steps: z.array(z.unknown()),
});

export interface Scenario {
  readonly name: string;
  readonly steps: readonly Step[];
}

/** @throws Error that names the file and what is wrong in it */
export async function readScenario(file: string): Promise<Scenario> {
  const document = parseDocument(await readFile(file, 'utf8'));
  const [broken] = document.errors;
  if (broken) throw new Error(`${file}: ${broken.message}`);
  const parsed = z.safeParse(scenario, document.toJS());
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  const { name, steps } = parsed.data;
  return { name, steps: steps.map((each, index) => stepAt(`${file}, step ${index + 1}`, each)) };
}

function stepAt(place: string, value: unknown): Step {
  try {
    return parseStep(value);
  } catch (error) {
    throw new Error(`${place}: ${error instanceof Error ? error.message : error}`);
  }
}

/**
 * Runs the steps one after another. A `wait` lasts until others have advanced the virtual clock, so that a server has
 * that time.
 * @throws Error like `runStep`
 */
export async function runScenario(simulator: Simulator, { steps }: Scenario): Promise<void> {
  for (const each of steps)
    await ('wait' in each ? simulator.clock.untilPassed(each.wait) : runStep(simulator, each));
}

/**
 * Runs one step; a `wait` advances the virtual clock.
 * @throws Error for a transfer to an unknown account, and for a refund of more than is left
 */
export async function runStep(simulator: Simulator, each: Step): Promise<void> {
  if ('transfer' in each) sendTransfer(simulator, each.transfer);
  else if ('wait' in each) await simulator.clock.advance(each.wait);
  else if ('fault' in each) {
    const { kind, path, times, for: forMs } = each.fault;
    simulator.faults[each.fault.provider].add(kind, {
      ...(path !== undefined && { path }),
      ...(times !== undefined && { times }),
      ...(forMs !== undefined && { forMs }),
    });
  } else if ('recover' in each) simulator.faults[each.recover].clear();
  else if ('outcomes' in each) setOutcomes(simulator, each.outcomes);
  else if ('reports' in each) {
    const { provider: name, delay, copies, lost } = each.reports;
    simulator.banks[name].webhooks.transmission = { delayMs: delay, copies, isLost: lost };
  } else if ('approvePayouts' in each) simulator.banks[each.approvePayouts.provider].book.approvePayouts();
  else if ('dashboardRefund' in each) sendBack(simulator, each.dashboardRefund);
  else if ('dispute' in each) openDispute(simulator, each.dispute);
  else if ('endDispute' in each)
    simulator.banks[each.endDispute.provider].book.endDispute(each.endDispute.status);
  else if ('otherRefunds' in each) {
    const { provider: name, count } = each.otherRefunds;
    for (let made = 0; made < count; made += 1) simulator.banks[name].book.refundElsewhere(naira(made + 1));
  } else if ('holder' in each) simulator.directory.nameAccount(each.holder.account, each.holder.name);
  else if ('dnd' in each) simulator.dndNumbers.add(each.dnd);
  else if ('noWhatsApp' in each) simulator.noWhatsApp.add(each.noWhatsApp);
  else if ('smsRejection' in each) simulator.smsAccount.rejection = each.smsRejection;
  else if ('whatsAppTemplates' in each) simulator.whatsAppAccount.hasTemplates = each.whatsAppTemplates;
  else {
    const { code, times, command, text } = each.mail;
    simulator.mail.fault = { code, times, ...(command && { command }), ...(text !== undefined && { text }) };
  }
}

function sendTransfer(
  simulator: Simulator,
  { provider: name, to, from, delay, copies, lost, ...sent }: z.output<typeof transfer>,
): void {
  const { book, notify } = simulator.banks[name];
  const amountKobo = koboOfNaira(sent.naira) ?? naira(Math.round(sent.naira));
  const deposit = book.receive(accountNumber(book.accounts, to), amountKobo, { ...SENDER, name: from });
  notify({ kind: 'deposit', deposit }, { delayMs: delay, copies, isLost: lost });
}

function sendBack(simulator: Simulator, { provider: name, ...sent }: z.output<typeof dashboardRefund>): void {
  const { book } = simulator.banks[name];
  const { deposit, amountKobo } = partOfLatest(book, sent.naira);
  book.refund(deposit, amountKobo);
}

function openDispute(simulator: Simulator, { provider: name, naira: part }: DisputeStep): void {
  const { book } = simulator.banks[name];
  const { deposit, amountKobo } = partOfLatest(book, part);
  book.dispute(deposit, amountKobo);
}

type DisputeStep = Extract<Step, { dispute: unknown }>['dispute'];

/** A part of the latest deposit that was not sent back yet; without an amount, all of it. */
function partOfLatest(book: BankBook, part: number | undefined) {
  const deposit = book.deposits.at(-1);
  if (!deposit) throw new Error('There is no deposit to send back.');
  const leftKobo = kobo(book.refundableKobo(deposit));
  const amountKobo = part === undefined ? leftKobo : koboOfNaira(part);
  if (amountKobo === null || amountKobo === 0 || amountKobo > leftKobo)
    throw new Error(`Of the deposit ${formatNaira(leftKobo)} are left to send back.`);
  return { deposit, amountKobo };
}

function accountNumber(accounts: readonly VirtualAccount[], to: string): string {
  // Payers do mistype account numbers, so any ten digits are accepted.
  if (/^\d{10}$/.test(to)) return to;
  const account = to === 'newest' ? accounts.at(-1) : accounts.find(({ customer }) => customer.email === to);
  if (!account) throw new Error(`There is no account for '${to}'.`);
  return account.number;
}

type OutcomesStep = Extract<Step, { outcomes: unknown }>['outcomes'];

function setOutcomes(simulator: Simulator, changes: OutcomesStep): void {
  const { outcomes } = simulator.banks[changes.provider].book;
  outcomes.payout = changes.payout ?? outcomes.payout;
  if (changes.payoutRejection !== undefined) outcomes.payoutRejection = changes.payoutRejection;
  outcomes.payoutNeedsApproval = changes.payoutNeedsApproval ?? outcomes.payoutNeedsApproval;
  outcomes.payoutDelayMs = changes.payoutDelay ?? outcomes.payoutDelayMs;
  outcomes.returnDelayMs = changes.returnDelay ?? outcomes.returnDelayMs;
  outcomes.refund = changes.refund ?? outcomes.refund;
  outcomes.refundDelayMs = changes.refundDelay ?? outcomes.refundDelayMs;
  outcomes.assignmentDelayMs = changes.assignmentDelay ?? outcomes.assignmentDelayMs;
  if (changes.assignmentFailure !== undefined) outcomes.assignmentFailure = changes.assignmentFailure;
}
