import type { BankEvent, BankProviderName, ParseBankEvent } from '../../platform/ports/bank.ts';
import { parseFlutterwaveEvent } from './flutterwave/event.ts';
import { parseMonnifyEvent } from './monnify/event.ts';
import { parsePaystackEvent } from './paystack/event.ts';

/** Parsers by provider. Those of former providers remain, because their stored events are still parsed. */
const PARSERS: Readonly<Record<BankProviderName, ParseBankEvent>> = {
  /** The sandbox sends webhooks in Paystack's format. */
  sandbox: parsePaystackEvent,
  paystack: parsePaystackEvent,
  monnify: parseMonnifyEvent,
  flutterwave: parseFlutterwaveEvent,
};

/**
 * Parses the raw body of an event in its provider's format.
 * @throws Error for an unknown provider.
 */
export function parseBankEvent(provider: string, rawBody: Buffer): BankEvent {
  const parsers: Readonly<Record<string, ParseBankEvent>> = PARSERS;
  const parse = Object.hasOwn(parsers, provider) ? parsers[provider] : undefined;
  if (!parse) throw new Error(`There is no parser for the bank events of ${provider}`);
  return parse(rawBody);
}
