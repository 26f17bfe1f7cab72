import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

/** A readable line length. */
export const page = style({ maxWidth: '44rem' });

export const back = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });

export const list = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  paddingInlineStart: vars.space[5],
  listStyle: 'disc',
  color: vars.color.ink2,
});
