import { vars } from '@adire/ui';
import { createVar, style } from '@vanilla-extract/css';

/** Narrower than this, lettering grows against the drawing. */
export const narrow = '(max-width: 520px)';

/** In the drawing's own metres, written as px. */
export const wideSize = createVar();
export const narrowSize = createVar();

export const frame = style({ containerType: 'inline-size' });

/** Words on a drawing, about as large on a phone as beside it. */
export const lettering = style({
  fill: vars.color.ink,
  fontFamily: vars.font.text,
  fontWeight: vars.weight.strong,
  fontSize: wideSize,
  dominantBaseline: 'central',
  '@container': { [narrow]: { fontSize: narrowSize } },
});

export const middle = style([lettering, { textAnchor: 'middle' }]);

export const large = style([
  middle,
  {
    fontSize: `calc(1.3 * ${wideSize})`,
    '@container': { [narrow]: { fontSize: `calc(1.3 * ${narrowSize})` } },
  },
]);
