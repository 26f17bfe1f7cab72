import type { Place } from './places.ts';
import { signAt } from './signs.ts';
import { type Box, type BoxLine, SIGN_PX, TEXT_STYLES } from './text.ts';
import { element, text } from './xml.ts';

/** The text of a box at its place, with a group for each transition's lines. */
export function boxText(
  box: Box,
  { x, y }: Pick<Place, 'x' | 'y'>,
  causes: ReadonlyMap<string, string>,
): string {
  const groups: { readonly transitions: string; readonly lines: BoxLine[] }[] = [];
  for (const line of box.lines) {
    const transitions = line.transitions.join(' ');
    const last = groups.at(-1);
    if (last && last.transitions === transitions && !(line.sign && transitions)) last.lines.push(line);
    else groups.push({ transitions, lines: [line] });
  }
  return groups
    .map(({ transitions, lines }) => {
      const drawn = lines.map((line) => lineText(line, x, y)).join('');
      if (!transitions) return drawn;
      const [first = ''] = lines[0]?.transitions ?? [];
      return element(
        'g',
        {
          class: lines[0]?.sign ? `step ${causes.get(first) ?? ''}` : 'also',
          'data-transition': transitions,
        },
        drawn,
      );
    })
    .join('');
}

function lineText(line: BoxLine, x: number, y: number): string {
  const { sizePx } = TEXT_STYLES[line.style];
  const baseline = y + line.y;
  return [
    line.sign ? signAt(line.sign, x + line.x - SIGN_PX, baseline - sizePx * 0.36 - 6) : '',
    element('text', { class: line.style, x: tenth(x + line.x), y: tenth(baseline) }, text(line.text)),
  ].join('');
}

export const tenth = (value: number): number => Math.round(value * 10) / 10;
