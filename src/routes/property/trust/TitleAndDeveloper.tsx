import { DescriptionList, Section, Stack } from '@adire/ui';
import type { PropertyDetail } from '#api/calls/properties.ts';
import { formatDay } from '#domain/dates.ts';
import { TITLE_DOCUMENT_LABELS } from '#domain/listings/titleDocuments.ts';
import { estimated } from '../PropertyView.css.ts';
import { TitleExplained } from './TitleExplained.tsx';

type TrustFields = Pick<PropertyDetail, 'titleDocument' | 'developer' | 'completesOn' | 'milestones'>;

/** The title document, the developer and the completion date; nothing if the listing has none of them. */
export function TitleAndDeveloper({ property }: { readonly property: TrustFields }) {
  const { titleDocument } = property;
  const items = itemsOf(property);
  if (items.length === 0) return null;
  return (
    <Section title="Title and developer" className={estimated.tall}>
      <Stack gap={5}>
        <DescriptionList items={items} />
        {titleDocument === null ? null : <TitleExplained titleDocument={titleDocument} />}
      </Stack>
    </Section>
  );
}

function itemsOf({ titleDocument, developer, completesOn, milestones }: TrustFields) {
  const isFinished = milestones.length > 0 && milestones.every(({ status }) => status === 'Completed');
  const all = [
    { term: 'Title document', value: titleDocument && TITLE_DOCUMENT_LABELS[titleDocument] },
    { term: 'Developer', value: developer?.name },
    { term: 'Company registration', value: developer?.registration },
    { term: 'REDAN membership', value: developer?.redan },
    {
      term: isFinished ? 'Completed on' : 'Planned completion',
      value: completesOn && formatDay(completesOn),
    },
  ];
  return all.flatMap(({ term, value }) => (value ? [{ term, value }] : []));
}
