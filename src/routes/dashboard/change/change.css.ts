import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

/** As wide as text and a comparison are read well. */
export const page = style({ maxWidth: '52rem' });

export const back = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });

/** What a change means, and the button to compare it. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[4],
  '@media': { [breakpoints.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Three columns at every width: before and after are read side by side. */
export const compared = style({ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' });

export const comparedCell = style({
  paddingBlock: vars.space[3],
  paddingInlineStart: vars.space[2],
  borderBottom: `1px solid ${vars.color.line}`,
  fontSize: vars.size.small,
  fontWeight: vars.weight.text,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
  selectors: {
    '&:first-child': { width: '26%', paddingInlineStart: 0, textAlign: 'start', color: vars.color.ink2 },
    'tbody tr:last-child &': { borderBottom: 0 },
  },
});

export const comparedHead = style({ color: vars.color.ink2, fontWeight: vars.weight.strong });
