import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { legibilityOn } from '#flows/drawing/paper.ts';
import { attributesOf, xmlErrors } from '#flows/drawing/xml.fixtures.ts';
import { FLOWS, graphOf } from '#machines/flows.ts';
import { MODELS } from '#tests/paths/models.ts';
import { drawProduct, FLOWS_FOLDER, flowFiles } from '../../scripts/flows/files.ts';
import { ROOT } from '../../scripts/setup/root.mjs';
import { read, repositoryFiles } from './files.ts';
import { crossings, looseLines, overlaps, strays, tightTexts, unmeasuredLetters } from './layoutProblems.ts';

const drawn = readdirSync(FLOWS_FOLDER);
const machines = repositoryFiles().flatMap((file) => /\/([a-zA-Z]+)\.machine\.ts$/.exec(file)?.[1] ?? []);

const product = await drawProduct();

describe('docs/flows', () => {
  // To fix: `npm run flows`.
  it('is what the machines give now', () => {
    const files = flowFiles(product);
    const stale = drawn.filter((name) => files.get(name) !== read(`docs/flows/${name}`));
    expect(stale).toStrictEqual([]);
    expect(drawn.sort()).toStrictEqual([...files.keys()].sort());
  });

  it.each(machines)('shows %s, and the front page tells of it', (id) => {
    expect(drawn).toEqual(expect.arrayContaining([`${id}.svg`, `${id}.md`, `${id}.mmd`]));
    expect(read('docs/flows/README.md')).toContain(`(${id}.md)`);
  });
});

describe('the flows', () => {
  it('are those that have a machine, each once', () => {
    expect(FLOWS.map(({ machine }) => machine.id).sort()).toStrictEqual(machines.sort());
  });

  it.each(FLOWS.map(({ title, screens }) => [title, screens]))('%s has its screen in %s', (_, screens) => {
    expect(existsSync(path.join(ROOT, screens))).toBe(true);
  });
});

describe.each(MODELS.map((model) => [model.title, model] as const))('%s', (_, { machine, events }) => {
  it('is told by the app of what no person does', () => {
    const done = new Set(
      Object.values(events).flatMap(({ event, perform, shownElsewhere }) =>
        perform || shownElsewhere ? event.type : [],
      ),
    );
    const named = graphOf(machine).transitions.filter(({ cause }) => cause === 'person');
    expect(named.map(({ eventType }) => eventType).filter((type) => !done.has(type))).toStrictEqual([]);
  });
});

describe.each(drawn.filter((name) => name.endsWith('.svg')))('%s', (name) => {
  const drawing = read(`docs/flows/${name}`);

  it('is well-formed', () => {
    expect(xmlErrors(drawing)).toStrictEqual([]);
  });

  /** If a drawing is split into parts, only the parts are meant for paper. */
  const isFolded =
    /^[^.]+\.svg$/.test(name) &&
    drawn.some((other) => other.startsWith(`${name.slice(0, -3)}`) && /\..*\.svg$/.test(other));
  it.skipIf(isFolded)('can be read on a sheet of A4', () => {
    const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(drawing) ?? [];
    expect(legibilityOn(Number(width), Number(height))).toBeGreaterThanOrEqual(1);
  });

  it('links to what is there', () => {
    const links = attributesOf(drawing, 'href');
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !existsSync(path.join(FLOWS_FOLDER, link)))).toStrictEqual([]);
  });
});

const drawings = [
  ...product.flows.flatMap((each) => each.drawings),
  ...product.lifecycles.flatMap((each) => each.drawings),
  ...product.map,
];

describe.each(drawings.map((drawing) => [drawing.file, drawing] as const))(
  'the layout of %s',
  (_, { layout, part }) => {
    it('lays nothing over anything', () => {
      expect(overlaps(layout)).toStrictEqual([]);
    });

    it('puts every state within the one that holds it, and all within the drawing', () => {
      expect(strays(layout)).toStrictEqual([]);
    });

    it('leads no line through a text that is not its own', () => {
      expect(crossings(layout)).toStrictEqual([]);
    });

    it('leads each line from its state to its target', () => {
      expect(looseLines(layout)).toStrictEqual([]);
    });

    it('gives each text the room that it needs, in letters that were measured', () => {
      expect(tightTexts(layout)).toStrictEqual([]);
      expect(unmeasuredLetters(layout)).toStrictEqual([]);
    });

    it('shows each transition of the flow, or of its part', () => {
      const shown = new Set(
        [...layout.edges.map(({ steps }) => steps), ...layout.states.map(({ rows }) => rows)].flatMap((all) =>
          all.flatMap(({ transitions }) => transitions),
        ),
      );
      const all = layout.graph.transitions.map(({ id }) => id);
      if (part === 'the whole') expect([...shown].sort()).toStrictEqual([...all].sort());
      else expect(all).toEqual(expect.arrayContaining([...shown]));
    });
  },
);

it('a state stands below those before it that lead to it', () => {
  const login = drawings.find(({ file }) => file === 'login.svg');
  const tops = new Map(login?.layout.states.map(({ state, y }) => [state.id, y]));
  const order = ['form', 'submitting', 'loggedIn'].map((id) => tops.get(id) ?? Number.NaN);
  expect(order).toStrictEqual([...order].sort((a, b) => a - b));
});
