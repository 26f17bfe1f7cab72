import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const header = style({
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.measure.narrow} + 2 * ${vars.space.gutter})`,
  marginInline: 'auto',
  paddingBlock: vars.space[4],
  paddingInline: vars.space.gutter,
  '@media': {
    [breakpoints.abovePhone]: { paddingBlock: vars.space[8] },
    [breakpoints.low]: { paddingBlock: vars.space[3] },
  },
});

export const form = style({
  inlineSize: '100%',
  maxInlineSize: `calc(440px + 2 * ${vars.space.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  paddingBlock: vars.space[6],
  '@media': { [breakpoints.low]: { paddingBlockStart: 0 } },
});

export const phoneOnly = style({ '@media': { [breakpoints.abovePhone]: { display: 'none' } } });
