import { Accordion, Card, Inline, Link, Section, Text } from '@adire/ui';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Inspection } from '#api/calls/support.ts';
import { contactPathForInspection } from '#app/contact/contactLinks.ts';
import { LoadFailure } from '#app/failures/LoadFailure.tsx';
import { hasFailedToLoad } from '#app/failures/loadFailure.ts';
import { inspectionsQuery } from '#app/queries/account.ts';
import { formatDay } from '#domain/dates.ts';
import { Line, Lines } from '../lines/Lines.tsx';
import { CancelInspection } from './CancelInspection.tsx';

/**
 * The inspections that the buyer asked for, from today on, and folded the last ones before; nothing while they load, or
 * if there is none.
 */
export function RequestedInspections() {
  const inspections = useQuery(inspectionsQuery);
  const [asked, setAsked] = useState<Inspection | null>(null);
  if (inspections.data === undefined)
    return hasFailedToLoad(inspections) ? <LoadFailure query={inspections} what="your inspections" /> : null;
  const { upcoming, earlier } = inspections.data;
  // One that is cancelled elsewhere meanwhile stays until its question, which then says so, is closed.
  const isGone = asked !== null && !upcoming.some(({ reference }) => reference === asked.reference);
  const shown = isGone ? [...upcoming, asked] : upcoming;
  if (shown.length + earlier.length === 0) return null;
  return (
    <Card>
      <Section title="Inspections" look={3}>
        {shown.length === 0 ? null : <Upcoming inspections={shown} onAsked={setAsked} />}
        {earlier.length === 0 ? null : <Earlier inspections={earlier} />}
      </Section>
    </Card>
  );
}

interface ListProps {
  readonly inspections: readonly Inspection[];
}

interface UpcomingProps extends ListProps {
  /** Called with the inspection whose cancellation the buyer is asked to confirm; null once that is closed. */
  readonly onAsked: (inspection: Inspection | null) => void;
}

const Upcoming = ({ inspections, onAsked }: UpcomingProps) => (
  <>
    <Text size="small" tone="ink2">
      We confirm each day and its hour by phone or email: please wait for that before you go.
    </Text>
    <Lines>
      {inspections.map((inspection) => (
        <InspectionLine
          key={inspection.reference}
          inspection={inspection}
          action={
            <Inline gap={3}>
              <Link
                href={contactPathForInspection(inspection.reference)}
                aria-label={`Change the inspection of ${nameOf(inspection)}`}
              >
                Change
              </Link>
              <CancelInspection
                inspection={inspection}
                name={nameOf(inspection)}
                onOpen={() => onAsked(inspection)}
                onClose={() => onAsked(null)}
              />
            </Inline>
          }
        />
      ))}
    </Lines>
  </>
);

const Earlier = ({ inspections }: ListProps) => (
  <Accordion
    items={[
      {
        id: 'earlier',
        question: 'Earlier inspections',
        answer: (
          <Lines>
            {inspections.map((inspection) => (
              <InspectionLine
                key={inspection.reference}
                inspection={inspection}
                action={
                  <Link
                    href={contactPathForInspection(inspection.reference)}
                    aria-label={`Write to us about the inspection of ${nameOf(inspection)}`}
                  >
                    Write to us
                  </Link>
                }
              />
            ))}
          </Lines>
        ),
      },
    ]}
  />
);

const nameOf = ({ day, property }: Inspection): string => `${property.title} on ${formatDay(day)}`;

interface InspectionLineProps {
  readonly inspection: Inspection;
  readonly action: ReactNode;
}

const InspectionLine = ({ inspection, action }: InspectionLineProps) => {
  const { reference, day, property } = inspection;
  return (
    <Line icon={<CalendarDays size={20} />} action={action}>
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
