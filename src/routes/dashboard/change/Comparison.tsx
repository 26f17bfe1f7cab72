import { Button, Card, Heading, Inline, Notice, Stack, Table, Text } from '@adire/ui';
import { useEffect, useRef } from 'react';
import type { ChangeFigures } from '#api/calls/changes.ts';
import type { Failure } from '#api/failure.ts';
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
          The terms that you agreed to before are kept, and you see them below as long as the plan runs.
        </Text>
      </Stack>
    </Card>
  );
}

const ComparedTable = ({ before, after }: Pick<ComparisonProps, 'before' | 'after'>) => (
  <Table
    caption="The plan before and after the change"
    columns={[
      { key: 'what', header: 'What' },
      { key: 'before', header: 'Now', align: 'end' },
      { key: 'after', header: 'After', align: 'end' },
    ]}
    rows={comparedRows(before, after).map(({ id, ...cells }) => ({
      id,
      cells: {
        ...cells,
        after: cells.before === cells.after ? cells.after : <strong>{cells.after}</strong>,
      },
    }))}
  />
);
