import type { Board } from '../../drawing/board.ts';
import type { FlowLayout, Place } from '../../drawing/layout.ts';
import type { FlowGraph } from '../../graph/graph.ts';
import type { PictureSize } from '../../paths/page/pictureSizes.ts';
import type { GraphChange, VersionRules } from './changes.ts';
import type { FlowCoverage, LevelCounts } from './coverageLevels.ts';
import type { AtlasQuestion, Topic } from './questions.ts';
import type { SearchEntry } from './searchEntries.ts';

/** The data of the list of flows. Each flow's own data is loaded when it is opened. */
export interface AtlasIndex {
  readonly madeAt: string;
  readonly made: Version;
  readonly since: Comparison;
  readonly flows: readonly FlowSummary[];
  readonly topics: readonly Topic[];
  readonly questions: readonly AtlasQuestion[];
  readonly searchEntries: readonly SearchEntry[];
  /** Null if no handovers between flows are declared. */
  readonly map: SystemMap | null;
}

/** All flows as one graph. */
export interface SystemMap extends Pick<AtlasFlow, 'title' | 'graph' | 'arranged'> {
  /** The flow's id, by the id of the state that represents it. */
  readonly flows: Readonly<Record<string, string>>;
}

export interface Version {
  /** The abbreviated hash. */
  readonly commit: string;
  readonly subject: string;
  readonly date: string;
}

/** The version that the machines are compared with, or the reason why there is none. */
export type Comparison = { readonly with: Version } | { readonly nothing: string };

export interface FlowSummary {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly isOnServer: boolean;
  readonly states: LevelCounts;
  readonly transitions: LevelCounts;
  readonly paths: number;
  /** Failed walks from every runner. */
  readonly failed: readonly FailedWalk[];
  /** The number of changes; null without a comparison. */
  readonly changes: number | null;
  /** The base name of the flow's thumbnail; null without pictures. */
  readonly thumbnail: string | null;
}

export interface AtlasFlow {
  readonly id: string;
  readonly title: string;
  readonly about: FlowAbout;
  /** An entity whose status changes on the server: it has no screens and no paths. */
  readonly isOnServer: boolean;
  /** The flows and server entities that it hands over to. */
  readonly handOvers: readonly HandOver[];
  readonly graph: FlowGraph;
  /** The initial layout, then the one with all or no states folded. */
  readonly arranged: readonly Arranged[];
  readonly situations: readonly Situation[];
  readonly moves: readonly Move[];
  readonly paths: readonly AtlasPath[];
  readonly failed: readonly FailedWalk[];
  readonly reached: FlowCoverage;
  /** The reasons why states and transitions are not reached on the machine and in a browser, by id. */
  readonly reasons: {
    readonly machine: Readonly<Record<string, string>>;
    readonly browser: Readonly<Record<string, string>>;
  };
  /** Whether its paths can be walked in a browser. */
  readonly hasPage: boolean;
  readonly pictures: Readonly<Record<string, Picture>>;
  /** The pressed element of a move, by the move's index. */
  readonly presses: Readonly<Record<number, Presses>>;
  /** The storyboard; null without pictures. */
  readonly board: Board | null;
  readonly changes: readonly GraphChange[] | null;
  /** The compared version's rules and pictures; null without a comparison. */
  readonly past: PastFlow | null;
  /** The HTTP calls of each call, by the id of its `invoke`. */
  readonly wire: Readonly<Record<string, readonly string[]>>;
  /** The model's descriptions of each call and effect, by name. */
  readonly says: Readonly<Record<SideEffect['kind'], Readonly<Record<string, string>>>>;
  readonly limits: readonly AtlasLimit[];
  /** The text for the passing of each delay, by name. */
  readonly waits: Readonly<Record<string, string>>;
  readonly files: readonly SourceFile[];
}

/** What the atlas shows of a flow's compared version, beside today's. */
export interface PastFlow {
  readonly rules: VersionRules;
  /** As `pictures`; empty if no album of that version was kept. */
  readonly pictures: Readonly<Record<string, Picture>>;
  /** Why there are no pictures; null if there is an album. */
  readonly noAlbum: string | null;
}

