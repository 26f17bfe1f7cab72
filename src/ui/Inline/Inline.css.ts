import { style, styleVariants } from '@vanilla-extract/css';

export const inline = style({
  display: 'flex',
  minWidth: 0,
  // What renders nothing takes no gap of the stack around it.
  selectors: { '&:empty': { display: 'none' } },
});
export const wrap = style({ flexWrap: 'wrap' });

export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
});

export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});
