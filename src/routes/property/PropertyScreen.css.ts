import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

/** A home that is shown or on its way; without one there are only words. */
const HOME = '[data-state="shown"], [data-state="loading"]';

export const screen = style({
  paddingBlock: `${vars.space[5]} ${vars.space.section}`,
  '@media': {
    [breakpoints.phone]: {
      // The bottom bar of a phone covers nothing that cannot be scrolled above it.
      paddingBlockEnd: `calc(${vars.space.section} + ${vars.space[20]})`,
      // The picture is the first thing there.
      selectors: { [`&:is(${HOME})`]: { paddingBlockStart: 0 } },
    },
  },
});

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  '@media': {
    [breakpoints.phone]: { selectors: { [`:is(${HOME}) &`]: { gap: vars.space[10] } } },
  },
});

/** On phones it stands under the picture, over the title. */
export const crumb = style({
  '@media': {
    [breakpoints.phone]: {
      selectors: {
        [`:is(${HOME}) &`]: {
          order: 1,
          marginBlock: `calc(-1 * ${vars.space[6]}) calc(-1 * ${vars.space[10]})`,
        },
      },
    },
  },
});
