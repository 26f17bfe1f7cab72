import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

/** Full bleed on phones. */
export const gallery = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  '@media': {
    [breakpoints.phone]: { marginInline: `calc(-1 * ${vars.space.gutter})`, borderRadius: 0 },
  },
});
/** On phones it scrolls natively until the script controls it. */
export const viewport = style({
  '@media': { [breakpoints.phone]: { overflow: 'hidden' } },
});
export const track = style({
  display: 'grid',
  gridTemplateColumns: '2fr 1fr 1fr',
  gap: vars.space[2],
  selectors: {
    '&[data-count="1"]': { gridTemplateColumns: '1fr' },
    '&[data-count="2"]': { gridTemplateColumns: '1fr 1fr' },
    '&[data-count="3"], &[data-count="4"]': { gridTemplateColumns: '2fr 1fr' },
  },
  '@media': {
    [breakpoints.phone]: { display: 'flex', gap: 0, touchAction: 'pan-y pinch-zoom' },
  },
});
export const slide = style({
  minWidth: 0,
  overflow: 'hidden',
  selectors: { '&:first-child': { gridRow: 'span 2' } },
  '@media': { [breakpoints.phone]: { flex: '0 0 100%', aspectRatio: '4 / 3' } },
});
globalStyle(`${track} > ${slide}:nth-child(n + 6)`, {
  '@media': { [breakpoints.abovePhone]: { display: 'none' } },
});
// Four pictures are shown as three, because the layout has no cell for a fourth.
globalStyle(`${track}[data-count="4"] > ${slide}:nth-child(4)`, {
  '@media': { [breakpoints.abovePhone]: { display: 'none' } },
});
// A single picture is as high as the layout of five.
globalStyle(`${track}[data-count="1"] > ${slide}`, {
  '@media': { [breakpoints.abovePhone]: { height: 'clamp(300px, 36vw, 440px)' } },
});
export const open = style({
  display: 'block',
  width: '100%',
  height: '100%',
  selectors: { '&:focus-visible': { outlineOffset: '-4px' } },
});
export const waiting = style({ height: '100%', borderRadius: 0 });
export const all = style({
  position: 'absolute',
  insetBlockEnd: vars.space[4],
  insetInlineEnd: vars.space[4],
  '@media': {
    [breakpoints.phone]: { insetBlockEnd: vars.space[3], insetInlineEnd: vars.space[3] },
    // Each picture is a link of its own.
    '(scripting: none)': { display: 'none' },
  },
});
export const place = style({ fontVariantNumeric: 'tabular-nums' });
