import { vars } from '@adire/ui';
import { style, styleVariants } from '@vanilla-extract/css';

const statusText = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] });

/** The colours of each status, as on the facade. */
export const status = styleVariants({
  available: [statusText],
  held: [statusText, { color: vars.color.goldInk }],
  reserved: [statusText, { color: vars.color.clayInk }],
  sold: [statusText, { color: vars.color.ink3 }],
});
