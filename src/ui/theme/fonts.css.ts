import { globalFontFace } from '@vanilla-extract/css';

/*
 * Made by `npm run fonts`. A page loads a file of 1 to 4 kB for each kind of letters that it shows. The hooked letters,
 * the low tone and the ₦ of text are Inter's, adjusted in size.
 */
/*
 * Short ranges keep the style sheet within its budget: a foreign letter between them comes from the system.
 */
const more = 'U+0100-012B, U+0143-014D, U+016A-016B';
const hooked = 'U+0181-01F9, U+0253-0257, U+1E3E-1E63';
const naira = 'U+20A6';
const digits = 'U+0020-003A, U+00A0, U+2013, U+2212';
const dottedVowels = 'U+1EB8-1EB9, U+1ECA-1ECD, U+1EE4-1EE5';
const dotted = `${dottedVowels}, U+0301, U+0304`;
/** Its face comes before that of the dotted letters, which a browser asks first. */
const lowTone = `${dottedVowels}, U+0300`;
const main =
  'U+0000-00FF, U+0131, U+0152-0153, U+0160-0161, U+017D-017E, U+2010-203A, U+20AC, U+2122, U+2212';

// A file that is inlined into the style sheet would be rejected by `font-src 'self'`.
const url = (file: string) => `url('./fonts/${file}.woff2?no-inline') format('woff2')`;
const shared = { fontDisplay: 'swap', fontStyle: 'normal' } as const;
const head = { ...shared, fontWeight: '680 730', fontStretch: '92%' } as const;
const text = { ...shared, fontWeight: '400 600' } as const;
/** Between the sizes at which its capitals and its small letters are as high as those of our families. */
const inter = { sizeAdjust: '93%' } as const;
/** In a heading the sign is lighter and smaller than its digits: at full weight its bars touch the first one. */
const sign = { ...shared, src: url('figures-naira'), fontWeight: '500 730', fontStretch: '92%' } as const;

globalFontFace('Bricolage', [
  { ...head, src: url('bricolage'), unicodeRange: main },
  { ...head, src: url('bricolage-more'), unicodeRange: more },
  { ...head, ...inter, src: url('low-tone'), unicodeRange: lowTone },
  { ...head, src: url('bricolage-dotted'), unicodeRange: dotted },
  { ...head, ...inter, src: url('hooked'), unicodeRange: hooked },
]);
globalFontFace('Bricolage Naira', { ...sign, sizeAdjust: '88%', unicodeRange: naira });
globalFontFace('Bricolage Figures', [
  {
    ...shared,
    src: url('figures'),
    fontWeight: '500 680',
    fontStretch: '86% 92%',
    unicodeRange: digits,
  },
  { ...shared, src: url('figures-naira'), fontWeight: '500', fontStretch: '92%', unicodeRange: naira },
]);
globalFontFace('Figtree', [
  { ...text, src: url('figtree'), unicodeRange: main },
  { ...text, src: url('figtree-more'), unicodeRange: more },
  { ...text, ...inter, src: url('low-tone'), unicodeRange: lowTone },
  { ...text, src: url('figtree-dotted'), unicodeRange: dotted },
  { ...text, ...inter, src: url('figtree-naira'), unicodeRange: naira },
  { ...text, ...inter, src: url('hooked'), unicodeRange: hooked },
]);

/*
 * Fallbacks until a file has loaded, with the width and height of its font, so that the layout does not shift. Measured
 * in a browser on a paragraph of our own text: width of the font over width of the fallback; ascent and descent of
 * the font over that ratio. Roboto is Android's font, DejaVu that of Linux without others.
 */
globalFontFace('Figtree fallback', [
  {
    src: "local('Arial')",
    fontWeight: '400',
    sizeAdjust: '100.8%',
    ascentOverride: '94.2%',
    descentOverride: '24.8%',
    lineGapOverride: '0%',
  },
  {
    src: "local('Arial Bold'), local('Arial')",
    fontWeight: '600',
    sizeAdjust: '95%',
    ascentOverride: '100%',
    descentOverride: '26.3%',
    lineGapOverride: '0%',
  },
]);
globalFontFace('Figtree fallback Roboto', {
  src: "local('Roboto')",
  sizeAdjust: '100%',
  ascentOverride: '95%',
  descentOverride: '25%',
  lineGapOverride: '0%',
});
globalFontFace('Figtree fallback DejaVu', [
  {
    src: "local('DejaVu Sans')",
    fontWeight: '400',
    sizeAdjust: '88.7%',
    ascentOverride: '107.1%',
    descentOverride: '28.2%',
    lineGapOverride: '0%',
  },
  {
    src: "local('DejaVu Sans Bold')",
    fontWeight: '600',
    sizeAdjust: '79.7%',
    ascentOverride: '119.2%',
    descentOverride: '31.4%',
    lineGapOverride: '0%',
  },
]);
globalFontFace('Bricolage fallback', {
  src: "local('Arial Bold')",
  sizeAdjust: '90.8%',
  ascentOverride: '102.4%',
  descentOverride: '29.7%',
  lineGapOverride: '0%',
});
globalFontFace('Bricolage fallback Roboto', {
  src: "local('Roboto Bold'), local('Roboto')",
  sizeAdjust: '90.1%',
  ascentOverride: '103.2%',
  descentOverride: '30%',
  lineGapOverride: '0%',
});
globalFontFace('Bricolage fallback DejaVu', {
  src: "local('DejaVu Sans Bold')",
  sizeAdjust: '80.8%',
  ascentOverride: '115.1%',
  descentOverride: '33.4%',
  lineGapOverride: '0%',
});
// Only the characters of an amount: the fallback comes before the font of the headings, which is wider.
globalFontFace('Figures fallback', {
  src: "local('Arial Bold'), local('Roboto Bold'), local('Roboto')",
  sizeAdjust: '75%',
  ascentOverride: '124%',
  descentOverride: '36%',
  lineGapOverride: '0%',
  unicodeRange: `${naira}, ${digits}`,
});
globalFontFace('Figures fallback DejaVu', {
  src: "local('DejaVu Sans Bold')",
  sizeAdjust: '60%',
  ascentOverride: '155%',
  descentOverride: '45%',
  lineGapOverride: '0%',
  unicodeRange: `${naira}, ${digits}`,
});
