import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const ticket = style({ overflow: 'hidden', borderRadius: vars.radius.card });
export const strip = style({ height: vars.space[12], overflow: 'hidden', background: vars.color.deep });
/** Its squares are cut at the edge, never shrunk to fit. */
export const cloth = style({ minWidth: '620px' });
const part = style({ padding: `${vars.space[6]} clamp(${vars.space[5]}, 3vw, ${vars.space[8]})` });
export const number = style([part]);
/** Where the ticket tears. */
export const rest = style([part, { borderTop: `1px dashed ${vars.color.lineStrong}` }]);
