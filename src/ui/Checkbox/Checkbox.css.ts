import { style } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

const BOX_PX = 24;

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  minHeight: vars.target.icon,
  paddingBlock: 10,
});

export const box = style({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: BOX_PX,
  height: BOX_PX,
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  color: vars.color.onBrand,
  transition: `background-color ${vars.motion.quick} ${vars.ease.out}`,
  '@media': {
    [breakpoints.forcedColors]: {
      selectors: {
        '&[aria-invalid="true"]': { borderWidth: 3 },
        '&[aria-disabled="true"]': { borderColor: 'GrayText' },
      },
    },
  },
  selectors: {
    // Extends the target to 44 px.
    '&::after': { content: '', position: 'absolute', inset: -11 },
    '&:hover': { borderColor: vars.color.brand },
    '&[data-state="checked"]': { background: vars.color.brand, borderColor: vars.color.brand },
    '&[aria-invalid="true"]': { borderColor: vars.color.bad },
    '&[aria-disabled="true"]': {
      background: vars.color.sunk,
      borderColor: vars.color.line,
      color: vars.color.ink3,
      cursor: 'not-allowed',
    },
  },
});

export const label = style({
  flex: 1,
  minWidth: 0,
  cursor: 'pointer',
  fontSize: vars.size.small,
  lineHeight: 1.6,
  selectors: { '[aria-disabled="true"] ~ &': { color: vars.color.ink2, cursor: 'not-allowed' } },
});

/** Aligned with the label, not the box; the margin offsets the row's padding. */
export const notes = style({
  marginTop: `calc(${vars.space[2]} * -1)`,
  paddingInlineStart: `calc(${BOX_PX}px + ${vars.space[3]})`,
});
