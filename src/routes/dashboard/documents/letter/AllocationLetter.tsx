import { Button, Card, Cloth, Heading, Stack, Text } from '@adire/ui';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Contribution } from '#api/calls/contributions.ts';
import type { BuyerDocument } from '#api/calls/documents.ts';
import { formatDay } from '#domain/dates.ts';
import * as styles from './AllocationLetter.css.ts';
import { LetterDialog } from './LetterDialog.tsx';
import { type ShareOutcome, useLetter } from './useLetter.ts';
import { useLetterInForce } from './useLetterInForce.ts';

const PARAM = 'letter';

interface AllocationLetterProps {
  readonly contribution: Contribution;
}

/** The letter of a contribution whose first target is met, collapsed until it is opened. */
export function AllocationLetter({ contribution }: AllocationLetterProps) {
  const letter = useLetterInForce(contribution);
  return letter ? <FoldedLetter letter={letter} contribution={contribution} /> : null;
}

function FoldedLetter({ letter, contribution }: AllocationLetterProps & { readonly letter: BuyerDocument }) {
  const [params, setParams] = useSearchParams();
  const isAddressed = params.get(PARAM) === 'open';
  const [outcome, setOutcome] = useState<ShareOutcome | null>(null);
  const [snapshot, , actor] = useLetter(letter, {
    onShared: setOutcome,
    isOpen: isAddressed,
    onClosed: () => {
      setOutcome(null);
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          after.delete(PARAM);
          return after;
        },
        { replace: true },
      );
    },
  });
  // A link on the contribution's own page can open the letter while this component is mounted.
  useEffect(() => {
    if (isAddressed) actor.send({ type: 'letter.opened' });
  }, [isAddressed, actor]);
  return (
    <>
      <Card padding="none" aria-label="Allocation letter" as="section">
        <div className={styles.folded}>
          <div className={styles.edge}>
            <Cloth columns={3} rows={3} lit={{ column: 1, row: 1 }} />
          </div>
          <Stack gap={3}>
            <Heading level={2} look={3}>
              Your allocation letter is here
            </Heading>
            <Text tone="ink2">
              {letter.unitName} was allocated to you on {formatDay(new Date(letter.issuedAt))}. Keep the
              letter with your documents.
            </Text>
            <div>
              <Button onClick={() => actor.send({ type: 'letter.opened' })}>Open the letter</Button>
            </div>
          </Stack>
        </div>
      </Card>
      {snapshot.hasTag('open') && (
        <LetterDialog
          contribution={contribution}
          document={letter}
          snapshot={snapshot}
          send={actor.send}
          shared={outcome}
        />
      )}
    </>
  );
}
