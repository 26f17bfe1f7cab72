import { use, useEffect, useMemo, useRef } from 'react';
import type { AnyStateMachine } from 'xstate';
import { layout } from '../drawing/layout.ts';
import { svg } from '../drawing/svg.ts';
import { flowGraph } from '../graph/graph.ts';
import * as styles from './FlowPanel.css.ts';

const drawings = new Map<string, Promise<string>>();

/** Each machine is laid out once a page: that takes a moment. */
function drawingOf(machine: AnyStateMachine): Promise<string> {
  const known = drawings.get(machine.id);
  if (known) return known;
  const drawing = layout(flowGraph(machine)).then((placed) =>
    svg(placed, { idPrefix: `live-${machine.id}` }),
  );
  drawings.set(machine.id, drawing);
  return drawing;
}

interface DiagramProps {
  readonly machine: AnyStateMachine;
  /** The paths of all states that the flow is in. */
  readonly lit: readonly string[];
}

/** A machine's diagram; the states that it is in stand out and come into view. */
export function Diagram({ machine, lit }: DiagramProps) {
  const drawing = use(drawingOf(machine));
  const root = useRef<HTMLDivElement>(null);
  const html = useMemo(() => ({ __html: drawing }), [drawing]);
  useEffect(() => {
    const states = [...(root.current?.querySelectorAll('[data-state]') ?? [])];
    for (const state of states) {
      state.classList.toggle('lit', lit.includes(state.getAttribute('data-state') ?? ''));
    }
    states
      .findLast((state) => state.classList.contains('lit'))
      ?.scrollIntoView({ block: 'center', inline: 'center' });
  }, [lit]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing of our own machine
  return <div ref={root} className={styles.diagram} dangerouslySetInnerHTML={html} />;
}
