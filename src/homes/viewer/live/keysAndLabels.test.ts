// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { labelAt, placeLabels } from './placeLabels.ts';
import { nextLevel } from './viewerKeys.ts';

describe('keys', () => {
  it('open one floor after another from the top', () => {
    expect(nextLevel(null, -1, 3)).toBe(2);
    expect(nextLevel(0, -1, 3)).toBe(0);
    expect(nextLevel(1, 1, 3)).toBe(2);
    expect(nextLevel(2, 1, 3)).toBeNull();
    expect(nextLevel(null, 1, 3)).toBeNull();
  });
});

describe('labels over the picture', () => {
  const element = () => {
    const made = document.createElement('span');
    Object.defineProperties(made, { offsetWidth: { value: 40 }, offsetHeight: { value: 20 } });
    return made;
  };
  const view = {
    eye: [0, 0, 0] as const,
    lift: null,
    project: ([x, y]: readonly [number, number, number]) => (x < 0 ? null : { x, y }),
  };
  const label = (id: string, x: number, rank = 0) => ({ id, rank, place: () => [x, 50, 0] as const });

  it('are positioned by projection; if two overlap, the higher rank is shown', () => {
    const elements = new Map(['a', 'b', 'c', 'd'].map((id) => [id, element()]));
    const labels = [label('a', 100), label('b', 110, 1), label('c', 200), label('d', -1)];
    const boxes = placeLabels(labels, elements, view, []);
    const seen = [...elements].filter(([, each]) => each.style.visibility === 'visible').map(([id]) => id);
    expect(seen).toEqual(['b', 'c']);
    expect(elements.get('c')?.style.transform).toBe('translate(180.0px, 40.0px)');
    expect(labelAt(boxes, 215, 55)).toBe('c');
    expect(labelAt(boxes, 300, 55)).toBeNull();
  });

  it('do not overlap the buttons', () => {
    const elements = new Map([['a', element()]]);
    const buttons = { id: '', left: 90, right: 200, top: 0, bottom: 100 };
    placeLabels([label('a', 100)], elements, view, [buttons]);
    expect(elements.get('a')?.style.visibility).toBe('hidden');
  });
});
