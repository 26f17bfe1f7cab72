import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const screen = style({ paddingBlock: vars.space[12] });
export const strip = style({
  overflow: 'hidden',
  borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
});
export const found = style({ padding: vars.space[6] });
export const seal = style({ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });
export const form = style({ display: 'grid', gap: vars.space[4], justifyItems: 'start' });
