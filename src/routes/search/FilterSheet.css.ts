import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

/** Sticks to the bottom of the sheet while the filters scroll. */
export const actions = style({
  position: vars.bar.sticky,
  insetBlockEnd: `calc(-1 * ${vars.space[5]})`,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[3],
  marginInline: `calc(-1 * ${vars.space[5]})`,
  marginBlockEnd: `calc(-1 * ${vars.space[5]})`,
  padding: `${vars.space[3]} ${vars.space[5]}`,
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const count = style({
  gridColumn: '1 / -1',
  minHeight: `calc(${vars.size.small} * ${vars.leading.small})`,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  color: vars.color.ink2,
  textAlign: 'end',
});

/** Fills the sheet, so that it does not grow when the fields are rendered. */
export const fieldsToCome = style({ blockSize: '100vh' });
