import { Badge, Inline, Text } from '@adire/ui';
import { type BuyerDocument, downloadDocument } from '#api/calls/documents.ts';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import { formatDay, monthName } from '#domain/dates.ts';
import { DOCUMENT_TITLES, type DocumentFormat } from '#domain/documents.ts';
import { explainPayment } from '#domain/explanations/movementExplanations.ts';
import { formatNaira } from '#domain/money.ts';
import * as styles from './DocumentList.css.ts';
import { DownloadButton } from './DownloadButton.tsx';

const FORMAT_LABELS: Readonly<Record<DocumentFormat, string>> = { pdf: 'PDF', csv: 'CSV' };

interface DocumentListProps {
  readonly documents: readonly BuyerDocument[];
}

/** Documents with their subjects and download buttons. */
export const DocumentList = ({ documents }: DocumentListProps) => (
  <ul className={styles.list} aria-label="Documents">
    {documents.map((document) => (
      <li key={document.id} className={styles.item}>
        <div className={styles.about}>
          <Inline gap={3}>
            <Text as="span" weight="strong">
              <Title document={document} />
            </Text>
            <PositionBadge document={document} />
          </Inline>
          <Text size="note" tone="ink3">
            {noteOf(document)}
          </Text>
        </div>
        <Inline gap={2}>
          {document.formats.map((format) => (
            <DownloadButton
              key={format}
              label={FORMAT_LABELS[format]}
              name={`${FORMAT_LABELS[format]} of ${titleOf(document)}, ${document.number}`}
              fetchFile={() => downloadDocument(document.id, format)}
            />
          ))}
        </Inline>
      </li>
    ))}
  </ul>
);

/** `titleOf`, with how its amount is worked out. */
function Title({ document }: { readonly document: BuyerDocument }) {
  const { kind, number, issuedAt, amount } = document;
  if (amount === undefined) return titleOf(document);
  const explanation = explainPayment(amount, `Receipt ${number}, ${formatDay(new Date(issuedAt))}.`);
  return (
    <>
      {DOCUMENT_TITLES[kind]} of <ExplainedAmount explanation={explanation} owner={number} />
    </>
  );
}

/** Marks what is in force no more, and the receipts of a plan that was left. */
function PositionBadge({ document }: { readonly document: BuyerDocument }) {
  const { voidedAt, isEarlierTerms, isPlanLeft } = document;
  if (isPlanLeft) return <Badge tone="neutral">Plan left</Badge>;
  if (voidedAt === null) return null;
  return isEarlierTerms ? <Badge tone="neutral">Before a change</Badge> : <Badge tone="critical">Void</Badge>;
}

/** `Receipt of ₦312,500`, `Statement of November 2026` */
function titleOf({ kind, month, amount }: BuyerDocument): string {
  const title = DOCUMENT_TITLES[kind];
  if (month !== null) return `${title} of ${monthName(month)}`;
  return amount === undefined ? title : `${title} of ${formatNaira(amount)}`;
}

/** A line never begins with a dot. */
const noteOf = ({ number, issuedAt, unitName, replacedBy }: BuyerDocument): string =>
  [
    number,
    formatDay(new Date(issuedAt)),
    ...(unitName === null ? [] : [unitName]),
    ...(replacedBy === null ? [] : [`replaced by ${replacedBy}`]),
  ].join('\u00A0· ');
