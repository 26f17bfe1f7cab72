import type { CallResponse } from '../paths/model/model.ts';

/** What can happen to a flow without its person having asked for it, or once the person has. */
const HAPPENINGS = ['response', 'wait', 'event', 'reload'] as const;
type Happening = (typeof HAPPENINGS)[number];

/** Something that can happen, before anybody has put it as a question. */
export interface Occasion {
  /** The id of the machine. */
  readonly flow: string;
  readonly kind: Happening;
  /** As the model names it: `logIn: no network`, `callDeadline`, `signed out in another tab`; of a reload, RELOAD. */
  readonly name: string;
  /** What the call is answered with; null for what is no response. */
  readonly response: CallResponse | null;
}

export const RELOAD = 'reload';

export interface Question {
  /** The heading under which it is found, by its key. */
  readonly topic: string;
  /** What follows `What if`, in plain words: `the server does not answer`. */
  readonly asks: string;
}

/** Something that can happen in a flow, asked as a person would, and what then becomes of the flow. */
export interface WhatIf extends Question {
  readonly flow: string;
  readonly title: string;
  readonly kind: Happening;
  readonly name: string;
  readonly answers: readonly Answer[];
}

/** What becomes of the flow in one place, and the path that proves it. */
export interface Answer {
  /** The states that it happens in, by their ids; of those beside each other, the ones that it concerns. */
  readonly from: readonly string[];
  /** The states that follow; the same ones where the flow stays. */
  readonly to: readonly string[];
  /** What a person then sees that was not there before, in words. */
  readonly shows: readonly string[];
  /** The sentence of the path, which is the title of its test. */
  readonly path: string;
  /** Of what no path walks: the file of the test. */
  readonly file?: string;
}
