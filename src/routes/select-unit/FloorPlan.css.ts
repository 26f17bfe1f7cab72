import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const floor = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(80px, 1fr)',
  overflowX: 'auto',
  marginTop: vars.space[1],
  border: `2px solid ${vars.color.ink2}`,
});

export const unit = style({
  padding: vars.space[3],
  minHeight: '96px',
  background: vars.color.surface,
  selectors: {
    '&:not(:first-child)': { borderInlineStart: `2px solid ${vars.color.ink2}` },
    '&[data-selected]': { background: vars.color.brandTint },
  },
});
