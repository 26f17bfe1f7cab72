import { areaOf } from '../model/geometry.ts';
import { homeModel } from '../model/home.ts';
import type { HomeModel } from '../model/model.ts';
import type { ViewKind } from '../scene/views/light.ts';
import type { SampleListing } from './sample.ts';

/** A listing with its homes; `number` is its place among all. */
export interface Subject extends SampleListing {
  readonly number: number;
  readonly home: HomeModel;
}

export interface Job {
  readonly subject: Subject;
  readonly view: ViewKind;
}

const FULLY_SHOWN_COUNT = 24;

export const subjectsOf = (listings: readonly SampleListing[]): Subject[] =>
  listings.map((listing, number) => ({ ...listing, number, home: homeModel(listing.model) }));

/**
 * All pictures, the most wanted first: each listing from its street; the largest estate from above; a room of each
 * type; the other views of homes that differ.
 */
export function jobsOf(subjects: readonly Subject[]): Job[] {
  const shown = distinct(subjects).slice(0, FULLY_SHOWN_COUNT);
  const of = (view: ViewKind, all: readonly Subject[]): Job[] => all.map((subject) => ({ subject, view }));
  return [
    ...of('street', subjects),
    ...of('estate', largest(subjects)),
    ...of('inside', ofEachType(subjects)),
    ...shown.flatMap((subject) => (['corner', 'garden', 'air'] as const).map((view) => ({ subject, view }))),
  ];
}

/** The first of each design, then the second of each, and so on: kinds of homes in turns. */
function distinct(subjects: readonly Subject[]): Subject[] {
  const seen = new Map<string, number>();
  return subjects
    .map((subject) => {
      const { name } = subject.home.design;
      const turn = seen.get(name) ?? 0;
      seen.set(name, turn + 1);
      return { subject, turn };
    })
    .sort((a, b) => a.turn - b.turn)
    .map(({ subject }) => subject);
}

/** The first of each type. */
const ofEachType = (subjects: readonly Subject[]): Subject[] =>
  [...Map.groupBy(subjects, ({ listing }) => listing.type).values()].flatMap(([first]) => first ?? []);

/** The one with the most blocks, of these the one with the most land. */
const largest = (subjects: readonly Subject[]): Subject[] =>
  subjects
    .toSorted(
      ({ home: a }, { home: b }) =>
        b.blocks.length - a.blocks.length || areaOf(b.site.plot) - areaOf(a.site.plot),
    )
    .slice(0, 1);
