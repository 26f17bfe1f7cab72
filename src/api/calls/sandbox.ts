import type * as z from 'zod/mini';
import { call } from '../client.ts';
import type { Camel } from '../contract/case.ts';
import {
  messagesResponse,
  type sandboxMessage,
  type sandboxTransfer,
  sandboxTransferResponse,
} from '../contract/sandbox.ts';

export type SandboxMessage = Camel<z.output<typeof sandboxMessage>>;
export type SentTransfer = Camel<z.output<typeof sandboxTransferResponse>>['body'];
export type SandboxTransfer = Camel<z.output<typeof sandboxTransfer>>;

/** Plays a buyer's bank: the transfer comes back as the provider's signed webhook. */
export const sendSandboxTransfer = async (body: SandboxTransfer): Promise<SentTransfer> =>
  (await call('POST', '/sandbox/transfers', sandboxTransferResponse, { body })).body;

export const listSandboxMessages = async (to: string, signal?: AbortSignal): Promise<SandboxMessage[]> =>
  (await call('GET', '/sandbox/messages', messagesResponse, { query: { to }, ...(signal && { signal }) }))
    .body.messages;
