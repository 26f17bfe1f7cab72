import { style } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const side = style({
  position: 'sticky',
  top: 0,
  display: 'flex',
  flex: 'none',
  flexDirection: 'column',
  width: 248,
  height: '100dvh',
  padding: `${vars.space[6]} ${vars.space[4]}`,
  overflowY: 'auto',
  borderInlineEnd: `1px solid ${vars.color.line}`,
  background: vars.color.paper,
  '@media': {
    [breakpoints.tablet]: { width: 220, paddingInline: vars.space[3] },
    [breakpoints.phone]: { display: 'none' },
    [breakpoints.print]: { display: 'none' },
  },
});
export const brand = style({ marginBottom: vars.space[8], paddingInlineStart: vars.space[3] });
export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1] });
export const end = style({ marginTop: 'auto', paddingTop: vars.space[6] });
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: vars.target.tap,
  paddingInline: 14,
  borderRadius: vars.radius.field,
  color: vars.color.ink2,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  '@media': {
    // Keeps the labels on one line at this width.
    [breakpoints.tablet]: { gap: vars.space[2], paddingInline: vars.space[2] },
    [breakpoints.forcedColors]: {
      selectors: {
        '&[aria-current="page"]': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
  selectors: {
    '&:hover': { background: vars.color.sunk, color: vars.color.ink },
    '&[aria-current="page"]': {
      background: vars.color.brandTint,
      color: vars.color.brand,
      fontWeight: vars.weight.strong,
    },
  },
});
export const icon = style({ display: 'inline-flex', flex: 'none' });
