import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { breakpoints } from './breakpoints.ts';
import { dark, forced, light } from './palette.ts';
import {
  bar,
  ease,
  elevation,
  font,
  layer,
  leading,
  measure,
  motion,
  radius,
  size,
  space,
  target,
  tracking,
  weight,
} from './scale.ts';
import { vars } from './vars.css.ts';

createGlobalTheme(':root', vars, {
  color: light,
  elevation: elevation.light,
  space,
  radius,
  font,
  size,
  leading,
  tracking,
  weight,
  motion,
  ease,
  target,
  measure,
  bar,
  layer,
});

globalStyle(':root', { colorScheme: 'light' });

globalStyle(':root', {
  '@media': { [breakpoints.low]: { vars: assignVars(vars.bar, { sticky: 'static', fixed: 'static' }) } },
});

const darkVars = { ...assignVars(vars.color, dark), ...assignVars(vars.elevation, elevation.dark) };

/** The system's preference, unless the page sets `data-theme`. Prints are light. */
globalStyle(":root:not([data-theme='light'])", {
  '@media': { 'screen and (prefers-color-scheme: dark)': { colorScheme: 'dark', vars: darkVars } },
});
globalStyle(":root[data-theme='dark']", { '@media': { screen: { colorScheme: 'dark', vars: darkVars } } });

/** In both themes. */
globalStyle(':root:root:root', {
  '@media': { [breakpoints.forcedColors]: { vars: assignVars(vars.color, forced) } },
});

globalStyle(':root', {
  '@media': {
    [breakpoints.reducedMotion]: {
      vars: assignVars(vars.motion, {
        quick: '0ms',
        base: '0ms',
        slow: '0ms',
        out: '0ms',
        reveal: '0ms',
        toastIn: '0ms',
        toastOut: '0ms',
      }),
    },
  },
});
