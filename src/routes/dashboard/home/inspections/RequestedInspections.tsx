import { Card, Inline, Link, Section, Text } from '@adire/ui';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import type { Inspection } from '#api/calls/support.ts';
import { contactPathForInspection } from '#app/contact/contactLinks.ts';
import { LoadFailure } from '#app/failures/LoadFailure.tsx';
import { hasFailedToLoad } from '#app/failures/loadFailure.ts';
import { inspectionsQuery } from '#app/queries/account.ts';
import { formatDay } from '#domain/dates.ts';
import { Line, Lines } from '../lines/Lines.tsx';
import { CancelInspection } from './CancelInspection.tsx';

/** The inspections that the buyer asked for, from today on; nothing while they load, or if there is none. */
export function RequestedInspections() {
  const inspections = useQuery(inspectionsQuery);
  if (inspections.data === undefined)
    return hasFailedToLoad(inspections) ? <LoadFailure query={inspections} what="your inspections" /> : null;
  if (inspections.data.length === 0) return null;
  return (
    <Card>
      <Section title="Inspections" look={3}>
        <Text size="small" tone="ink2">
          We confirm each day and its hour by phone or email: please wait for that before you go.
        </Text>
        <Lines>
          {inspections.data.map((inspection) => (
            <InspectionLine key={inspection.reference} inspection={inspection} />
          ))}
        </Lines>
      </Section>
    </Card>
  );
}

const InspectionLine = ({ inspection }: { readonly inspection: Inspection }) => {
  const { reference, day, property } = inspection;
  return (
    <Line
      icon={<CalendarDays size={20} />}
      action={
        <Inline gap={3}>
          <Link href={contactPathForInspection(reference)}>Change</Link>
          <CancelInspection inspection={inspection} />
        </Inline>
      }
    >
      <Text weight="strong">
        <Link href={`/property/${property.id}`}>
          {property.title}, {property.town}
        </Link>
      </Text>
      <Text size="small" tone="ink2">
        {formatDay(day)}, reference {reference}
        {property.withdrawn ? '. This home is no longer for sale.' : null}
      </Text>
    </Line>
  );
};
