import { SearchField } from '@adire/ui';
import { useEffect, useRef } from 'react';
import { titleOf } from '../graph/words.ts';
import { hrefOf } from './address/address.ts';
import type { AtlasFlow } from './data/atlas.ts';
import { type Found, findIn } from './data/find.ts';
import * as styles from './Finder.css.ts';

const MOST = 12;

export interface FinderProps {
  readonly flow: AtlasFlow;
  readonly words: string;
  readonly onWords: (words: string) => void;
}

/** Searches states and events by their texts; Ctrl+K or ⌘K focuses it. Results are outlined in the diagram. */
export function Finder({ flow, words, onWords }: FinderProps) {
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      field.current?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const found = words.trim() === '' ? null : findIn(flow, words);
  return (
    <search className={styles.finder}>
      <SearchField
        label="Find a state or an event"
        hideLabel
        placeholder="Find a state or an event"
        aria-keyshortcuts="Control+K Meta+K"
        value={words}
        onChange={onWords}
        ref={field}
      />
      {found === null ? null : (
        <div className={styles.results}>
          <p role="status" className={styles.status}>
            {found.length === 0 ? 'Nothing is called that.' : `${found.length} found`}
          </p>
          <ul>
            {found.slice(0, MOST).map((each) => (
              <li key={each.id}>
                <a
                  href={hrefOf({ page: 'state', flow: flow.id, state: each.state, situation: null })}
                  className={styles.result}
                  onClick={() => onWords('')}
                >
                  <span className={styles.name}>{nameOf(each)}</span>
                  <span className={styles.where}>{whereOf(each, flow.title)}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </search>
  );
}

const nameOf = ({ what, name }: Found): string => (what === 'state' ? titleOf(name) : name);
const whereOf = ({ what, state, description }: Found, title: string): string =>
  what === 'state' ? state || title : `${description} In ${state || title}`;
