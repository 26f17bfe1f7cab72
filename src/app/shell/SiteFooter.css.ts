import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const footer = style({
  display: 'grid',
  gap: vars.space[8],
  paddingBlock: vars.space[12],
  paddingInline: `max(${vars.space.gutter}, calc((100% - ${vars.measure.page}) / 2))`,
  background: vars.color.deep,
  color: vars.color.onDeep,
  '@media': { [breakpoints.print]: { display: 'none' } },
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[6],
  '@media': { [breakpoints.phone]: { flexDirection: 'column', alignItems: 'flex-start' } },
});

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[8],
  rowGap: vars.space[2],
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.target.icon,
  color: vars.color.onDeep2,
});

export const company = style({ display: 'grid', gap: vars.space[1] });

export const networks = style({ display: 'flex', gap: vars.space[2] });

export const network = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.target.icon,
  blockSize: vars.target.icon,
  border: `1px solid ${vars.color.deepLine}`,
  borderRadius: vars.radius.field,
  color: vars.color.onDeep,
});

export const sign = style({
  inlineSize: '18px',
  blockSize: '18px',
  fill: 'currentColor',
  fillRule: 'evenodd',
});

/** The colours of the switch on the deep ground: in those of the page it would be the brightest thing of the footer. */
export const theme = style({
  vars: {
    [vars.color.sunk]: 'transparent',
    [vars.color.line]: vars.color.deepLine,
    [vars.color.ink]: vars.color.onDeep,
    [vars.color.ink2]: vars.color.onDeep2,
    [vars.color.surface]: vars.color.deepLine,
    [vars.color.brand]: vars.color.onDeep,
    [vars.color.lineStrong]: vars.color.deepLine,
  },
});

export const note = style({ color: vars.color.onDeep2, fontSize: vars.size.note });
