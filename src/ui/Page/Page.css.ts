import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const page = style({ width: '100%', marginInline: 'auto', paddingInline: vars.space.gutter });

export const width = styleVariants({
  page: { maxWidth: `calc(${vars.measure.page} + 2 * ${vars.space.gutter})` },
  prose: { maxWidth: `calc(${vars.measure.prose} + 2 * ${vars.space.gutter})` },
  narrow: { maxWidth: `calc(${vars.measure.narrow} + 2 * ${vars.space.gutter})` },
});
