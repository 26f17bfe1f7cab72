import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

const note = { fontSize: vars.size.note, lineHeight: vars.leading.note } as const;

export const outcome = {
  row: style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[3]}` }),
  passed: style({ ...note, color: vars.color.good }),
  failed: style({ ...note, color: vars.color.bad }),
  skipped: style({ ...note, color: vars.color.ink3 }),
  notWalked: style({ ...note, color: vars.color.ink3 }),
  words: style({ color: vars.color.ink2, overflowWrap: 'anywhere' }),
  more: style({
    minHeight: vars.target.icon,
    alignSelf: 'start',
    color: vars.color.brand,
    fontWeight: vars.weight.strong,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
  }),
};
