import { SearchField } from '@adire/ui';
import { useState } from 'react';
import { ENTRY_LABELS, entriesWith, type SearchEntry } from '../data/searchEntries.ts';
import * as finder from '../Finder.css.ts';
import { count } from '../labels.ts';
import * as styles from './Home.css.ts';

const MOST = 40;

/** Searches all flows by text: names, rules, sentences, texts of screens, questions. */
export function Search({ entries }: { readonly entries: readonly SearchEntry[] }) {
  const [words, setWords] = useState('');
  const found = entriesWith(entries, words);
  const isAsked = words.trim() !== '';
  return (
    <search className={styles.search}>
      <SearchField
        label="Search all flows, rules, sentences and screens"
        placeholder="expires"
        value={words}
        onChange={setWords}
      />
      {isAsked ? (
        <div className={styles.found}>
          <p role="status" className={finder.status}>
            {found.length === 0 ? 'Nothing says that.' : `${count(found.length, 'place')} found`}
            {found.length > MOST ? `, the first ${MOST} of them here` : ''}
          </p>
          <ul>
            {found.slice(0, MOST).map(({ kind, text, where, href }) => (
              <li key={`${kind} ${href} ${where} ${text}`}>
                <a href={href} className={finder.result}>
                  <span className={finder.name}>{text}</span>
                  <span className={finder.where}>{`${where}, ${ENTRY_LABELS[kind]}`}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </search>
  );
}
