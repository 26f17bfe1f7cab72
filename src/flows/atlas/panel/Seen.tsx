import type { Situation } from '../data/atlas.ts';
import * as styles from './Panel.css.ts';
import { Part } from './Part.tsx';

/** The texts of what the page shows, which are the expectations of the paths. */
export function Seen({ situation }: { readonly situation: Situation }) {
  return (
    <Part title="What a person sees">
      <ul className={styles.bullets}>
        {situation.expects.map((expectation) => (
          <li key={expectation}>{expectation}</li>
        ))}
      </ul>
    </Part>
  );
}
