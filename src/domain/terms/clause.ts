/** One thing that a legal text says. */
export interface Clause {
  readonly title: string;
  readonly text: string;
}
