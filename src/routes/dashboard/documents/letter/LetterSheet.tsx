import {
  BrandMark,
  Cloth,
  DescriptionList,
  Heading,
  LazyContent,
  Link,
  lazyModule,
  Skeleton,
  Stack,
  Text,
} from '@adire/ui';
import type { Contribution } from '#api/calls/contributions.ts';
import type { BuyerDocument, Letter } from '#api/calls/documents.ts';
import { letterAmounts } from '#app/explain/contributionAmounts.ts';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import { useProductName } from '#app/settings/PageSettingsContext.ts';
import { formatDay } from '#domain/dates.ts';
import { verifyPath } from '#domain/documents.ts';
import { countText } from '#domain/quantities.ts';
import * as styles from './LetterSheet.css.ts';

/** Lazy, so that the QR encoder loads only when a letter is opened. */
const verifyQr = lazyModule(() => import('./VerifyQr.tsx'));

interface LetterSheetProps {
  readonly letter: Letter;
  readonly document: BuyerDocument;
  /** The letter's contribution, whose agreed terms explain its amounts. */
  readonly contribution: Contribution;
}

/** The letter on screen: the text of the PDF, framed by the cloth. */
export function LetterSheet({ letter, document, contribution }: LetterSheetProps) {
  const amounts = letterAmounts(contribution, letter);
  return (
    <article className={styles.sheet}>
      <div className={styles.edge}>
        <Cloth columns={17} rows={1} lit={{ column: 8, row: 0 }} />
      </div>
      <div className={styles.paper}>
        <Stack gap={6}>
          <div className={styles.head}>
            <BrandMark name={useProductName()} />
            <Text size="note" tone="ink3">
              No. {document.number}
              <br />
              {formatDay(letter.issuedOn)}
            </Text>
          </div>
          <Heading level={1}>Allocation letter</Heading>
          <Stack gap={2}>
            <Text size="note" tone="ink3">
              To
            </Text>
            <Heading level={2}>{letter.holderName}</Heading>
            <Reason letter={letter} amounts={amounts} />
          </Stack>
          <div className={styles.home}>
            <Heading level={2}>{letter.home}</Heading>
            <Text weight="strong">{letter.unit}</Text>
            <Text tone="ink2">{letter.address}</Text>
          </div>
          <DescriptionList
            columns={2}
            items={[
              { term: 'Price', value: <ExplainedAmount explanation={amounts.price} /> },
              { term: 'Plan', value: `Plan ${letter.plan}, ${countText(letter.durationMonths, 'month')}` },
              { term: 'Paid so far', value: <ExplainedAmount explanation={amounts.paid} /> },
              { term: 'In all', value: <ExplainedAmount explanation={amounts.equity} /> },
              ...(letter.mortgage > 0
                ? [{ term: 'By mortgage', value: <ExplainedAmount explanation={amounts.mortgage} /> }]
                : []),
            ]}
          />
          <div className={styles.check}>
            <LazyContent
              code={verifyQr}
              loading={<Skeleton width={112} height={112} />}
              failedText="The picture of the code did not load."
            >
              {({ VerifyQr }) => <VerifyQr code={document.code} />}
            </LazyContent>
            <Text size="small" tone="ink2">
              Anyone can check this letter: scan the code, or open{' '}
              <Link href={verifyPath(document.code)}>/verify</Link> and enter <strong>{document.code}</strong>
              .
            </Text>
          </div>
        </Stack>
      </div>
      <div className={styles.edge}>
        <Cloth columns={17} rows={1} />
      </div>
    </article>
  );
}

interface ReasonProps extends Pick<LetterSheetProps, 'letter'> {
  readonly amounts: ReturnType<typeof letterAmounts>;
}

const Reason = ({ letter: { targetName, plan }, amounts }: ReasonProps) =>
  targetName === 'whole' ? (
    <Text>
      You have paid the whole price of <ExplainedAmount explanation={amounts.target} />. With your last
      instalment on Plan {plan}, this home is allocated to you:
    </Text>
  ) : (
    <Text>
      You have contributed <ExplainedAmount explanation={amounts.paid} /> and met the first target of Plan{' '}
      {plan}, <ExplainedAmount explanation={amounts.target} />. With it, this home is allocated to you:
    </Text>
  );
