import { vars } from '@adire/ui';
import { createVar, style } from '@vanilla-extract/css';

/** Below this width, text grows relative to the drawing. */
export const narrow = '(max-width: 520px)';

/** Sizes in the drawing's metres, written as px. */
export const wideSize = createVar();
export const narrowSize = createVar();

export const frame = style({ containerType: 'inline-size' });

/** Text on a drawing, about the size of the text next to it even on a phone. */
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
