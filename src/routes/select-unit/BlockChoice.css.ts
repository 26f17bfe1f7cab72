import { style } from '@vanilla-extract/css';

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
