import { breakpoints, vars } from '@adire/ui';
import { globalStyle, style } from '@vanilla-extract/css';

export const halves = style({
  display: 'grid',
  '@media': { [breakpoints.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 18.75rem' } },
});

export const half = style({
  minWidth: 0,
  padding: vars.space[8],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@media': {
    [breakpoints.phone]: { padding: vars.space[5] },
    [breakpoints.desktop]: {
      selectors: {
        '& + &': { borderBlockStart: 0, borderInlineStart: `1px solid ${vars.color.line}` },
      },
    },
  },
});

/** The home's picture is beside its name or, where there is room, larger beside the distance to the target. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[3],
  rowGap: vars.space[4],
  '@media': { [breakpoints.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 11rem' } },
});

/** The name gets a line of its own where its words would be broken. */
globalStyle(`${head} > a`, { '@media': { [breakpoints.cramped]: { gridRow: 2, gridColumn: '1 / -1' } } });

export const picture = style({ '@media': { [breakpoints.wide]: { gridArea: '2 / 2' } } });
export const plan = style({
  '@media': { [breakpoints.wide]: { justifySelf: 'end' }, [breakpoints.cramped]: { gridColumn: 3 } },
});
export const distance = style({
  gridColumn: '1 / -1',
  '@media': { [breakpoints.wide]: { gridArea: '2 / 1' } },
});
