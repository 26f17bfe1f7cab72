import { describe, expect, it } from 'vitest';
import { diagramsOf } from '#flows/drawing/diagrams.fixtures.ts';
import { svg } from '#flows/drawing/svg.ts';
import { attributesOf, xmlErrors } from '#flows/drawing/xml.fixtures.ts';
import { FLOWS } from '#machines/flows.ts';

/** Together, these contain every kind of drawn element; the generator checks all files. */
const sample = FLOWS.filter(({ machine }) => ['search', 'session', 'verifyOtp'].includes(machine.id));
const drawings = (await diagramsOf(sample)).map((diagram) => ({
  ...diagram,
  drawn: svg(diagram.placed, { title: 'A & B', hrefOf: ({ id }) => `#${id}` }),
}));

it('finds what is not well-formed', () => {
  expect(xmlErrors('<a><b x="1" x="2"/></c>fish & chips</a>')).toStrictEqual([
    '<b> has an attribute twice',
    '</c> ends <a>',
    '</a> ends <undefined>',
    'bare &',
  ]);
});

describe.each(drawings.map((drawing) => [drawing.name, drawing] as const))('%s', (_, { drawn, placed }) => {
  it('is well-formed XML with a title and a description', () => {
    expect(xmlErrors(drawn)).toStrictEqual([]);
    expect(drawn).toContain(`<title id="${placed.graph.id}-title">A &amp; B</title>`);
    expect(drawn).toContain(`<desc id="${placed.graph.id}-desc">`);
  });

  it('has every state once, as a link with a name', () => {
    const states = attributesOf(drawn, 'data-state');
    expect(states).toStrictEqual(placed.states.map(({ state }) => state.id));
    expect(attributesOf(drawn, 'href')).toStrictEqual(states.map((id) => `#${id}`));
    expect(drawn.match(/<a [^>]*><title>[^<]+<\/title>/g)).toHaveLength(states.length);
  });

  it('gives every id once', () => {
    const ids = attributesOf(drawn, 'id');
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toStrictEqual([]);
  });

  it('marks each way and each step with its transitions', () => {
    const marked = new Set(attributesOf(drawn, 'data-transition').flatMap((ids) => ids.split(' ')));
    const shown = placed.edges.flatMap(({ steps }) => steps.flatMap(({ transitions }) => transitions));
    expect(shown.filter((id) => !marked.has(id))).toStrictEqual([]);
  });

  it('tells causes by a sign beside the colour', () => {
    const steps = drawn.match(/<g class="step [a-z]+"[^>]*><path class="sign/g) ?? [];
    expect(steps).toHaveLength((drawn.match(/<g class="step /g) ?? []).length);
  });
});
