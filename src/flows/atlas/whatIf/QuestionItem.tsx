import { PICTURE_SIZES } from '../../paths/page/pictureSizes.ts';
import { hrefOf } from '../address/address.ts';
import { type PictureTheme, pictureFile } from '../data/atlas.ts';
import type { AtlasAnswer, AtlasQuestion } from '../data/questions.ts';
import * as styles from './WhatIf.css.ts';

/** A question with its answers: the states before and after, the screen, and the path that proves it. */
export function QuestionItem({
  question,
  theme,
}: {
  readonly question: AtlasQuestion;
  readonly theme: PictureTheme;
}) {
  const { asks, flow, title, answers } = question;
  return (
    <li className={styles.question}>
      <h3 className={styles.asks}>{`What if ${asks}?`}</h3>
      <p className={styles.note}>
        {flow === null ? `${title}, on the server` : <a href={hrefOf({ page: 'flow', flow })}>{title}</a>}
      </p>
      <ul className={styles.answers}>
        {answers.map((answer) => (
          <li key={`${answer.state} ${answer.before}`} className={styles.answer}>
            {answer.picture === null ? null : (
              <img
                src={pictureFile(answer.picture, 'phone', theme)}
                alt=""
                {...PICTURE_SIZES.phone}
                loading="lazy"
                className={styles.picture}
              />
            )}
            <AnswerWords answer={answer} flow={flow} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function AnswerWords({ answer, flow }: { readonly answer: AtlasAnswer; readonly flow: string | null }) {
  const { before, after, state, shows, proof, path } = answer;
  return (
    <div className={styles.words}>
      <dl className={styles.facts}>
        <dt>While</dt>
        <dd>{before}</dd>
        <dt>Then</dt>
        <dd>
          {flow === null ? (
            after
          ) : (
            <a href={hrefOf({ page: 'state', flow, state, situation: null })}>{after}</a>
          )}
        </dd>
        {shows.length === 0 ? null : (
          <>
            <dt>One sees</dt>
            <dd>{shows.join('; ')}</dd>
          </>
        )}
        <dt>Proof</dt>
        <dd>
          {flow === null || path === null ? (
            proof
          ) : (
            <a href={hrefOf({ page: 'path', flow, path, step: 0 })}>{`Path ${path}: ${proof}`}</a>
          )}
        </dd>
      </dl>
    </div>
  );
}
