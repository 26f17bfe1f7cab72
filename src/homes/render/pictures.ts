import { areaOf } from '../model/geometry.ts';
import { homeModel } from '../model/home.ts';
import type { ModelListing } from '../model/listing.ts';
import type { HomeModel } from '../model/model.ts';
import type { ViewKind } from '../scene/views/light.ts';

/** The input of a picture and its description. */
export interface PictureListing extends ModelListing {
  readonly title: string;
  readonly town: string;
}

export interface Subject {
  readonly listing: PictureListing;
  readonly home: HomeModel;
  /** The listing's position among all: it determines camera side, light and hour. */
  readonly number: number;
}

export interface PictureJob {
  readonly subject: Subject;
  readonly view: ViewKind;
}

export const subjectsOf = (listings: readonly PictureListing[]): Subject[] =>
  listings.map((listing, number) => ({ listing, number, home: homeModel(listing) }));

/**
 * All pictures in order of priority: the street picture of each listing; the largest estate from above; a room of
 * each property type; the other views of each home, different designs first.
 */
export function jobsOf(subjects: readonly Subject[]): PictureJob[] {
  const of = (view: ViewKind, all: readonly Subject[]): PictureJob[] =>
    all.map((subject) => ({ subject, view }));
  return [
    ...of('street', subjects),
    ...of('estate', largest(subjects)),
    ...of('inside', ofEachType(subjects)),
    ...byDesignInRounds(subjects).flatMap((subject) =>
      (['corner', 'garden', 'air'] as const).map((view) => ({ subject, view })),
    ),
  ];
}

/** The first home of each design, then the second of each, and so on. */
function byDesignInRounds(subjects: readonly Subject[]): Subject[] {
  const counts = new Map<string, number>();
  return subjects
    .map((subject) => {
      const { name } = subject.home.design;
      const round = counts.get(name) ?? 0;
      counts.set(name, round + 1);
      return { subject, round };
    })
    .sort((a, b) => a.round - b.round)
    .map(({ subject }) => subject);
}

/** The first listing of each type. */
const ofEachType = (subjects: readonly Subject[]): Subject[] =>
  [...Map.groupBy(subjects, ({ listing }) => listing.type).values()].flatMap(([first]) => first ?? []);

/** The estate with the most blocks; if several have as many, the one with the largest plot. */
const largest = (subjects: readonly Subject[]): Subject[] =>
  subjects
    .toSorted(
      ({ home: a }, { home: b }) =>
        b.blocks.length - a.blocks.length || areaOf(b.site.plot) - areaOf(a.site.plot),
    )
    .slice(0, 1);
