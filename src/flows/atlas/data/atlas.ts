import type { Board } from '../../drawing/board.ts';
import type { FlowLayout, Place } from '../../drawing/layout.ts';
import type { FlowGraph } from '../../graph/graph.ts';
import type { GraphChange } from './changes.ts';
import type { AtlasQuestion, Topic } from './questions.ts';
import type { Reached, Tally } from './reaches.ts';
import type { SearchEntry } from './searchEntries.ts';

/** What the list of flows needs; each flow's own data is read when it is opened. */
export interface AtlasIndex {
  readonly madeAt: string;
  readonly made: Version;
  readonly since: Comparison;
  readonly flows: readonly FlowSummary[];
  readonly topics: readonly Topic[];
  readonly questions: readonly AtlasQuestion[];
  readonly searchEntries: readonly SearchEntry[];
  /** Null where nobody has said what one flow hands over to another. */
  readonly map: SystemMap | null;
}

/** All flows as one graph. */
export interface SystemMap extends Pick<AtlasFlow, 'title' | 'graph' | 'arranged'> {
  /** The flow that a state stands for, by the state's id. */
  readonly flows: Readonly<Record<string, string>>;
}

export interface Version {
  /** The short hash. */
  readonly commit: string;
  readonly subject: string;
  readonly date: string;
}

/** What the machines are compared with; where that is not possible, why not. */
export type Comparison = { readonly with: Version } | { readonly nothing: string };

export interface FlowSummary {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly isOnServer: boolean;
  readonly states: Tally;
  readonly transitions: Tally;
  readonly paths: number;
  /** Walks of it that failed, wherever they were walked. */
  readonly failed: readonly FailedWalk[];
  /** Null where there is nothing to compare with. */
  readonly changes: number | null;
  /** The folder of pictures has one of this situation: the flow's thumbnail in the list. */
  readonly thumbnail: string | null;
}

export interface AtlasFlow {
  readonly id: string;
  readonly title: string;
  readonly about: FlowAbout;
  /** Something that changes its status there: without screens, and no path walks it. */
  readonly isOnServer: boolean;
  /** The flows, on pages or on the server, that it hands something over to. */
  readonly leadsTo: readonly HandOver[];
  readonly graph: FlowGraph;
  /** As it is shown at first, then as it is with all or nothing folded. */
  readonly arranged: readonly Arranged[];
  readonly situations: readonly Situation[];
  readonly moves: readonly Move[];
  readonly paths: readonly AtlasPath[];
  readonly failed: readonly FailedWalk[];
  readonly reached: Reached;
  /** Why a state or a transition is not reached, by its id: on the machine, and in a browser. */
  readonly reasons: {
    readonly machine: Readonly<Record<string, string>>;
    readonly browser: Readonly<Record<string, string>>;
  };
  /** Whether its paths can be walked in a browser at all. */
  readonly hasPage: boolean;
  readonly pictures: Readonly<Record<string, Picture>>;
  /** Where on the screen a move is made, by its place in `moves`: what is pressed there. */
  readonly presses: Readonly<Record<number, Presses>>;
  /** The screens as they lead from one to another; null where there are no pictures. */
  readonly board: Board | null;
  readonly changes: readonly GraphChange[] | null;
  /** What each call asks the server for, by the id of its `invoke`. */
  readonly wire: Readonly<Record<string, readonly string[]>>;
  /** What each call sends and what each effect does, as the model declares it, by its name. */
  readonly says: Readonly<Record<SideEffect['kind'], Readonly<Record<string, string>>>>;
  readonly limits: readonly AtlasLimit[];
  /** What each delay is called once it has passed. */
  readonly waits: Readonly<Record<string, string>>;
  readonly files: readonly SourceFile[];
}

/** What one flow hands over to another. */
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

/** What people say about a flow. */
export interface FlowAbout {
  readonly purpose: string;
  readonly who: string;
  readonly rules: readonly { readonly label: string; readonly value: string }[];
}

/** Somewhere that a flow can be: its states, and what a person sees in them. */
export interface Situation {
  /** The states that have none within. */
  readonly leaves: readonly string[];
  readonly expects: readonly string[];
  /** How a flow begins whose shortest way leads here. */
  readonly start: string;
  /** The shortest way here, by places in `moves`. */
  readonly way: readonly number[];
}

/** One thing that happens, from one situation to another. */
export interface Move {
  readonly from: number;
  readonly to: number;
  readonly words: string;
  readonly kind: 'event' | 'response' | 'wait';
  /** Of an answer: the call that is answered. */
  readonly call: string | null;
  readonly transitions: readonly string[];
  /** In their order; the same thing once. */
  readonly sideEffects: readonly SideEffect[];
}

/** A call that is made, by its actor's name, or an effect of the page that runs, by its own. */
export interface SideEffect {
  readonly kind: 'request' | 'effect';
  readonly name: string;
}

/** A number of a rule that values are measured against, with the states that measure them. */
interface AtlasLimit {
  readonly says: string;
  readonly states: readonly string[];
}

export interface AtlasPath {
  readonly sentence: string;
  readonly start: string;
  readonly first: number;
  /** By places in `moves`. */
  readonly moves: readonly number[];
  readonly walked: Readonly<Record<Walk, Outcome>>;
}

/** A walk that failed: of a path, of a reload, or of how long a delay lasts. */
export interface FailedWalk {
  readonly title: string;
  readonly walk: Walk;
  readonly words: string | null;
  /** The number of its path; null where it is none of them. */
  readonly path: number | null;
}

/** Where a path is walked. */
export const WALKS = ['machine', 'screen', 'browser'] as const;
export type Walk = (typeof WALKS)[number];

export interface Outcome {
  readonly result: 'passed' | 'failed' | 'skipped' | 'notWalked';
  /** Why it was skipped, or how it failed. */
  readonly words: string | null;
}

/** A situation as a browser showed it. */
export interface Picture {
  /** The file's beginning: `login-form.ready`; then the size and the theme. */
  readonly name: string;
  /** The sentence of the path on which it was taken. */
  readonly path: string;
  /** Whether the path answered a call in the server's place to get here. */
  readonly isPlayed: boolean;
}

/** In shares of a picture. */
export type Spot = Place;

export type Presses = Readonly<Partial<Record<PictureSize, Spot>>>;

export interface SourceFile {
  readonly role: 'machine' | 'model' | 'page' | 'screen' | 'part';
  /** In the repository. */
  readonly path: string;
  /** In the atlas. */
  readonly href: string;
}

export const PICTURE_SIZES = {
  phone: { width: 360, height: 740 },
  desk: { width: 1280, height: 800 },
} as const;
export type PictureSize = keyof typeof PICTURE_SIZES;
export type PictureTheme = 'light' | 'dark';

/** By what pictures of a situation are found. */
export const picturesKeyOf = (leaves: readonly string[]): string => leaves.join('+');

export const pictureFile = (name: string, size: PictureSize, theme: PictureTheme): string =>
  `pictures/${encodeURIComponent(`${name}-${size}-${theme}.webp`)}`;
