import { Heading, SearchField } from '@adire/ui';
import { useState } from 'react';
import { hrefOf } from '../address/address.ts';
import type { AtlasIndex, PictureTheme } from '../data/atlas.ts';
import { questionsWith } from '../data/questions.ts';
import { count } from '../labels.ts';
import { QuestionItem } from './QuestionItem.tsx';
import * as styles from './WhatIf.css.ts';

export interface WhatIfPageProps {
  readonly index: AtlasIndex;
  /** The only topic to show; null for all. */
  readonly topic: string | null;
  readonly theme: PictureTheme;
}

/** The index of questions about everything besides the user's own actions, by topic, with answers. */
export function WhatIfPage({ index, topic, theme }: WhatIfPageProps) {
  const [words, setWords] = useState('');
  const { topics } = index;
  const found = questionsWith(index.questions, words);
  const shown = found.filter((question) => topic === null || question.topic === topic);
  return (
    <main className={styles.page}>
      <div className={styles.intro}>
        <Heading level={1} look={2}>
          What if …
        </Heading>
        <p className={styles.lead}>
          Each response, delay, event from elsewhere and reload, asked as a person would. Every answer is a
          step of a path that was walked, or what a test of the server shows.
        </p>
        <div className={styles.field}>
          <SearchField
            label="Find a question"
            placeholder="the money arrives short"
            value={words}
            onChange={setWords}
          />
        </div>
        <p role="status" className={styles.note}>
          {shown.length === 0 ? 'Nobody has asked that.' : count(shown.length, 'question')}
        </p>
      </div>
      <nav aria-label="Topics">
        <ul className={styles.topics}>
          {[{ id: null, title: 'All' }, ...topics].map(({ id, title }) => (
            <li key={title}>
              <a
                href={hrefOf({ page: 'whatIf', topic: id })}
                className={styles.topic}
                aria-current={id === topic ? 'page' : undefined}
              >
                {title}{' '}
                <span className={styles.figure}>
                  {found.filter((question) => id === null || question.topic === id).length}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {topics.map(({ id, title }) => {
        const questions = shown.filter((question) => question.topic === id);
        return questions.length === 0 ? null : (
          <section key={id} aria-labelledby={`topic-${id}`} className={styles.section}>
            <h2 id={`topic-${id}`} className={styles.title}>
              {title}
            </h2>
            <ul className={styles.questions}>
              {questions.map((question) => (
                <QuestionItem
                  key={`${question.title} ${question.asks} ${question.answers[0]?.proof}`}
                  question={question}
                  theme={theme}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </main>
  );
}
