import { breakpoints, vars } from '@adire/ui';
import { globalStyle, style } from '@vanilla-extract/css';

const edgeToEdge = { marginInline: `calc(-1 * ${vars.space.gutter})`, borderRadius: 0 } as const;

/** The placeholder of a home without pictures. */
export const alone = style({
  height: 'clamp(220px, 34vw, 420px)',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  '@media': { [breakpoints.phone]: edgeToEdge },
});

/** A single picture keeps its aspect ratio, with the drawings next to it. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: vars.space[2],
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  '@media': { [breakpoints.phone]: { ...edgeToEdge, gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const cover = style({
  aspectRatio: '3 / 2',
  selectors: { '&:focus-visible': { outlineOffset: '-4px' } },
});

export const tiles = style({
  display: 'grid',
  gridTemplateRows: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[2],
  minHeight: 0,
  '@media': { [breakpoints.phone]: { display: 'none' } },
});
export const tile = style({
  position: 'relative',
  minHeight: 0,
  overflow: 'hidden',
  background: vars.color.sunk,
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: { '&:focus-visible': { outlineOffset: '-4px' } },
});
export const drawing = style({ position: 'absolute', inset: vars.space[4] });
globalStyle(`${drawing} > *`, { height: '100%' });
globalStyle(`${drawing} svg`, { width: 'auto', height: '100%' });

export const caption = style({
  position: 'absolute',
  insetBlockEnd: vars.space[3],
  insetInlineStart: vars.space[3],
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
});

/** Fills its grid cell. */
export const fill = style({ height: '100%', borderRadius: 0 });
