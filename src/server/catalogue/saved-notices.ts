import { and, eq, sql } from 'drizzle-orm';
import { lagosDate } from '#domain/dates.ts';
import { DAY_MS } from '#domain/durations.ts';
import type { Kobo } from '#domain/money.ts';
import { notify } from '../messages/audience.ts';
import type { Sending } from '../messages/send.ts';
import { savedHomeChangedCopy } from '../messages/templates/homes.ts';
import { type Database, queryRows } from '../platform/db/database.ts';
import { savedProperties } from '../platform/db/schema/properties.ts';
import { eachRow } from '../platform/jobs/each-row.ts';
import { inPages } from '../platform/jobs/in-pages.ts';

const BATCH = 200;

type Notifying = Sending & { readonly db: Database };

/** How long a notice stays valid: later, the home may have changed again, and its page shows the current state. */
const NEWS_LIFETIME_MS = 2 * DAY_MS;

interface SavedHome {
  readonly userId: string;
  readonly propertyId: string;
  readonly title: string;
  readonly priceKobo: Kobo;
  readonly isAvailable: boolean;
  /** The price and availability known to the user; null until the first comparison. */
  readonly knownPriceKobo: Kobo | null;
  readonly wasAvailable: boolean | null;
}

/** Notifies users once of each change of a saved home's price or availability. A failure does not stop the others. */
export async function notifySavedHomes(
  dependencies: Notifying,
  onFailure: (error: unknown) => void,
  signal?: AbortSignal,
): Promise<void> {
  const changed = inPages<SavedHome>(BATCH, (after) => changedAfter(dependencies.db, after));
  await eachRow(changed, (home) => notifyOfHome(dependencies, home), { onFailure, signal });
}

/** A page of changed homes by user, after a given one. */
const changedAfter = (db: Database, after: SavedHome | null): Promise<SavedHome[]> =>
  queryRows<SavedHome>(
    db,
    sql`select saved.user_id as "userId", saved.property_id as "propertyId", properties.title,
          properties.price_kobo as "priceKobo", saved.known_price_kobo as "knownPriceKobo",
          saved.was_available as "wasAvailable", ${hasUnits} as "isAvailable"
        from saved_properties as saved join properties on properties.id = saved.property_id
        where (saved.known_price_kobo is distinct from properties.price_kobo
            or saved.was_available is distinct from ${hasUnits})
          ${after ? sql`and (saved.user_id, saved.property_id) > (${after.userId}::uuid, ${after.propertyId}::uuid)` : sql``}
        order by saved.user_id, saved.property_id
        limit ${BATCH}`,
  );

const hasUnits = sql`(properties.units_available > 0 and properties.withdrawn_at is null)`;

const notifyOfHome = (dependencies: Notifying, home: SavedHome): Promise<void> =>
  dependencies.db.transaction(async (transaction) => {
    const { userId, propertyId, title, priceKobo, isAvailable, knownPriceKobo, wasAvailable } = home;
    const path = `/property/${propertyId}`;
    const price =
      knownPriceKobo === null || knownPriceKobo === priceKobo
        ? null
        : { fromKobo: knownPriceKobo, toKobo: priceKobo };
    const availability = wasAvailable === null || wasAvailable === isAvailable ? null : isAvailable;
    if (price || availability !== null)
      await notify(dependencies, transaction, {
        kind: 'saved_home_changed',
        copy: savedHomeChangedCopy({ title, path, price, isAvailable: availability }),
        userId,
        // The home may change again on the same day, after which a server that starts has the sweep run too.
        key: `saved-home:${userId}:${propertyId}:${lagosDate(dependencies.now())}:${priceKobo}:${isAvailable}`,
        expiresAt: new Date(dependencies.now().getTime() + NEWS_LIFETIME_MS),
      });
    await transaction
      .update(savedProperties)
      .set({ knownPriceKobo: priceKobo, wasAvailable: isAvailable })
      .where(and(eq(savedProperties.userId, userId), eq(savedProperties.propertyId, propertyId)));
  });
