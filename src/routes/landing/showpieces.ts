// Written by `npm run pictures`.

export interface Showpiece {
  readonly url: string;
  readonly alt: string;
  /** Of the listing that it shows. */
  readonly title: string;
  readonly town: string;
}

export const SHOWPIECES: Readonly<Record<'livingRoom' | 'estate', Showpiece | null>> = {
  livingRoom: {
    url: '/media/pictures/LAG-0001/inside-b8a898-60bf0fae/800.jpg',
    alt: 'A furnished living room in a duplex, with daylight from a wide window.',
    title: 'Ajoke Close',
    town: 'Ajah',
  },
  estate: {
    url: '/media/pictures/LAG-0009/estate-687838-42dab175/800.jpg',
    alt: 'All six bungalows of an estate with their lanes and gardens, from above in the morning.',
    title: 'Eleko Gardens',
    town: 'Ibeju Lekki',
  },
};
