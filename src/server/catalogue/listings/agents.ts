import { inArray } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { agents } from '../../platform/db/schema/properties.ts';
import type { Listing, ListingAgent } from './listing.ts';

const identityOf = ({ name, company, phone, whatsapp, email }: ListingAgent): string =>
  JSON.stringify([name, company, phone, whatsapp, email]);

/** Finds or inserts the agents of these listings. Returns their ids. */
export async function agentIds(
  db: Database,
  listings: readonly Listing[],
): Promise<(agent: ListingAgent) => string | null> {
  const wanted = new Map(
    listings.flatMap(({ agent }) => (agent ? [[identityOf(agent), agent] as const] : [])),
  );
  const ids = new Map<string, string>();
  if (wanted.size > 0) {
    const companies = [...new Set([...wanted.values()].map(({ company }) => company))];
    const known = await db.select().from(agents).where(inArray(agents.company, companies));
    for (const agent of known) ids.set(identityOf(agent), agent.id);
    const missing = [...wanted].flatMap(([identity, agent]) => (ids.has(identity) ? [] : [agent]));
    const added = missing.length > 0 ? await db.insert(agents).values(missing).returning() : [];
    for (const agent of added) ids.set(identityOf(agent), agent.id);
  }
  return (agent) => ids.get(identityOf(agent)) ?? null;
}
