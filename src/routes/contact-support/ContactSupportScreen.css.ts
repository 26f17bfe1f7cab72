import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const screen = style({ paddingBlock: vars.space[8] });
/** Aligns its arrow with the edge of the page. */
export const back = style({
  marginInlineStart: `calc(-1 * ${vars.space[3]})`,
  '@media': { '(scripting: none)': { display: 'none' } },
});
