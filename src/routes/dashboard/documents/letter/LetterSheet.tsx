import { BrandMark, Cloth, DescriptionList, Heading, Link, Skeleton, Stack, Text } from '@adire/ui';
import { lazy, Suspense } from 'react';
import type { BuyerDocument, Letter } from '#api/calls/documents.ts';
import { Amount } from '#app/amount/Amount.tsx';
import { useProductName } from '#app/settings/PageSettingsContext.ts';
import { formatDay } from '#domain/dates.ts';
import { verifyPath } from '#domain/documents.ts';
import { countText } from '#domain/quantities.ts';
import * as styles from './LetterSheet.css.ts';

/** The encoder of QR codes is loaded when a letter is open. */
const VerifyQr = lazy(async () => ({ default: (await import('./VerifyQr.tsx')).VerifyQr }));

interface LetterSheetProps {
  readonly letter: Letter;
  readonly document: BuyerDocument;
}

/** The letter as it reads on a screen: what the PDF says, with the cloth around it. */
export const LetterSheet = ({ letter, document }: LetterSheetProps) => (
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
          <Reason letter={letter} />
        </Stack>
        <div className={styles.home}>
          <Heading level={2}>{letter.home}</Heading>
          <Text weight="strong">{letter.unit}</Text>
          <Text tone="ink2">{letter.address}</Text>
        </div>
        <DescriptionList
          columns={2}
          items={[
            { term: 'Price', value: <Amount amountKobo={letter.price} /> },
            { term: 'Plan', value: `Plan ${letter.plan}, ${countText(letter.durationMonths, 'month')}` },
            { term: 'Paid so far', value: <Amount amountKobo={letter.paid} /> },
            { term: 'You contribute in all', value: <Amount amountKobo={letter.equity} /> },
            ...(letter.mortgage > 0
              ? [{ term: 'By mortgage', value: <Amount amountKobo={letter.mortgage} /> }]
              : []),
          ]}
        />
        <div className={styles.check}>
          <Suspense fallback={<Skeleton width={112} height={112} />}>
            <VerifyQr code={document.code} />
          </Suspense>
          <Text size="small" tone="ink2">
            Anyone can check this letter: scan the code, or open{' '}
            <Link href={verifyPath(document.code)}>/verify</Link> and enter <strong>{document.code}</strong>.
          </Text>
        </div>
      </Stack>
    </div>
    <div className={styles.edge}>
      <Cloth columns={17} rows={1} />
    </div>
  </article>
);

const Reason = ({ letter: { targetName, targetAmount, paid, plan } }: Pick<LetterSheetProps, 'letter'>) =>
  targetName === 'whole' ? (
    <Text>
      You have paid the whole price of <Amount amountKobo={targetAmount} />. With your last instalment on Plan{' '}
      {plan}, this home is allocated to you:
    </Text>
  ) : (
    <Text>
      You have contributed <Amount amountKobo={paid} /> and met the first target of Plan {plan},{' '}
      <Amount amountKobo={targetAmount} />. With it, this home is allocated to you:
    </Text>
  );
