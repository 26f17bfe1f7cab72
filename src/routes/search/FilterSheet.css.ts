import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

/** Stays at the foot of the sheet while the filters scroll above it. */
export const actions = style({
  position: 'sticky',
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

/** As high as the sheet can be, so that it does not grow when the fields are there. */
export const fieldsToCome = style({ blockSize: '100vh' });
