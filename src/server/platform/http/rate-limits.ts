import { and, gt, inArray, lte, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { waitingTime } from '#domain/waitingTime.ts';
import type { Database } from '../db/database.ts';
import { rateLimits } from '../db/schema/users.ts';
import type { Dependencies } from '../dependencies.ts';
import { HttpError } from './http-error.ts';
import { addressOf } from './networks.ts';

interface RateLimit {
  /** What is counted: `onboarding:address:10.0.0.1`. */
  readonly key: string;
  /** The allowed hits per window. */
  readonly limit: number;
  /** A window starts at its first hit. */
  readonly windowMs: number;
}

/**
 * Counts a hit against each limit, in one statement, across all processes. Returns 0, or the milliseconds until all
 * exceeded limits reset. Always pass limits that are counted together in the same order: rows are locked in that order.
 */
export async function countHits(db: Database, limits: readonly RateLimit[], now: Date): Promise<number> {
  const isOver = lte(rateLimits.expiresAt, now);
  const counted = await db
    .insert(rateLimits)
    .values(
      limits.map(({ key, windowMs }) => ({ key, hits: 1, expiresAt: new Date(now.getTime() + windowMs) })),
    )
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${isOver} then 1 else ${rateLimits.hits} + 1 end`,
        expiresAt: sql`case when ${isOver} then excluded.expires_at else ${rateLimits.expiresAt} end`,
      },
    })
    .returning();
  const waitsMs = limits.map(({ key, limit }) => {
    const row = counted.find((candidate) => candidate.key === key);
    return row && row.hits > limit ? row.expiresAt.getTime() - now.getTime() : 0;
  });
  return Math.max(0, ...waitsMs);
}

/** Subtracts one hit from each count. */
export async function uncountHits(db: Database, keys: readonly string[]): Promise<void> {
  await db
    .update(rateLimits)
    .set({ hits: sql`${rateLimits.hits} - 1` })
    .where(and(inArray(rateLimits.key, [...keys]), gt(rateLimits.hits, 0)));
}

/** Counts a hit. @throws HttpError `too_many_requests` if the limit is exceeded. */
export async function limitRate(
  { db, now }: Pick<Dependencies, 'db' | 'now'>,
  limit: RateLimit,
): Promise<void> {
  const waitMs = await countHits(db, [limit], now());
  if (waitMs > 0) throw tooManyRequests(waitMs);
}

export const tooManyRequests = (waitMs: number): HttpError =>
  new HttpError('too_many_requests', {
    message: `Too many tries. Please try again ${waitingTime(waitMs)}.`,
    retryAfterSeconds: waitMs / 1000,
  });

/** Limits an area's calls per client address, in a route's `before`. */
export const limitAddress =
  (
    dependencies: Dependencies,
    { area, limit, windowMs }: { area: string; limit: number; windowMs: number },
  ) =>
  (request: FastifyRequest): Promise<void> =>
    limitRate(dependencies, { key: `${area}:address:${addressOf(request.ip)}`, limit, windowMs });
