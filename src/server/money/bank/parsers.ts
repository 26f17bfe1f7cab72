import type { BankEvent } from '../../platform/ports/bank.ts';
import { parsePaystackEvent } from './paystack-event.ts';

type ParseEvent = (rawBody: Buffer) => BankEvent;

/** By the provider that sent it. A provider that is not in use any more stays: its stored events are still read. */
const PARSERS: Readonly<Record<string, ParseEvent>> = {
  /** The sandbox sends Paystack's webhooks. */
  sandbox: parsePaystackEvent,
  paystack: parsePaystackEvent,
};

/**
 * Reads the body of an event as the provider that sent it writes them.
 * @throws Error for a provider whose events nothing here can read.
 */
export function parseBankEvent(provider: string, rawBody: Buffer): BankEvent {
  const parse = Object.hasOwn(PARSERS, provider) ? PARSERS[provider] : undefined;
  if (!parse) throw new Error(`There is no parser for the bank events of ${provider}`);
  return parse(rawBody);
}
