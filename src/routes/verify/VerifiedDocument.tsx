import { Card, Cloth, DescriptionList, Heading, Notice, Stack, Text } from '@adire/ui';
import type { Verification } from '#api/calls/documents.ts';
import { formatDay, type IsoDate, monthName } from '#domain/dates.ts';
import { DOCUMENT_TITLES } from '#domain/documents.ts';
import * as styles from './VerifyScreen.css.ts';

interface VerifiedDocumentProps {
  readonly document: Verification;
}

/** The public details of an issued document: no names, no amounts. */
export function VerifiedDocument({ document }: VerifiedDocumentProps) {
  const { kind, number, code, unitName, month, issuedOn, voidedOn, isPlanLeft, books } = document;
  return (
    <Card padding="none">
      <div className={styles.strip}>
        <Cloth columns={12} rows={1} {...(voidedOn === null && { lit: { column: 2, row: 0 } })} />
      </div>
      <div className={styles.found}>
        <Stack gap={5}>
          <Stack gap={1}>
            <Heading level={1}>{headingOf(document)}</Heading>
            <Text tone="ink2">
              {DOCUMENT_TITLES[kind]} {number}, issued on {formatDay(issuedOn)}.
            </Text>
          </Stack>
          {voidedOn !== null && <VoidNotice document={document} voidedOn={voidedOn} />}
          {isPlanLeft && (
            <Notice tone="attention" title="The buyer has left this plan.">
              {kind === 'receipt'
                ? 'The receipt is genuine. What the plan held went back to the buyer, less any fee for leaving.'
                : 'The terms are genuine, but no longer in force.'}
            </Notice>
          )}
          <DescriptionList
            items={[
              { term: 'Document', value: DOCUMENT_TITLES[kind] },
              { term: 'Number', value: number },
              ...(unitName === null ? [] : [{ term: 'Unit', value: unitName }]),
              ...(month === null ? [] : [{ term: 'Month', value: monthName(month) }]),
              { term: 'Issued on', value: formatDay(issuedOn) },
              { term: 'Code', value: code },
            ]}
          />
          <Text size="small" tone="ink3">
            Compare the kind, the number and the date with the document that you hold. Names and amounts are
            never shown here, so this page does not confirm them. Where an amount matters, ask the holder to
            show you the document in their account.
          </Text>
          {books !== null && <ClosedBooks {...books} />}
        </Stack>
      </div>
    </Card>
  );
}

/** Lets an auditor compare the hash with that day's head in our log, to prove that earlier entries are unchanged. */
const ClosedBooks = ({ day, head }: NonNullable<Verification['books']>) => (
  <Text size="small" tone="ink3">
    Our books are closed until {formatDay(day)}, under this seal: <span className={styles.seal}>{head}</span>
  </Text>
);

function headingOf(document: Verification): string {
  if (document.voidedOn === null) return 'We issued a document with this number';
  return document.isEarlierTerms ? 'These terms were replaced' : 'This document is no longer valid';
}

interface VoidNoticeProps extends VerifiedDocumentProps {
  readonly voidedOn: IsoDate;
}

function VoidNotice({ document, voidedOn }: VoidNoticeProps) {
  const { replacedBy } = document;
  const on = formatDay(voidedOn);
  if (document.isEarlierTerms)
    return (
      <Notice tone="attention" title={`They applied until ${on}.`}>
        {replacedBy} is in their place: ask for those.
      </Notice>
    );
  return (
    <Notice tone="critical" title={`It was voided on ${on}.`}>
      {replacedBy === null
        ? 'No document is in its place.'
        : `${replacedBy} is in its place: ask for that one.`}
    </Notice>
  );
}
