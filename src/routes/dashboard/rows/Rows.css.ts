import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const rows = style({ listStyle: 'none', margin: 0, padding: 0 });

export const item = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[3],
  width: '100%',
  minHeight: '4rem',
  padding: `${vars.space[2]} 0`,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  rowGap: vars.space[1],
  // 'Downpayment' next to 'Awaiting transfer' fits into 360 px.
  '@media': {
    [breakpoints.phone]: { columnGap: vars.space[1] },
    [breakpoints.cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minWidth: 0,
  gridRow: 'span 2',
  '@media': { [breakpoints.phone]: { gap: vars.space[2] }, [breakpoints.cramped]: { gridRow: 'auto' } },
});

export const words = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });

/** An amount, and the status below it. */
export const end = style({
  justifySelf: 'end',
  '@media': { [breakpoints.cramped]: { justifySelf: 'start' } },
});
