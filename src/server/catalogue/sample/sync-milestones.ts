import { asc, eq, inArray } from 'drizzle-orm';
import { isRendered } from '#domain/listings/pictures.ts';
import type { Database } from '../../platform/db/database.ts';
import {
  milestoneImages,
  milestones,
  properties,
  propertyImages,
} from '../../platform/db/schema/properties.ts';
import type { SamplePictures } from '../../platform/media/sample-pictures.ts';
import { lockListings } from '../listings/insert.ts';
import type { ListingMilestone } from '../listings/listing.ts';
import { replaceMilestones } from '../listings/milestones.ts';
import { sampleCodes, sampleListings } from './load.ts';
import { readManifest } from './manifest.ts';
import { withPictures } from './milestone-pictures.ts';
import { readStageManifest } from './stage-manifest.ts';

/** The names of milestones in earlier releases, equal for all homes. */
const EARLIER_NAMES = ['Foundation', 'Block work', 'Roofing', 'Finishing', 'Handover'];

/**
 * Updates the milestones of the sample's homes and their pictures. Skips homes whose milestones have any other name or
 * picture, because an operator changed them.
 * @returns the number of changed homes.
 * @throws Error if the manifest of the pictures cannot be read.
 */
export async function syncSampleMilestones(db: Database, samplePictures: SamplePictures): Promise<number> {
  const [picturesOf, stagesOf] = await Promise.all([
    readManifest(samplePictures),
    readStageManifest(samplePictures),
  ]);
  return db.transaction(async (transaction) => {
    await lockListings(transaction);
    const homes = await sampleHomes(transaction);
    const shownOf = await milestonesOf(
      transaction,
      homes.map(({ id }) => id),
    );
    const stepsOf = stepsWhenListed();
    let changedCount = 0;
    for (const home of homes) {
      const shown = shownOf.get(home.id) ?? [];
      const pictures = home.isPictured ? (picturesOf.get(home.code) ?? []) : [];
      const stages = home.isPictured ? stagesOf.get(home.code) : undefined;
      const wanted = withPictures(stepsOf(home), pictures, stages);
      if (!isOfTheSample(shown, wanted) || isSame(wanted, shown)) continue;
      await replaceMilestones(transaction, home.id, wanted);
      changedCount += 1;
    }
    return changedCount;
  });
}

interface Home {
  readonly id: string;
  readonly code: string;
  readonly sourceKey: string;
  readonly listedAt: Date;
  /** Whether it has only pictures of the sample, or none. */
  readonly isPictured: boolean;
}

/** The sample's own listings. */
async function sampleHomes(db: Database): Promise<Home[]> {
  const codes = sampleCodes();
  const rows = await db
    .select({
      id: properties.id,
      code: properties.code,
      sourceKey: properties.sourceKey,
      listedAt: properties.listedAt,
      url: propertyImages.url,
    })
    .from(properties)
    .leftJoin(propertyImages, eq(propertyImages.propertyId, properties.id))
    .where(inArray(properties.sourceKey, [...codes.keys()]))
    .orderBy(asc(properties.id));
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap(([first, ...others]) => {
    if (!first?.sourceKey || codes.get(first.sourceKey) !== first.code) return [];
    const { url, sourceKey, ...home } = first;
    const urls = [url, ...others.map((row) => row.url)];
    return [{ ...home, sourceKey, isPictured: urls.every((one) => one === null || isRendered(one)) }];
  });
}

/** The milestones of a home, computed from the time when it was listed, so that they are the same at every start. */
function stepsWhenListed(): (home: Home) => readonly ListingMilestone[] {
  const listedAtMs = new Map(
    sampleListings(new Date(0)).map(({ sourceKey, listedAt }) => [sourceKey, listedAt.getTime()]),
  );
  // All homes of a sample were loaded at the same time.
  const samples = new Map<number, Map<string, readonly ListingMilestone[]>>();
  return ({ sourceKey, listedAt }) => {
    const loadedAtMs = listedAt.getTime() - (listedAtMs.get(sourceKey) ?? 0);
    const sample =
      samples.get(loadedAtMs) ??
      new Map(sampleListings(new Date(loadedAtMs)).map((home) => [home.sourceKey, home.milestones]));
    samples.set(loadedAtMs, sample);
    return sample.get(sourceKey) ?? [];
  };
}

async function milestonesOf(
  db: Database,
  propertyIds: readonly string[],
): Promise<Map<string, Required<ListingMilestone>[]>> {
  const rows = await db
    .select({ milestone: milestones, image: milestoneImages })
    .from(milestones)
    .leftJoin(milestoneImages, eq(milestoneImages.milestoneId, milestones.id))
    .where(inArray(milestones.propertyId, [...propertyIds]))
    .orderBy(asc(milestones.propertyId), asc(milestones.position), asc(milestoneImages.position));
  const found = new Map<string, Required<ListingMilestone>[]>();
  for (const ofOne of Map.groupBy(rows, ({ milestone }) => milestone.id).values()) {
    const milestone = ofOne[0]?.milestone;
    if (!milestone) continue;
    const images = ofOne.flatMap(({ image }) => (image ? [{ url: image.url, alt: image.alt }] : []));
    const { name, date, status, propertyId } = milestone;
    found.set(propertyId, [...(found.get(propertyId) ?? []), { name, date, status, images }]);
  }
  return found;
}

const isOfTheSample = (
  shown: readonly Required<ListingMilestone>[],
  wanted: readonly ListingMilestone[],
): boolean =>
  shown.length === wanted.length &&
  shown.every(
    ({ name, images }, index) =>
      (name === EARLIER_NAMES[index] || name === wanted[index]?.name) &&
      images.every(({ url }) => isRendered(url)),
  );

const isSame = (one: readonly ListingMilestone[], other: readonly ListingMilestone[]): boolean =>
  JSON.stringify(one.map(comparable)) === JSON.stringify(other.map(comparable));

const comparable = ({ name, date, status, images = [] }: ListingMilestone) => [
  name,
  date,
  status,
  images.map(({ url, alt }) => [url, alt]),
];
