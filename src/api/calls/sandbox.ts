import type * as z from 'zod/mini';
import { call } from '../client.ts';
import type { Camel } from '../contract/case.ts';
import {
  messagesAnswer,
  type sandboxMessage,
  type sandboxTransfer,
  sandboxTransferAnswer,
} from '../contract/sandbox.ts';

export type SandboxMessage = Camel<z.output<typeof sandboxMessage>>;
export type SandboxTransfer = Camel<z.output<typeof sandboxTransfer>>;

/** Plays a buyer's bank: the transfer comes back as the provider's signed webhook. */
export const sendSandboxTransfer = async (body: SandboxTransfer): Promise<string> =>
  (await call('POST', '/sandbox/transfers', sandboxTransferAnswer, { body })).body.eventId;

export const listSandboxMessages = async (to: string, signal?: AbortSignal): Promise<SandboxMessage[]> =>
  (await call('GET', '/sandbox/messages', messagesAnswer, { query: { to }, ...(signal && { signal }) })).body
    .messages;
