import { createHash } from 'node:crypto';
import type { Dependencies } from '../platform/dependencies.ts';
import { limitRate } from '../platform/http/rate-limits.ts';
import { canonicalIdentifier } from './users/store.ts';

const MINUTE_MS = 60_000;

interface Limited {
  /** A phone, an email in whatever form it is written, or a user's id. */
  readonly identifier: string;
  /** As `findSource` gives it: what strangers elsewhere ask about an identifier does not stop its owner. */
  readonly source: string;
  readonly area?: 'onboarding' | 'reset';
}

/**
 * Limits the calls about one phone, email or user from one source. Calls to reset the password count by themselves:
 * what an account's owner does never shows in them.
 * @throws HttpError `too_many_requests`
 */
export function limitIdentifier(
  dependencies: Dependencies,
  { identifier, source, area = 'onboarding' }: Limited,
): Promise<void> {
  const digest = createHash('sha256').update(canonicalIdentifier(identifier)).digest('hex');
  return limitRate(dependencies, {
    key: `${area}:identifier:${digest}:${source}`,
    limit: dependencies.settings.onboardingLimitPerIdentifier,
    windowMs: MINUTE_MS,
  });
}
