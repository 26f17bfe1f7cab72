import { Heading, Inline, Section, Stack, Text } from '@adire/ui';
import { useState } from 'react';
import type { PropertyDetail } from '#api/calls/properties.ts';
import { MilestoneTimeline } from '#app/milestones/MilestoneTimeline.tsx';
import { SaveButton } from '#app/saved/SaveButton.tsx';
import { isRendered } from '#domain/listings/pictures.ts';
import { ADVERTISED_MONTHS } from '#domain/plans/plans.ts';
import { ContributeBar } from './ContributeBar.tsx';
import { ContributeBox } from './ContributeBox.tsx';
import { Gallery } from './Gallery.tsx';
import { AskInspection } from './inspection/AskInspection.tsx';
import { Overview } from './Overview.tsx';
import * as styles from './PropertyView.css.ts';
import { ShareButton } from './ShareButton.tsx';
import { SimilarListings } from './SimilarListings.tsx';
import { StepsToKeys } from './StepsToKeys.tsx';
import { SitePhotographs } from './trust/SitePhotographs.tsx';
import { TitleAndDeveloper } from './trust/TitleAndDeveloper.tsx';
import { YourAgent } from './trust/YourAgent.tsx';
import { UnitsSection } from './UnitsSection.tsx';
import { useUnitChoice } from './useUnitChoice.ts';

/** The page of a loaded home. */
export function PropertyView({ property }: { readonly property: PropertyDetail }) {
  const { title, address, code, description, images, milestones, agent } = property;
  const [durationMonths, setDurationMonths] = useState(ADVERTISED_MONTHS);
  const choice = useUnitChoice(property);
  const box = (
    <ContributeBox {...{ property, durationMonths, choice }} onDurationChange={setDurationMonths} />
  );
  return (
    <div className={styles.view}>
      <div className={styles.pictures}>
        <Gallery property={property} />
      </div>
      <div className={styles.title}>
        <Heading level={1}>{title}</Heading>
        <Inline gap={2} wrap={false}>
          <ShareButton title={title} />
          <SaveButton property={property} variant="outline" />
        </Inline>
        <div className={styles.place}>
          <Stack gap={2}>
            <Text tone="ink2">{address}</Text>
            <Text size="note" tone="ink3">
              Property code {code}
              {images.some(({ url }) => isRendered(url))
                ? '. The pictures are computer-made, not photographs.'
                : ''}
            </Text>
          </Stack>
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Overview property={property} />
          <div className={styles.boxInText}>{box}</div>
          <Section title="About Property" className={styles.estimated.low}>
            <Text className={styles.prose}>{description}</Text>
          </Section>
          <SitePhotographs sitePhotographs={property.sitePhotographs} />
          <TitleAndDeveloper property={property} />
          {agent === null ? null : <YourAgent agent={agent} home={property} />}
          <AskInspection home={property} />
        </div>
        <div className={styles.side}>{box}</div>
      </div>
      {property.buildings.length === 0 ? null : <UnitsSection property={property} choice={choice} />}
      <div className={styles.pair}>
        <StepsToKeys priceKobo={property.price} durationMonths={durationMonths} />
        {milestones.length === 0 ? null : (
          <Section title="Project milestones" className={styles.estimated.tall}>
            <MilestoneTimeline milestones={milestones} />
          </Section>
        )}
      </div>
      <SimilarListings propertyId={property.id} />
      <ContributeBar {...{ property, durationMonths, choice }} />
    </div>
  );
}
