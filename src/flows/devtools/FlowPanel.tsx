import { useSelector } from '@xstate/react';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { stateIdsOf } from '../graph/graph.ts';
import { Diagram } from './Diagram.tsx';
import * as styles from './FlowPanel.css.ts';
import type { FlowWatcher, LiveFlow, LoggedEvent } from './liveFlows.ts';

/** A button in the corner that opens the current flows of the page. */
export function FlowPanel({ watcher }: { readonly watcher: FlowWatcher }) {
  const { flows, happenings } = useSyncExternalStore(watcher.subscribe, watcher.known);
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = flows.find(({ key }) => key === chosen) ?? flows.at(-1);
  return (
    <aside className={styles.root} aria-label="Flows of this page">
      {isOpen && shown ? (
        <div className={styles.panel}>
          <div className={styles.flows} role="tablist" aria-label="Flows">
            {flows.map((flow) => (
              <button
                key={flow.key}
                type="button"
                role="tab"
                aria-selected={flow === shown}
                className={styles.tab}
                onClick={() => setChosen(flow.key)}
              >
                {flow.machine.id}
              </button>
            ))}
          </div>
          <Flow key={shown.key} flow={shown} happenings={happenings} />
        </div>
      ) : null}
      <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Close flows' : `Flows (${flows.length})`}
      </button>
    </aside>
  );
}

const isSame = (before: readonly string[], after: readonly string[]): boolean =>
  before.join() === after.join();

function Flow({
  flow,
  happenings,
}: {
  readonly flow: LiveFlow;
  readonly happenings: readonly LoggedEvent[];
}) {
  const lit = useSelector(flow.actor, stateIdsOf, isSame);
  const own = happenings.filter(({ flowId }) => flowId === flow.machine.id);
  return (
    <div className={styles.flow} role="tabpanel" aria-label={flow.machine.id}>
      <p className={styles.state}>
        {lit.filter((id) => id && !lit.some((other) => other.startsWith(`${id}.`))).join(' + ')}
      </p>
      <ol className={styles.events} aria-label="What happened last">
        {own.map(({ number, at, event }) => (
          <li key={number}>
            <time>{at}</time> {event}
          </li>
        ))}
      </ol>
      <Suspense fallback={<p>Drawing</p>}>
        <Diagram machine={flow.machine} lit={lit} />
      </Suspense>
    </div>
  );
}
