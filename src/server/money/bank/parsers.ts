import type { BankEvent, BankProviderName, ParseBankEvent } from '../../platform/ports/bank.ts';
import { parseFlutterwaveEvent } from './flutterwave/event.ts';
import { parseMonnifyEvent } from './monnify/event.ts';
import { parsePaystackEvent } from './paystack/event.ts';

/** By provider. A provider that is no longer in use stays, because its stored events are still read. */
const PARSERS: Readonly<Record<BankProviderName, ParseBankEvent>> = {
  /** The sandbox sends webhooks in Paystack's format. */
  sandbox: parsePaystackEvent,
  paystack: parsePaystackEvent,
  monnify: parseMonnifyEvent,
  flutterwave: parseFlutterwaveEvent,
};

/**
 * Parses the raw body of an event in the format of the provider that sent it.
 * @throws Error for an unknown provider.
 */
export function parseBankEvent(provider: string, rawBody: Buffer): BankEvent {
  const parsers: Readonly<Record<string, ParseBankEvent>> = PARSERS;
  const parse = Object.hasOwn(parsers, provider) ? parsers[provider] : undefined;
  if (!parse) throw new Error(`There is no parser for the bank events of ${provider}`);
  return parse(rawBody);
}
