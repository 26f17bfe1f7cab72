import { Stack, Text } from '@adire/ui';
import { FileCheck2 } from 'lucide-react';
import type { TitleDocument } from '#domain/listings/titleDocuments.ts';
import { TITLE_DOCUMENT_TEXTS } from './titleDocumentTexts.ts';
import * as styles from './trust.css.ts';

/** Explains a title document and what to request before paying. */
export function TitleExplained({ titleDocument }: { readonly titleDocument: TitleDocument }) {
  const { meaning, askFor } = TITLE_DOCUMENT_TEXTS[titleDocument];
  return (
    <div className={styles.explained}>
      <FileCheck2 size={24} aria-hidden="true" className={styles.mark} />
      <Stack gap={3}>
        <Text>{meaning}</Text>
        <div>
          <Text weight="strong">Before you pay, ask for</Text>
          <ul className={styles.list}>
            {askFor.map((document) => (
              <li key={document}>{document}</li>
            ))}
          </ul>
        </div>
        <Text size="small" tone="ink2">
          A lawyer of your own can make the search for you. The developer states this title; we show what it
          states.
        </Text>
      </Stack>
    </div>
  );
}
