import type { BankEvent } from '../../platform/ports/bank.ts';
import { parsePaystackEvent } from './paystack-event.ts';

type ParseEvent = (rawBody: Buffer) => BankEvent;

/** By provider. A provider that is no longer in use stays, because its stored events are still read. */
const PARSERS: Readonly<Record<string, ParseEvent>> = {
  /** The sandbox sends webhooks in Paystack's format. */
  sandbox: parsePaystackEvent,
  paystack: parsePaystackEvent,
};

/**
 * Parses the raw body of an event in the format of the provider that sent it.
 * @throws Error for an unknown provider.
 */
export function parseBankEvent(provider: string, rawBody: Buffer): BankEvent {
  const parse = Object.hasOwn(PARSERS, provider) ? PARSERS[provider] : undefined;
  if (!parse) throw new Error(`There is no parser for the bank events of ${provider}`);
  return parse(rawBody);
}
