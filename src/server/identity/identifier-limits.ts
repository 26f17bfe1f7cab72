import { createHash } from 'node:crypto';
import { MINUTE_MS } from '#domain/durations.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { limitRate } from '../platform/http/rate-limits.ts';
import { canonicalIdentifier } from './users/store.ts';

interface IdentifierCall {
  /** A phone or email in any spelling, or a user's id. */
  readonly identifier: string;
  /** From `findSource`: calls of strangers elsewhere do not block the identifier's owner. */
  readonly source: string;
  readonly area?: 'onboarding' | 'reset';
}

/**
 * Limits the calls about one phone, email or user from one source. Calls to reset the password are counted apart, so
 * that they reveal nothing about what the account's owner does.
 * @throws HttpError `too_many_requests`
 */
export function limitIdentifier(
  dependencies: Dependencies,
  { identifier, source, area = 'onboarding' }: IdentifierCall,
): Promise<void> {
  const digest = createHash('sha256').update(canonicalIdentifier(identifier)).digest('hex');
  return limitRate(dependencies, {
    key: `${area}:identifier:${digest}:${source}`,
    limit: dependencies.settings.onboardingLimitPerIdentifier,
    windowMs: MINUTE_MS,
  });
}
