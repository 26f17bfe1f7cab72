/** A clause of a legal text. */
export interface Clause {
  readonly title: string;
  readonly text: string;
}
