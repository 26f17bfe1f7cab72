import { style } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const ground = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gap: vars.space[2],
  padding: vars.space[3],
  background: vars.color.scrim,
  color: vars.color.onDeep,
  selectors: { '&:focus-visible': { outline: 'none' } },
});
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInlineStart: vars.space[2],
  fontVariantNumeric: 'tabular-nums',
});
export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: 0,
  // On phones the picture takes the whole width, and the buttons overlap its edges.
  '@media': {
    [breakpoints.phone]: { position: 'relative', gridTemplateColumns: 'minmax(0, 1fr)', marginInline: -12 },
  },
});
const over = {
  position: 'absolute',
  zIndex: vars.layer.raised,
  background: `color-mix(in oklch, ${vars.color.scrim} 60%, transparent)`,
} as const;
export const previous = style({ '@media': { [breakpoints.phone]: { ...over, insetInlineStart: 8 } } });
export const next = style({ '@media': { [breakpoints.phone]: { ...over, insetInlineEnd: 8 } } });
/** The space between the buttons; on phones the whole width. */
export const viewport = style({
  gridColumn: 2,
  gridRow: 1,
  height: '100%',
  minHeight: 0,
  minWidth: 0,
  overflow: 'hidden',
  '@media': { [breakpoints.phone]: { gridColumn: 1 } },
});
export const track = style({ display: 'flex', height: '100%', touchAction: 'pan-y pinch-zoom' });
/** The gap is inside the slide, so that it is also between the last and the first one. */
export const slide = style({ flex: '0 0 100%', minWidth: 0, height: '100%', paddingInline: vars.space[2] });
export const picture = style({ width: '100%', height: '100%', objectFit: 'contain' });
export const caption = style({
  textAlign: 'center',
  color: vars.color.onDeep2,
  fontSize: vars.size.small,
  minHeight: '1.5em',
});
/** The element with the key handler is not part of the layout. */
export const contents = style({ display: 'contents' });

export const buttons = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });
export const download = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.target.icon,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.pill,
  color: vars.color.onDeep,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  ':hover': { background: vars.color.deepLine },
});
/** Beside the place and the close button, phones have room only for the icon. */
export const downloadText = style({ '@media': { [breakpoints.phone]: { display: 'none' } } });
export const place = style({ whiteSpace: 'nowrap' });
