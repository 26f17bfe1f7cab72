import { style, styleVariants } from '@vanilla-extract/css';

export const stack = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  // What renders nothing takes no gap of the stack around it.
  selectors: { '&:empty': { display: 'none' } },
});

export const align = styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
});
