import { vars } from '@adire/ui';
import { style, styleVariants } from '@vanilla-extract/css';

/** The diagram's colours of the causes, as tokens. */
export const cause = styleVariants({
  person: { color: vars.color.focus },
  operator: { color: vars.color.clayInk },
  app: { color: vars.color.calm },
  time: { color: vars.color.goldInk },
  success: { color: vars.color.good },
  failure: { color: vars.color.bad },
});
export const sign = style({ display: 'inline-flex', flex: 'none', alignSelf: 'center' });
