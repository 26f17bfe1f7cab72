import { createVar, style } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const columns = createVar();

export const group = style({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  '@media': { [breakpoints.phone]: { gridTemplateColumns: `repeat(min(${columns}, 3), minmax(0, 1fr))` } },
});

export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  width: '100%',
  minHeight: vars.target.main,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.field,
  background: vars.color.surface,
  '@media': {
    [breakpoints.phone]: { paddingBlock: vars.space[1.5], paddingInline: vars.space[3] },
    [breakpoints.forcedColors]: {
      selectors: {
        '&[data-state="checked"]': { borderWidth: 3 },
        '&[aria-disabled="true"]': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
  transition: `background-color ${vars.motion.quick} ${vars.ease.out}`,
  selectors: {
    '&:hover:not([aria-disabled="true"])': { borderColor: vars.color.brand },
    '&[data-state="checked"]': {
      background: vars.color.brandTint,
      borderColor: vars.color.brand,
      boxShadow: `inset 0 0 0 1px ${vars.color.brand}`,
    },
    '&[aria-disabled="true"]': {
      background: vars.color.sunk,
      borderColor: vars.color.line,
      cursor: 'not-allowed',
      color: vars.color.ink3,
    },
  },
});

export const mark = style({
  display: 'inline-flex',
  flex: 'none',
  width: 22,
  height: 22,
  borderRadius: '50%',
  border: `2px solid ${vars.color.lineStrong}`,
  background: vars.color.surface,
  selectors: {
    '[data-state="checked"] > &': { border: `7px solid ${vars.color.brand}` },
    '[aria-disabled="true"] > &': { visibility: 'hidden' },
  },
});

export const text = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });
export const title = style({
  fontWeight: vars.weight.strong,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
});
export const description = style({
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  color: vars.color.ink2,
});
export const reason = style({
  fontSize: vars.size.note,
  lineHeight: vars.leading.note,
  color: vars.color.ink3,
});
export const end = style({ flex: 'none', textAlign: 'end' });
