/** A call is answered. */
export interface ResponseStep {
  readonly type: string;
  readonly kind: 'response';
  readonly call: string;
}

/** One thing that happens on a path. `type` is what it is called. */
export type Step =
  | { readonly type: string; readonly kind: 'event' }
  | ResponseStep
  /** Time passes until the next timer rings. */
  | { readonly type: 'time passes'; readonly kind: 'wait' };

export const WAIT: Step = { type: 'time passes', kind: 'wait' };
export const eventStep = (name: string): Step => ({ type: name, kind: 'event' });
/** The same words may answer two calls. */
export const responseStep = (call: string, name: string): Step => ({
  type: `${call}: ${name}`,
  kind: 'response',
  call,
});

/** An answer by its whole name, `openFlow: found`. */
export const responseNamed = (name: string): ResponseStep => ({
  type: name,
  kind: 'response',
  call: name.slice(0, name.indexOf(': ')),
});
