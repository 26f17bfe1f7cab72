/** A call is answered. */
export interface AnswerStep {
  readonly type: string;
  readonly kind: 'answer';
  readonly call: string;
}

/** One thing that happens on a path. `type` is what it is called. */
export type Step =
  | { readonly type: string; readonly kind: 'event' }
  | AnswerStep
  /** Time passes until the next timer rings. */
  | { readonly type: 'time passes'; readonly kind: 'wait' };

export const WAIT: Step = { type: 'time passes', kind: 'wait' };
export const eventStep = (name: string): Step => ({ type: name, kind: 'event' });
/** The same words may answer two calls. */
export const answerStep = (call: string, name: string): Step => ({
  type: `${call}: ${name}`,
  kind: 'answer',
  call,
});

/** An answer by its whole name, `openFlow: found`. */
export const answerNamed = (name: string): AnswerStep => ({
  type: name,
  kind: 'answer',
  call: name.slice(0, name.indexOf(': ')),
});
