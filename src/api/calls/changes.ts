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
import { ofEitherRelease } from '../olderServer.ts';
import type { Contribution } from './contributions.ts';

export type Changes = Camel<z.output<typeof changes>>;
export type ChangeOption = Camel<z.output<typeof changeOption>>;
export type ChangeFigures = Camel<z.output<typeof changeFigures>>;
export type PlanExit = Camel<z.output<typeof exit>>;
export type ExitState = Camel<z.output<typeof exitResponse>>['body'];

/** The changes that are possible for an active plan now, each with its figures. */
export const getChanges = async (contributionId: string, signal?: AbortSignal): Promise<Changes> =>
  (
    await call(
      'GET',
      `/contributions/${contributionId}/changes`,
      ofEitherRelease(changesResponse),
      signal ? { signal } : {},
    )
  ).body.changes;

/**
 * Applies a change with the given figures. Idempotent for the same key and change.
 * @param termsVersion the version of the terms that the buyer was shown
 */
export const changePlan = async (
  contributionId: string,
  { change, figures: { monthly, target, left, endsOn } }: ChangeOption,
  { termsVersion, idempotencyKey }: { readonly termsVersion: string; readonly idempotencyKey: string },
): Promise<Contribution> =>
  (
    await call('POST', `/contributions/${contributionId}/changes`, ofEitherRelease(changedResponse), {
      body: { change, seen: { monthly, target, left, endsOn }, termsVersion },
      idempotencyKey,
    })
  ).body.contribution;

/** The quote for leaving a plan, and the latest request to leave it. */
export const getExit = async (contributionId: string, signal?: AbortSignal): Promise<ExitState> =>
  (
    await call(
      'GET',
      `/contributions/${contributionId}/exit`,
      ofEitherRelease(exitResponse),
      signal ? { signal } : {},
    )
  ).body;

/** Requests to leave a plan. Has no effect while a request is open. */
export const requestExit = async (
  contributionId: string,
  body: { readonly currentPassword: string; readonly returned: PlanExit['returned'] },
): Promise<ExitState> =>
  (await call('POST', `/contributions/${contributionId}/exit`, ofEitherRelease(exitResponse), { body })).body;

/** Withdraws a request to leave. */
export const withdrawExit = async (contributionId: string): Promise<ExitState> =>
  (await call('POST', `/contributions/${contributionId}/exit/withdraw`, ofEitherRelease(exitResponse), {}))
    .body;
