import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: vars.target.main,
  color: vars.color.ink,
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

/** A plus that rotates into a cross when its instalments are shown, as that of an accordion. */
export const mark = style({
  flex: 'none',
  transition: `transform ${vars.motion.base} ${vars.ease.out}`,
  selectors: { '[open] > * > &': { transform: 'rotate(45deg)' } },
});
