import { vars } from '@adire/ui';
import { style, styleVariants } from '@vanilla-extract/css';

/** The specification's ・ is in neither of our fonts: it stays in the text, and is drawn as a dot. */
export const dot = style({
  fontSize: 0,
  '::before': {
    content: '""',
    display: 'inline-block',
    width: '4px',
    height: '4px',
    marginInline: '8px',
    borderRadius: '50%',
    background: 'currentColor',
    position: 'relative',
    top: '-5px',
  },
});

const statusText = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] });

/** The colours that units of the status have on the drawn front. */
export const status = styleVariants({
  available: [statusText],
  held: [statusText, { color: vars.color.goldInk }],
  reserved: [statusText, { color: vars.color.clayInk }],
  sold: [statusText, { color: vars.color.ink3 }],
});
