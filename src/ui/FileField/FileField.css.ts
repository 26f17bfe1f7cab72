import { style } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const field = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3], minWidth: 0 });
export const loading = style({ display: 'grid', placeItems: 'center', height: 'min(320px, 60vw)' });

const row = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[3]}`,
} as const;
export const zone = style({
  ...row,
  padding: vars.space[4],
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.field,
  background: vars.color.surface,
  selectors: { '&[data-over]': { borderColor: vars.color.brand, background: vars.color.brandTint } },
});
export const bar = style(row);
export const icon = style({ color: vars.color.ink3 });

/** Looks like a `tint` button; the native input lies over it, transparent. */
export const pick = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.target.tap,
  paddingInline: 22,
  borderRadius: vars.radius.field,
  background: vars.color.brandTint,
  color: vars.color.brand,
  fontWeight: vars.weight.strong,
  selectors: {
    '&:hover': { boxShadow: `inset 0 0 0 1px ${vars.color.brandLine}` },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});
export const pickDisabled = style({ opacity: 0.45 });
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'default' } },
});
/** Touch devices cannot drop files. */
export const drop = style({
  display: 'none',
  color: vars.color.ink3,
  fontSize: vars.size.small,
  '@media': { [breakpoints.finePointer]: { display: 'inline' } },
});
export const status = style({
  minWidth: 0,
  color: vars.color.ink2,
  fontSize: vars.size.note,
  overflowWrap: 'anywhere',
});
