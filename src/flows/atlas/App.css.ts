import { breakpoints, vars } from '@adire/ui';
import { globalStyle, style } from '@vanilla-extract/css';

export const app = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  background: vars.color.paper,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  '@media': { [breakpoints.print]: { display: 'block', minHeight: 0, background: 'none' } },
});
globalStyle('body', { '@media': { [breakpoints.print]: { background: '#fff' } } });

export const bar = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minHeight: 56,
  paddingInline: vars.space[5],
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.paper,
  '@media': {
    [breakpoints.phone]: { paddingInline: vars.space[4] },
    [breakpoints.print]: { display: 'none' },
  },
});

export const crumbs = style({ display: 'flex', alignItems: 'center', gap: vars.space[1], minWidth: 0 });

const crumbLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.target.icon,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.small,
  textDecoration: 'none',
  ':hover': { background: vars.color.brandTint },
});

export const home = style([
  crumbLink,
  {
    flex: 'none',
    marginInlineStart: `calc(-1 * ${vars.space[2]})`,
    fontFamily: vars.font.head,
    fontSize: '1.125rem',
    fontWeight: vars.weight.head,
    letterSpacing: vars.tracking.h3,
    whiteSpace: 'nowrap',
    '@media': { [breakpoints.phone]: { fontSize: vars.size.body } },
  },
]);
export const crumb = style([crumbLink, { minWidth: 0, fontWeight: vars.weight.strong }]);
export const crumbWords = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const crumbMark = style({ flex: 'none', color: vars.color.ink3 });
