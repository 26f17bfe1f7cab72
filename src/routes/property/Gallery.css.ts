import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

const edgeToEdge = { marginInline: `calc(-1 * ${vars.space.gutter})`, borderRadius: 0 };

export const alone = style({
  height: 'clamp(220px, 34vw, 420px)',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  '@media': { [breakpoints.phone]: edgeToEdge },
});
/** The frame takes the shape of its place. */
export const fill = style({ height: '100%', borderRadius: 0 });

export const gallery = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '2fr 1fr 1fr',
  gap: vars.space[2],
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  selectors: {
    '&[data-count="1"]': { gridTemplateColumns: '1fr' },
    '&[data-count="2"]': { gridTemplateColumns: '1fr 1fr' },
    '&[data-count="3"], &[data-count="4"]': { gridTemplateColumns: '2fr 1fr' },
  },
  '@media': {
    [breakpoints.phone]: {
      ...edgeToEdge,
      gridTemplateColumns: 'minmax(0, 1fr)',
      selectors: { '&[data-count]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});

export const large = style({ display: 'block', gridRow: 'span 2', minWidth: 0, overflow: 'hidden' });
export const small = style({
  display: 'block',
  minWidth: 0,
  overflow: 'hidden',
  '@media': { [breakpoints.phone]: { display: 'none' } },
});
export const all = style({
  position: 'absolute',
  insetBlockEnd: vars.space[4],
  insetInlineEnd: vars.space[4],
});
