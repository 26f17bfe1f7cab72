import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const pictures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const picture = style({
  display: 'block',
  width: '8rem',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
});
