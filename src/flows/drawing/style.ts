import { CAUSES } from '../graph/graph.ts';
import { TEXT_STYLES } from './text.ts';

/**
 * The fonts whose letters are measured: a diagram that is shown as an image cannot load Figtree and falls back to Arial
 * or a substitute; where there is none, as on a plain Linux, to DejaVu Sans made as narrow as they are.
 */
const FONTS = "Figtree, Arial, 'Liberation Sans', Arimo, Helvetica, 'Narrow DejaVu', sans-serif";

/** DejaVu Sans is up to 17 % wider than was measured, in bold 25 %; a little of that fits between text and box. */
const NARROW = [
  { weight: 400, font: 'DejaVu Sans', percent: 86 },
  { weight: 600, font: 'DejaVu Sans Bold', percent: 82 },
]
  .map(
    ({ weight, font, percent }) =>
      `@font-face{font-family:'Narrow DejaVu';font-weight:${weight};src:local('${font}');size-adjust:${percent}%}`,
  )
  .join('\n');

/** The diagrams' own colours, which are close to those of the design system. */
const COLOURS = {
  light: {
    paper: '#fdfaf4',
    surface: '#fffefb',
    frame: '#f6f2ea',
    line: '#d6d0c4',
    outline: '#8a8a7d',
    ink: '#12241a',
    quiet: '#3e4d44',
    note: '#5a675e',
    person: '#1c5694',
    operator: '#6a3d8f',
    app: '#50544d',
    time: '#7a4a00',
    success: '#116031',
    failure: '#a32321',
  },
  dark: {
    paper: '#0c1611',
    surface: '#18261f',
    frame: '#101c16',
    line: '#2c3b34',
    outline: '#68796f',
    ink: '#f3efe5',
    quiet: '#c8c9ba',
    note: '#9ca79a',
    person: '#8cc4f5',
    operator: '#cfa9f0',
    app: '#b6b9b0',
    time: '#f7cf73',
    success: '#78d694',
    failure: '#f8928a',
  },
} as const;

const colours = (theme: keyof typeof COLOURS): string =>
  Object.entries(COLOURS[theme])
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';');

const texts = Object.entries(TEXT_STYLES)
  .map(
    ([name, { sizePx, weight }]) =>
      `.flow .${name}{font-size:${sizePx}px;font-weight:${weight === 'strong' ? 600 : 400}}`,
  )
  .join('\n');

/** Scoped to `.flow`, so that it styles nothing else on a page that contains the drawing. */
export const STYLE = `
${NARROW}
.flow{${colours('light')};font-family:${FONTS}}
@media (prefers-color-scheme:dark){.flow{${colours('dark')}}}
[data-theme=light] .flow{${colours('light')}}
[data-theme=dark] .flow{${colours('dark')}}
@media print{.flow{${colours('light')}}}
.flow text{fill:var(--ink)}
${texts}
.flow .words,.flow .condition{fill:var(--quiet)}
.flow .note{fill:var(--note)}
.flow .ground{fill:var(--paper)}
.flow .box{fill:var(--surface);stroke:var(--outline);stroke-width:1.2}
.flow .compound>.box{fill:var(--frame);stroke:var(--line)}
.flow .machine>.box{fill:none}
.flow .busy>.box{stroke-dasharray:5 3.5}
.flow .inner{fill:none;stroke:var(--outline);stroke-width:1.2}
.flow .divider{stroke:var(--line)}
.flow .neighbour>.box{fill:var(--paper);stroke:var(--line)}
.flow .pill{fill:var(--paper);stroke:var(--line);stroke-dasharray:2 3}
.flow .start{fill:var(--ink)}
.flow .way{fill:none;stroke:var(--cause);stroke-width:1.4}
.flow .head{fill:var(--cause)}
.flow .plate{fill:var(--paper);stroke:var(--cause);stroke-width:.8;stroke-opacity:.45}
.flow .event{fill:var(--cause,var(--ink))}
.flow .sign.filled{fill:var(--cause,var(--note))}
.flow .sign.lined{fill:none;stroke:var(--cause,var(--note));stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round}
.flow .begin,.flow .mixed{--cause:var(--ink)}
.flow .signal{--cause:var(--app)}
.flow .signal>.way{stroke-dasharray:2 4;stroke-linecap:round}
${CAUSES.map((cause) => `.flow .${cause}{--cause:var(--${cause})}`).join('\n')}
.flow a:focus-visible>.box,.flow a:hover>.box{stroke:var(--ink);stroke-width:2}
.flow a:focus{outline:none}
`;
