import { style } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const trigger = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[2],
  paddingInline: `${vars.space[4]} ${vars.space[2]}`,
  borderStartStartRadius: 'inherit',
  borderEndStartRadius: 'inherit',
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: vars.color.brand },
  },
});
export const rule = style({
  flex: 'none',
  width: 1,
  marginBlock: vars.space[3],
  background: vars.color.line,
});
export const number = style({ paddingInlineStart: 10, letterSpacing: '.02em' });

export const flag = style({
  display: 'inline-flex',
  flex: 'none',
  width: 24,
  height: 16,
  borderRadius: 2,
  overflow: 'hidden',
  background: vars.color.sunk,
  // A white flag needs a border on a white background.
  boxShadow: `0 0 0 1px ${vars.color.line}`,
});

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  width: 'min(420px, calc(100vw - 32px))',
  padding: vars.space[3],
});
export const list = style({ height: 'min(330px, 46dvh)', overflowY: 'auto', overscrollBehavior: 'contain' });
export const rows = style({ position: 'relative', width: '100%' });
export const row = style({
  position: 'absolute',
  top: 0,
  insetInline: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  height: 48,
  padding: `0 ${vars.space[2]} 0 10px`,
  borderRadius: vars.radius.field,
  cursor: 'pointer',
  '@media': {
    [breakpoints.forcedColors]: {
      selectors: { '&[data-active]': { outline: '3px solid Highlight', outlineOffset: -3 } },
    },
  },
  selectors: {
    '&[data-active]': { background: vars.color.sunk, boxShadow: `inset 0 0 0 2px ${vars.color.brandLine}` },
    '&[aria-selected="true"]': {
      background: vars.color.brandTint,
      color: vars.color.brand,
      fontWeight: vars.weight.strong,
    },
  },
});
export const name = style({ flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const dial = style({ color: vars.color.ink2, fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
export const check = style({ flex: 'none', width: 20 });
export const none = style({ padding: vars.space[4], color: vars.color.ink2 });
export const loading = style({
  display: 'grid',
  placeItems: 'center',
  height: 200,
  color: vars.color.ink3,
});
