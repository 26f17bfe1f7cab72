// Written by `npm run pictures`.

export interface Showpiece {
  readonly url: string;
  readonly alt: string;
  /** Of the listing that it shows. */
  readonly title: string;
  readonly town: string;
}

export const SHOWPIECES: Readonly<Record<'livingRoom' | 'estate', Showpiece | null>> = {
  livingRoom: null,
  estate: null,
};
