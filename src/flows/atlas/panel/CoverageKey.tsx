import type { AtlasFlow } from '../data/atlas.ts';
import { countByLevel, leafCoverage } from '../data/coverage.ts';
import { COVERAGE_LEVELS } from '../data/coverageLevels.ts';
import { COVERAGE_LABELS } from '../labels.ts';
import { key } from './CoverageKey.css.ts';
import { Part } from './Part.tsx';
import { ToneBadge } from './ToneBadge.tsx';

/** The coverage of a flow's states and transitions, with a legend of the signs. */
export function CoverageKey({ flow }: { readonly flow: AtlasFlow }) {
  const states = countByLevel(leafCoverage(flow.graph, flow.reached));
  const transitions = countByLevel(Object.values(flow.reached.transitions));
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
          {COVERAGE_LEVELS.map((reach) => (
            <tr key={reach}>
              <th scope="row" className={key.name}>
                <ToneBadge tone={reach}>{COVERAGE_LABELS[reach].short}</ToneBadge>
                <span className={key.words}>{COVERAGE_LABELS[reach].long}</span>
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
