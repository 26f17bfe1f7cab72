import type { AtlasFlow } from '../data/atlas.ts';
import { leafReaches, tallyOf } from '../data/reach.ts';
import { REACHES } from '../data/reaches.ts';
import { REACH_WORDS } from '../words.ts';
import { key } from './CoverageKey.css.ts';
import { Part } from './Part.tsx';
import { ToneBadge } from './ToneBadge.tsx';

/** The coverage of a flow's states and transitions, with a legend of the signs. */
export function CoverageKey({ flow }: { readonly flow: AtlasFlow }) {
  const states = tallyOf(leafReaches(flow.graph, flow.reached));
  const transitions = tallyOf(Object.values(flow.reached.transitions));
  return (
    <Part title="Coverage">
      <table className={key.table}>
        <thead>
          <tr>
            <th scope="col">Furthest</th>
            <th scope="col" className={key.number}>
              States
            </th>
            <th scope="col" className={key.number}>
              Transitions
            </th>
          </tr>
        </thead>
        <tbody>
          {REACHES.map((reach) => (
            <tr key={reach}>
              <th scope="row" className={key.name}>
                <ToneBadge tone={reach}>{REACH_WORDS[reach].short}</ToneBadge>
                <span className={key.words}>{REACH_WORDS[reach].long}</span>
              </th>
              <td className={key.number}>{states[reach]}</td>
              <td className={key.number}>{transitions[reach]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
}
