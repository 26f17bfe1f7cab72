import type { Situation } from '../data/atlas.ts';
import * as styles from './Panel.css.ts';
import { Part } from './Part.tsx';

/** What a person sees, in words: the same words that the paths are tested by. */
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
