import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

/** A quiet line of its own: the amounts of cards are compared, their terms are the same. */
export const terms = style({
  display: 'block',
  color: vars.color.ink3,
  fontSize: vars.size.note,
  fontWeight: vars.weight.text,
  lineHeight: vars.leading.note,
});
