import { style } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const bar = style({
  position: vars.bar.fixed,
  insetInline: 0,
  bottom: 0,
  zIndex: vars.layer.bar,
  paddingBottom: 'env(safe-area-inset-bottom)',
  background: vars.color.surface,
  boxShadow: `0 -1px 0 ${vars.color.line}`,
  '@media': {
    [breakpoints.abovePhone]: { display: 'none' },
    [breakpoints.print]: { display: 'none' },
    [breakpoints.forcedColors]: { borderTop: '1px solid CanvasText' },
  },
});
export const list = style({ display: 'flex' });
export const item = style({ flex: 1, minWidth: 0 });
export const link = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 3,
  minHeight: 68,
  color: vars.color.ink2,
  // Larger text grows up to what fits into a fifth of the width.
  fontSize: `min(${vars.size.tiny}, 4.6vw)`,
  fontWeight: vars.weight.medium,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  selectors: {
    '&[aria-current="page"]': { color: vars.color.brand, fontWeight: vars.weight.strong },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
});
export const icon = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 54,
  height: 28,
  borderRadius: vars.radius.pill,
  selectors: { '[aria-current="page"] > &': { background: vars.color.brandTint } },
  '@media': {
    [breakpoints.forcedColors]: {
      selectors: { '[aria-current="page"] > &': { background: 'Highlight', color: 'HighlightText' } },
    },
  },
});
