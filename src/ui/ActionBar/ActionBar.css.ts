import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

const surface = {
  background: vars.color.surface,
  borderTop: `1px solid ${vars.color.line}`,
} as const;
const bottomPadding = `max(${vars.space[3]}, env(safe-area-inset-bottom))`;

export const placement = styleVariants({
  sticky: {
    '@media': {
      [breakpoints.print]: { display: 'none' },
      [breakpoints.belowDesktop]: {
        ...surface,
        position: vars.bar.sticky,
        bottom: 0,
        zIndex: vars.layer.sticky,
        marginInline: `calc(-1 * ${vars.space.gutter})`,
        paddingInline: vars.space.gutter,
        paddingBlock: `${vars.space[3]} ${bottomPadding}`,
      },
    },
  },
  phone: {
    ...surface,
    position: vars.bar.fixed,
    zIndex: vars.layer.bar,
    insetInline: 0,
    bottom: 0,
    display: 'none',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    paddingInline: vars.space.gutter,
    paddingBlock: `${vars.space[3]} ${bottomPadding}`,
    '@media': { [breakpoints.phone]: { display: 'flex' }, [breakpoints.cramped]: { flexWrap: 'wrap' } },
  },
});

/** The text next to the button wraps; the button's label does not. */
globalStyle(`${placement.phone} > a, ${placement.phone} > :has(> button)`, {
  flexShrink: 0,
  whiteSpace: 'nowrap',
});

/** Keeps the end of the page above the bar. */
globalStyle(`body:has(${placement.phone})`, {
  '@media': {
    [breakpoints.phone]: { paddingBottom: 92 },
    [breakpoints.cramped]: { paddingBottom: '9rem' },
    [breakpoints.low]: { paddingBottom: 0 },
  },
});

/** Scrolls a focused element clear of the bar, which has up to three lines. */
globalStyle(`html:has(${placement.sticky}), html:has(${placement.phone})`, {
  '@media': {
    [breakpoints.belowDesktop]: { scrollPaddingBottom: vars.space[10] },
    [breakpoints.low]: { scrollPaddingBottom: 0 },
  },
});

const card = {
  padding: vars.space[6],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
} as const;

export const onDesktop = styleVariants({
  plain: {},
  card: { '@media': { [breakpoints.desktop]: card } },
  /** For a narrow column next to figures. */
  raised: {
    '@media': {
      [breakpoints.desktop]: { ...card, padding: vars.space[5], boxShadow: vars.elevation.e1 },
    },
  },
});
