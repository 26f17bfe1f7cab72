import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  minHeight: vars.target.icon,
  paddingBlock: 10,
});

export const box = style({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: 24,
  height: 24,
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  color: vars.color.onBrand,
  transition: `background-color ${vars.motion.quick} ${vars.ease.out}`,
  selectors: {
    // A finger's size around the box.
    '&::after': { content: '', position: 'absolute', inset: -11 },
    '&:hover': { borderColor: vars.color.brand },
    '&[data-state="checked"]': { background: vars.color.brand, borderColor: vars.color.brand },
    '&[aria-invalid="true"]': { borderColor: vars.color.bad },
  },
});

export const label = style({ flex: 1, cursor: 'pointer', fontSize: vars.size.small, lineHeight: 1.6 });