/** A handover from one flow to another. */
export interface HandOver {
  readonly flow: string;
  readonly title: string;
  readonly says: string;
}

/** The layout of a flow's graph with these states folded. */
export interface Arranged {
  readonly folded: readonly string[];
  readonly layout: Omit<FlowLayout, 'graph'>;
}

/** The hand-written texts about a flow. */
export interface FlowAbout {
  readonly purpose: string;
  readonly who: string;
  readonly rules: readonly AtlasRule[];
}

/** A business rule: a number, the states in which it applies, and what the page says because of it. */
export interface AtlasRule {
  readonly label: string;
  readonly value: string;
  readonly states: readonly string[];
  /** Null if the page says nothing. */
  readonly sentence: string | null;
}

/** A situation of a flow: its active states, and what the page shows in them. */
export interface Situation {
  /** Ids of the active states without children. */
  readonly leaves: readonly string[];
  readonly expects: readonly string[];
  /** The start of the shortest way here. */
  readonly start: string;
  /** The shortest way here, as indexes in `moves`. */
  readonly way: readonly number[];
}

/** A step from one situation to another. */
export interface Move {
  readonly from: number;
  readonly to: number;
  readonly words: string;
  readonly kind: 'event' | 'response' | 'wait';
  /** The call of a response; null for other kinds. */
  readonly call: string | null;
  readonly transitions: readonly string[];
  /** In order, without duplicates. */
  readonly sideEffects: readonly SideEffect[];
}

/** A call by its actor's name, or an effect of the page by its action's name. */
export interface SideEffect {
  readonly kind: 'request' | 'effect';
  readonly name: string;
}

/** A number of a business rule, with the states that compare values with it. */
interface AtlasLimit {
  readonly says: string;
  readonly states: readonly string[];
}

export interface AtlasPath {
  readonly sentence: string;
  readonly start: string;
  readonly first: number;
  /** As indexes in `moves`. */
  readonly moves: readonly number[];
  readonly walked: Readonly<Record<Walk, Outcome>>;
}

/** A failed walk of a path, a reload or a delay's boundary. */
export interface FailedWalk {
  readonly title: string;
  readonly walk: Walk;
  readonly words: string | null;
  /** The number of its path; null if it belongs to none. */
  readonly path: number | null;
}

/** The runners that walk paths. */
export const WALKS = ['machine', 'screen', 'browser'] as const;
export type Walk = (typeof WALKS)[number];

export interface Outcome {
  readonly result: 'passed' | 'failed' | 'skipped' | 'notWalked';
  /** The reason for skipping it, or the error. */
  readonly words: string | null;
}

/** A picture of a situation, from a browser. */
export interface Picture {
  /** The base name of the files: `login-form.ready`, followed by the size and the theme. */
  readonly name: string;
  /** The sentence of the path on which it was taken. */
  readonly path: string;
  /** Whether the walk gave a response in the server's place to get here. */
  readonly isPlayed: boolean;
}

/** As fractions of the picture. */
export type Spot = Place;

export type Presses = Readonly<Partial<Record<PictureSize, Spot>>>;

export interface SourceFile {
  readonly role: 'machine' | 'model' | 'page' | 'screen' | 'part';
  /** The path in the repository. */
  readonly path: string;
  /** The link in the atlas. */
  readonly href: string;
}

export type PictureTheme = 'light' | 'dark';

/** The key of a situation's pictures. */
export const picturesKeyOf = (leaves: readonly string[]): string => leaves.join('+');

export const pictureFile = (name: string, size: PictureSize, theme: PictureTheme): string =>
  `pictures/${encodeURIComponent(`${name}-${size}-${theme}.webp`)}`;

/** The file of a picture of the compared version. */
export const pastPictureFile = (name: string, size: PictureSize, theme: PictureTheme): string =>
  `before/${pictureFile(name, size, theme)}`;
