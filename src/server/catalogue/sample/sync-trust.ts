import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { agents, properties } from '../../platform/db/schema/properties.ts';
import { lockListings } from '../listings/insert.ts';
import { SAMPLE_AGENTS } from './agents.ts';
import { sampleListings } from './load.ts';

/**
 * Adds title, developer, completion and the agents' WhatsApp numbers to the sample's homes in a database filled by an
 * earlier release. Skips listings that already have any of them.
 * @returns the number of changed homes.
 */
export const syncSampleTrust = (db: Database): Promise<number> =>
  db.transaction(async (transaction) => {
    await lockListings(transaction);
    let changedCount = 0;
    for (const { sourceKey, titleDocument, developer } of sampleListings(new Date(0))) {
      const changed = await transaction
        .update(properties)
        .set({
          titleDocument,
          developerName: developer?.name ?? null,
          developerRegistration: developer?.registration ?? null,
          developerRedan: developer?.redan ?? null,
          completesOn: sql`(select max(m.date) from milestones as m where m.property_id = ${properties.id})`,
        })
        .where(
          and(
            eq(properties.sourceKey, sourceKey),
            isNull(properties.titleDocument),
            isNull(properties.developerName),
            isNull(properties.completesOn),
          ),
        )
        .returning({ id: properties.id });
      changedCount += changed.length;
    }
    if (changedCount > 0) await nameWhatsApp(transaction);
    return changedCount;
  });

async function nameWhatsApp(transaction: Database): Promise<void> {
  for (const { name, company, phone, whatsapp } of Object.values(SAMPLE_AGENTS)) {
    if (phone === null || whatsapp === null) continue;
    const isOfTheSample = and(eq(agents.name, name), eq(agents.company, company), eq(agents.phone, phone));
    await transaction
      .update(agents)
      .set({ whatsapp })
      .where(and(isOfTheSample, isNull(agents.whatsapp)));
  }
}
