import type { CallResponse } from '../paths/model/model.ts';

/** The kinds of occasions: what can happen to a flow besides the user's own actions on the page. */
const HAPPENINGS = ['response', 'wait', 'event', 'reload'] as const;
type OccasionKind = (typeof HAPPENINGS)[number];

/** Something that can happen in a flow, without a question that describes it. */
export interface Occasion {
  /** The machine's id. */
  readonly flow: string;
  readonly kind: OccasionKind;
  /** The name in the model: `logIn: no network`, `callDeadline`, `signed out in another tab`; RELOAD for a reload. */
  readonly name: string;
  /** The call's response; null for other kinds. */
  readonly response: CallResponse | null;
}

export const RELOAD = 'reload';

export interface Question {
  /** The key of the heading that lists it. */
  readonly topic: string;
  /** The text after `What if`: `the server does not respond`. */
  readonly asks: string;
}

/** A question about something that can happen in a flow, with its answers. */
export interface WhatIf extends Question {
  readonly flow: string;
  readonly title: string;
  readonly kind: OccasionKind;
  readonly name: string;
  readonly answers: readonly Answer[];
}

/** What happens to the flow in one place, and the path that proves it. */
export interface Answer {
  /** Ids of the states before; of parallel states, only those that are affected. */
  readonly from: readonly string[];
  /** Ids of the states after; the same ids if the flow does not change. */
  readonly to: readonly string[];
  /** Texts for what the page newly shows. */
  readonly shows: readonly string[];
  /** The path's sentence, which is the title of its test. */
  readonly path: string;
  /** The file of the test, if no path covers it. */
  readonly file?: string;
}
