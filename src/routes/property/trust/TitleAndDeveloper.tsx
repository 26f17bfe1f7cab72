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
  const all = [
    { term: 'Title document', value: titleDocument && TITLE_DOCUMENT_LABELS[titleDocument] },
    { term: 'Developer', value: developer?.name },
    { term: 'Company registration', value: developer?.registration },
    { term: 'REDAN membership', value: developer?.redan },
    { term: completionTerm(milestones), value: completesOn && formatDay(completesOn) },
  ];
  return all.flatMap(({ term, value }) => (value ? [{ term, value }] : []));
}

/** Whether the home is finished is said by its milestones alone: without any, the day may be past or to come. */
function completionTerm(milestones: TrustFields['milestones']): string {
  if (milestones.length === 0) return 'Completion';
  return milestones.every(({ status }) => status === 'Completed') ? 'Completed on' : 'Planned completion';
}
