import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const card = style({ position: 'relative', minWidth: 0 });

export const save = style({
  position: 'absolute',
  zIndex: vars.layer.raised,
  insetBlockStart: vars.space[3],
  insetInlineEnd: vars.space[3],
});

export const facts = style({ paddingBlockStart: vars.space[3] });

/** The whole card is the link; the heart lies above it. */
export const cover = style({
  textDecoration: 'none',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.field } },
});
