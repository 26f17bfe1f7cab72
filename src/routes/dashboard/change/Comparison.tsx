import { Button, Card, Heading, Stack, Text, VisuallyHidden } from '@adire/ui';
import { useEffect, useRef } from 'react';
import type { ChangeFigures, ChangeOption } from '#api/calls/changes.ts';
import type { Failure } from '#api/failure.ts';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import { ExplainedText } from '#app/explain/ExplainedText.tsx';
import { FailureNotice } from '#app/failures/FailureNotice.tsx';
import type { Explanation } from '#domain/derivation/explanation.ts';
import { formatNaira } from '#domain/money.ts';
import * as styles from './change.css.ts';
import type { ComparedAmounts } from './comparedAmounts.ts';
import { comparedRows, effectSentence } from './figureTexts.ts';

interface ComparisonProps {
  readonly before: ChangeFigures;
  readonly option: ChangeOption;
  readonly amounts: ComparedTableProps['amounts'];
  /** The explanations of the amounts in the change's sentences and terms. */
  readonly named: readonly Explanation[];
  readonly busy: boolean;
  readonly failure: Failure | null;
  readonly onConfirm: () => void;
  readonly onDismiss: () => void;
}

/** Compares a plan before and after a change side by side, with a button to confirm. */
export function Comparison({
  before,
  option,
  amounts,
  named,
  busy,
  failure,
  onConfirm,
  onDismiss,
}: ComparisonProps) {
  const { figures: after, agreement } = option;
  const head = useRef<HTMLDivElement>(null);
  // The comparison replaces the options, so the focus moves to its start.
  useEffect(() => head.current?.focus(), []);
  return (
    <Card>
      <Stack gap={5}>
        <div ref={head} tabIndex={-1}>
          <Stack gap={2}>
            <Heading level={2}>Before and after</Heading>
            <Text>
              <ExplainedText text={effectSentence(before, after)} explanations={named} />
            </Text>
          </Stack>
        </div>
        <ComparedTable before={before} after={after} amounts={amounts} />
        {agreement.length > 0 && <Agreement clauses={agreement} named={named} />}
        {option.change.kind === 'unit' && (
          <Text>{before.home} goes back on the list, and someone else can take it.</Text>
        )}
        <FailureNotice failure={failure} retryHint="Confirm again to try once more." />
        <div className={styles.answers}>
          <Button size="large" busy={busy} onClick={onConfirm}>
            {agreement.length > 0 ? 'Agree to these terms' : 'Change my plan'}
          </Button>
          {!busy && (
            <Button size="large" variant="quiet" onClick={onDismiss}>
              Keep it as it is
            </Button>
          )}
        </div>
        <Text tone="ink2" size="small">
          The new terms come into your documents with a number of their own; those that you agreed to before
          stay there too.
        </Text>
      </Stack>
    </Card>
  );
}

interface AgreementProps {
  readonly clauses: ChangeOption['agreement'];
  readonly named: readonly Explanation[];
}

const Agreement = ({ clauses, named }: AgreementProps) => (
  <Stack gap={3}>
    <Heading level={3}>The terms</Heading>
    <ol className={styles.terms}>
      {clauses.map(({ title, text }) => (
        <li key={title}>
          <Text weight="strong">
            <ExplainedText text={title} explanations={named} />
          </Text>
          <Text tone="ink2">
            <ExplainedText text={text} explanations={named} />
          </Text>
        </li>
      ))}
    </ol>
  </Stack>
);

interface ComparedTableProps {
  readonly before: ChangeFigures;
  readonly after: ChangeFigures;
  readonly amounts: { readonly before: ComparedAmounts; readonly after: ComparedAmounts };
}

const ComparedTable = ({ before, after, amounts }: ComparedTableProps) => (
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
          <td className={styles.comparedCell}>
            <Compared text={row.before} explanation={row.amount && amounts.before[row.amount]} />
          </td>
          <td className={row.before === row.after ? styles.comparedCell : styles.changedCell}>
            <Compared text={row.after} explanation={row.amount && amounts.after[row.amount]} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

interface ComparedProps {
  readonly text: string;
  readonly explanation: Explanation | undefined;
}

/** One cell: an amount opens its explanation; 'Nothing' and dates are text. */
const Compared = ({ text, explanation }: ComparedProps) =>
  explanation && text === formatNaira(explanation.amountKobo) ? (
    <ExplainedAmount explanation={explanation} />
  ) : (
    text
  );
