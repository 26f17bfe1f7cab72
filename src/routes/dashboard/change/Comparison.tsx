import { Button, Card, Heading, Inline, Notice, Stack, Text, VisuallyHidden } from '@adire/ui';
import { useEffect, useRef } from 'react';
import type { ChangeFigures } from '#api/calls/changes.ts';
import type { Failure } from '#api/failure.ts';
import * as styles from './change.css.ts';
import { comparedRows, effectSentence } from './figureTexts.ts';

interface ComparisonProps {
  readonly before: ChangeFigures;
  readonly after: ChangeFigures;
  readonly busy: boolean;
  readonly failure: Failure | null;
  readonly onConfirm: () => void;
  readonly onDismiss: () => void;
}

/** A plan before and after a change, side by side, with the way to confirm it. */
export function Comparison({ before, after, busy, failure, onConfirm, onDismiss }: ComparisonProps) {
  const head = useRef<HTMLDivElement>(null);
  // The options that were here are gone: reading goes on where the comparison begins.
  useEffect(() => head.current?.focus(), []);
  return (
    <Card>
      <Stack gap={5}>
        <div ref={head} tabIndex={-1}>
          <Stack gap={2}>
            <Heading level={2}>Before and after</Heading>
            <Text>{effectSentence(before, after)}</Text>
          </Stack>
        </div>
        <ComparedTable before={before} after={after} />
        {failure && <Notice tone="critical">{failure.message} Confirm again to try once more.</Notice>}
        <Inline gap={3}>
          <Button size="large" busy={busy} onClick={onConfirm}>
            Change my plan
          </Button>
          {!busy && (
            <Button size="large" variant="quiet" onClick={onDismiss}>
              Keep it as it is
            </Button>
          )}
        </Inline>
        <Text tone="ink2" size="small">
          The terms that you agreed to before are kept, and this page lists each change.
        </Text>
      </Stack>
    </Card>
  );
}

const ComparedTable = ({ before, after }: Pick<ComparisonProps, 'before' | 'after'>) => (
  <table className={styles.compared}>
    <caption>
      <VisuallyHidden>The plan before and after the change</VisuallyHidden>
    </caption>
    <thead>
      <tr>
        {['What', 'Now', 'After'].map((column) => (
          <th key={column} scope="col" className={`${styles.comparedCell} ${styles.comparedHead}`}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {comparedRows(before, after).map((row) => (
        <tr key={row.id}>
          <th scope="row" className={styles.comparedCell}>
            {row.what}
          </th>
          <td className={styles.comparedCell}>{row.before}</td>
          <td className={styles.comparedCell}>
            {row.before === row.after ? row.after : <strong>{row.after}</strong>}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
