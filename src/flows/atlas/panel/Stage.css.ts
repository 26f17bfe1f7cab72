import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const under = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  alignItems: 'start',
});
export const beside = style([
  under,
  { '@container': { '(min-width: 440px)': { gridTemplateColumns: '208px minmax(0, 1fr)' } } },
]);

/** Spans both columns. */
export const across = style({ gridColumn: '1 / -1' });
