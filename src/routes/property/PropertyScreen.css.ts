import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

/** The states with a home or its skeleton; the others show only text. */
const HOME = '[data-state="shown"], [data-state="loading"]';

export const screen = style({
  paddingBlock: `${vars.space[5]} ${vars.space.section}`,
  '@media': {
    [breakpoints.phone]: {
      // Leaves room to scroll the end of the page above the bottom bar.
      paddingBlockEnd: `calc(${vars.space.section} + ${vars.space[20]})`,
      // On phones the picture is at the top of the page.
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

/** On phones it is between the picture and the title. */
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
