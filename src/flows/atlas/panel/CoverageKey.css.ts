import { vars } from '@adire/ui';
import { globalStyle, style } from '@vanilla-extract/css';

const table = style({ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space[1]} 0`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontWeight: vars.weight.text,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${table} thead th`, { color: vars.color.ink3, fontSize: vars.size.note });

const number = style({});
globalStyle(`${table} .${number}`, { width: '6em', textAlign: 'end' });

export const key = {
  table,
  number,
  name: style({}),
  words: style({
    display: 'block',
    paddingBlockStart: 2,
    color: vars.color.ink3,
    fontSize: vars.size.note,
    lineHeight: vars.leading.note,
  }),
};
