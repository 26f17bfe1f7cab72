const between = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, step) => first + step));

export const ASCII = between(0x20, 0x7e);
/** Latin 1, and the signs of western text. */
export const WESTERN = `${between(0xa0, 0xff)}ıŒœŠšŽž–—‘’“”•…‹›−€`;
/** Vowels with a macron, and a nasal with a tone, which names from all of Nigeria have. */
export const TONED = 'ŃńĀāĒēĪīŌōŪū';
/** The hooked letters of Hausa, and the ṅ of Igbo. */
export const HOOKED = 'ṄṅƁɓƊɗƘƙƳƴ';
/** Those of Yoruba and Igbo that our families have only as a letter and a mark, which documents compose. */
export const COMPOSED = 'ṢṣǸǹḾḿ';

/** What stays of the fonts' features: spacing, even and lined-up figures, and marks in their places. */
export const FEATURES = ['kern', 'liga', 'tnum', 'lnum', 'mark', 'mkmk', 'ccmp', 'locl'];

/** The variable fonts on npm, without the script that ends each file's name. */
export const BRICOLAGE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque';
export const INTER = '@fontsource-variable/inter/files/inter';
export const FIGTREE = '@fontsource-variable/figtree/files/figtree';
