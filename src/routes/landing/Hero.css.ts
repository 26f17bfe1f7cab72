import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space[10],
  '@media': {
    [breakpoints.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space[5],
      paddingBlockStart: vars.space[6],
    },
  },
});

export const words = style({
  alignSelf: 'center',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  paddingBlock: vars.space[10],
  '@media': { [breakpoints.phone]: { display: 'contents' } },
});

/** On a phone the headline, the search and a home come before the sentences. */
export const pitch = style({
  maxWidth: vars.measure.prose,
  '@media': { [breakpoints.phone]: { order: 3 } },
});
export const search = style({
  maxWidth: vars.measure.narrow,
  '@media': { [breakpoints.phone]: { order: 1 } },
});

export const towns = style({ '@media': { [breakpoints.phone]: { order: 4 } } });

/** Bleeds to the right edge of the window. */
export const scene = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  minHeight: 'clamp(420px, 52vw, 660px)',
  marginInlineEnd: `calc(-1 * max(${vars.space.gutter}, (100vw - ${vars.measure.page}) / 2))`,
  overflow: 'clip',
  '@media': {
    [breakpoints.tablet]: { gridTemplateColumns: '84px minmax(0, 1fr)' },
    [breakpoints.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'minmax(0, 1fr) auto',
      order: 2,
      minHeight: 340,
      marginInline: `calc(-1 * ${vars.space.gutter})`,
    },
  },
});
export const cloth = style({
  minHeight: 0,
  overflow: 'hidden',
  '@media': { [breakpoints.phone]: { display: 'none' } },
});
export const picture = style({ height: '100%', borderRadius: 0 });
/** On phones the cloth lies under the picture, and the plate over both. */
export const strip = style({
  display: 'none',
  background: vars.color.deep,
  '@media': { [breakpoints.phone]: { display: 'block', overflow: 'hidden' } },
});

export const plate = style({
  position: 'absolute',
  insetInlineStart: vars.space[12],
  insetBlockEnd: vars.space[12],
  width: 'min(340px, 80%)',
  '@media': {
    [breakpoints.phone]: { insetInline: vars.space.gutter, insetBlockEnd: vars.space[4], width: 'auto' },
  },
});
/** The figure over its words; on phones beside them. */
export const plateFigure = style({
  display: 'grid',
  gap: vars.space[1],
  '@media': {
    [breakpoints.phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: vars.space[3],
    },
  },
});
export const fine = style({ '@media': { [breakpoints.phone]: { display: 'none' } } });
