import type * as z from 'zod/mini';
import { call } from '../client.ts';
import type { Camel } from '../contract/case.ts';
import {
  changedResponse,
  type changeFigures,
  type changeOption,
  type changes,
  changesResponse,
  type exit,
  exitResponse,
} from '../contract/changes.ts';
import { acceptPreviousRelease } from '../olderServer.ts';
import type { Contribution } from './contributions.ts';

export type Changes = Camel<z.output<typeof changes>>;
export type ChangeOption = Camel<z.output<typeof changeOption>>;
export type ChangeFigures = Camel<z.output<typeof changeFigures>>;
export type PlanExit = Camel<z.output<typeof exit>>;
export type ExitState = Camel<z.output<typeof exitResponse>>['body'];

/** The changes that an active plan allows now, with their figures. */
export const getChanges = async (contributionId: string, signal?: AbortSignal): Promise<Changes> =>
  (
    await call(
      'GET',
      `/contributions/${contributionId}/changes`,
      acceptPreviousRelease(changesResponse),
      signal ? { signal } : {},
    )
  ).body.changes;

/**
 * Changes a plan to the confirmed figures. Idempotent by key.
 * @param termsVersion of the terms that the buyer was shown
 */
export const changePlan = async (
  contributionId: string,
  { change, figures: { monthly, target, left, endsOn } }: ChangeOption,
  { termsVersion, idempotencyKey }: { readonly termsVersion: string; readonly idempotencyKey: string },
): Promise<Contribution> =>
  (
    await call('POST', `/contributions/${contributionId}/changes`, acceptPreviousRelease(changedResponse), {
      body: { change, seen: { monthly, target, left, endsOn }, termsVersion },
      idempotencyKey,
    })
  ).body.contribution;

/** The refund for leaving a plan, and the latest request to leave it. */
export const getExit = async (contributionId: string, signal?: AbortSignal): Promise<ExitState> =>
  (
    await call(
      'GET',
      `/contributions/${contributionId}/exit`,
      acceptPreviousRelease(exitResponse),
      signal ? { signal } : {},
    )
  ).body;

/** Requests to leave a plan. Has no effect while a request is open. */
export const requestExit = async (
  contributionId: string,
  body: { readonly currentPassword: string; readonly returned: PlanExit['returned'] },
): Promise<ExitState> =>
  (await call('POST', `/contributions/${contributionId}/exit`, acceptPreviousRelease(exitResponse), { body }))
    .body;

/** Withdraws a request to leave. */
export const withdrawExit = async (contributionId: string): Promise<ExitState> =>
  (
    await call(
      'POST',
      `/contributions/${contributionId}/exit/withdraw`,
      acceptPreviousRelease(exitResponse),
      {},
    )
  ).body;
