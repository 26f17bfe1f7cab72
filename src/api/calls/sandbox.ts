import type * as z from 'zod/mini';
import { call } from '../client.ts';
import type { Camel } from '../contract/case.ts';
import {
  messagesResponse,
  type SandboxPayoutOutcome,
  type sandboxBank,
  type sandboxHolder,
  type sandboxMessage,
  sandboxPayoutResponse,
  sandboxSetResponse,
  sandboxTimeResponse,
  type sandboxTransfer,
  sandboxTransferResponse,
  sandboxWithdrawalsResponse,
} from '../contract/sandbox.ts';
import type { Withdrawal } from './withdrawals.ts';

export type SandboxMessage = Camel<z.output<typeof sandboxMessage>>;
export type SentTransfer = Camel<z.output<typeof sandboxTransferResponse>>['body'];
export type SandboxTransfer = Camel<z.output<typeof sandboxTransfer>>;

/** Simulates a buyer's transfer, which arrives as the provider's signed webhook. */
export const sendSandboxTransfer = async (body: SandboxTransfer): Promise<SentTransfer> =>
  (await call('POST', '/sandbox/transfers', sandboxTransferResponse, { body })).body;

export const listSandboxMessages = async (to: string, signal?: AbortSignal): Promise<SandboxMessage[]> =>
  (await call('GET', '/sandbox/messages', messagesResponse, { query: { to }, ...(signal && { signal }) }))
    .body.messages;

export const listSandboxWithdrawals = async (signal?: AbortSignal): Promise<Withdrawal[]> =>
  (await call('GET', '/sandbox/withdrawals', sandboxWithdrawalsResponse, { ...(signal && { signal }) })).body
    .withdrawals;

/** Sets the outcome of a withdrawal, reported by the bank's signed webhook. */
export const endSandboxWithdrawal = async (id: string, outcome: SandboxPayoutOutcome): Promise<void> => {
  await call('POST', `/sandbox/withdrawals/${id}`, sandboxPayoutResponse, { body: { outcome } });
};

export type SandboxBank = Camel<z.output<typeof sandboxBank>>;
export type SandboxHolder = Camel<z.output<typeof sandboxHolder>>;

/** Sets how the provider simulator treats withdrawals and calls from now on. */
export const setSandboxBank = async (body: SandboxBank): Promise<void> => {
  await call('PUT', '/sandbox/bank', sandboxSetResponse, { body });
};

/** Sets the holder of an account at another bank. */
export const setSandboxHolder = async (body: SandboxHolder): Promise<void> => {
  await call('PUT', '/sandbox/holders', sandboxSetResponse, { body });
};

/** Advances the clock of the provider simulator only. Returns its time. */
export const advanceSandboxClock = async (hours: number): Promise<string> =>
  (await call('POST', '/sandbox/time', sandboxTimeResponse, { body: { hours } })).body.bankTime;
