import { conditionOf } from '../graph/condition.ts';
import type { FlowGraph, FlowState, FlowTransition } from '../graph/graph.ts';
import { titleOf } from '../graph/words.ts';

/** A Mermaid state diagram. Mermaid chooses the layout. */
export function mermaid({ states, transitions }: FlowGraph, title: string): string {
  const [machine] = states;
  if (!machine) return '';
  const byParent = Map.groupBy(states, ({ parent }) => parent);
  const lines = (state: FlowState, indent: string): string[] =>
    (byParent.get(state.id) ?? []).flatMap((child) => {
      const head = `${indent}state "${escaped(titleOf(child.name))}" as ${nodeId(child.id)}`;
      if (child.children.length === 0)
        return [head, `${indent}${nodeId(child.id)} : ${escaped(child.description)}`];
      return [
        `${head} {`,
        ...child.initial.map((first) => `${indent}  [*] --> ${nodeId(first)}`),
        ...pill(child, transitions, indent),
        ...lines(child, `${indent}  `),
        `${indent}}`,
      ];
    });
  return `${[
    '---',
    `title: ${JSON.stringify(title)}`,
    '---',
    'stateDiagram-v2',
    ...machine.initial.map((first) => `  [*] --> ${nodeId(first)}`),
    ...pill(machine, transitions, ''),
    ...lines(machine, '  '),
    ...transitions.flatMap(arrows),
    ...states.filter(({ kind }) => kind === 'final').map(({ id }) => `  ${nodeId(id)} --> [*]`),
  ].join('\n')}\n`;
}

/**
 * Mermaid cannot draw an edge from a state to its descendant, so the edge starts at a node that represents the whole
 * state.
 */
const isOwn = ({ source, targets }: FlowTransition): boolean =>
  source === '' || targets.some((target) => target.startsWith(`${source}.`));

const pill = ({ id, name }: FlowState, transitions: readonly FlowTransition[], indent: string): string[] =>
  transitions.some((transition) => transition.source === id && isOwn(transition))
    ? [`${indent}  state "Anywhere in ${escaped(titleOf(name))}" as ${anywhere(id)}`]
    : [];

function arrows(transition: FlowTransition): string[] {
  const { source, targets } = transition;
  const from = isOwn(transition) ? anywhere(source) : nodeId(source);
  const condition = conditionOf(transition);
  const label = escaped(condition ? `${transition.event}, ${condition}` : transition.event);
  const ends = targets.length === 0 ? [from] : targets.map(nodeId);
  return ends.map((end) => `  ${from} --> ${end} : ${label}`);
}

const nodeId = (id: string): string => id.replaceAll('.', '__');

const anywhere = (id: string): string => `${id === '' ? '' : `${nodeId(id)}__`}anywhere`;

/** Escapes the characters that would end a Mermaid text as character codes. */
const escaped = (text: string): string => text.replace(/[#:;"<>{}]/g, (sign) => `#${sign.codePointAt(0)};`);
