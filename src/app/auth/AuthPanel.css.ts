import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  blockSize: '100%',
});

export const cloth = style({ overflow: 'hidden' });

export const words = style({ display: 'grid', gap: vars.space[4], padding: vars.space[12] });

export const headline = style({ maxInlineSize: '28rem' });
export const sentence = style({ maxInlineSize: '24em' });
