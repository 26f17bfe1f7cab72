import { style } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const group = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

/** The font weight does not change with the selection: bolder text would shift the other chips. */
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: vars.target.tap,
  minHeight: vars.target.icon,
  paddingInline: vars.space[4],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  fontWeight: vars.weight.strong,
  fontSize: vars.size.small,
  transition: `background-color ${vars.motion.quick} ${vars.ease.out}`,
  '@media': {
    [breakpoints.forcedColors]: {
      selectors: {
        '&[data-state="checked"]': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
  selectors: {
    '&:hover': { borderColor: vars.color.brand },
    '&[data-state="checked"]': {
      background: vars.color.brandTint,
      borderColor: vars.color.brand,
      boxShadow: `inset 0 0 0 1px ${vars.color.brand}`,
      color: vars.color.brand,
    },
  },
});

/** 36 px high; its target extends 4 px above and below. */
export const chipSmall = style({
  position: 'relative',
  minHeight: 36,
  paddingInline: 10,
  borderColor: vars.color.line,
  fontSize: vars.size.note,
  '::after': { content: '', position: 'absolute', insetBlock: -5, insetInline: -1 },
});
