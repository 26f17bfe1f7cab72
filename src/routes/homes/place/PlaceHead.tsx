import { homesText } from '#app/format/countText.ts';
import { PageHead } from '#app/head/PageHead.tsx';
import { sharedPicture } from '#app/head/sharedPicture.ts';
import { breadcrumbList, type Crumb } from '#app/head/structuredData.ts';
import { pageTitle } from '#app/head/truncateText.ts';
import { advertisedMonthlyKobo, THEN_MORTGAGE } from '#app/property-card/advertised.ts';
import { usePageSettings } from '#app/settings/PageSettingsContext.ts';
import { formatNaira } from '#domain/money.ts';
import { ADVERTISED_MONTHS, RECOMMENDED_PLAN } from '#domain/plans/plans.ts';
import { type PlaceOnSale, placeName, placePath } from './placeName.ts';

interface PlaceHeadProps {
  readonly place: PlaceOnSale;
  readonly crumbs: readonly Crumb[];
}

/** The document head of a state's or town's page. */
export function PlaceHead({ place, crumbs }: PlaceHeadProps) {
  const settings = usePageSettings();
  const { count, minPrice } = place.town ?? place.state;
  const [newest] = place.newest;
  return (
    <PageHead
      title={pageTitle(`Homes for sale in ${placeName(place)}`, settings.productName)}
      description={
        `${homesText(count)} on sale in ${placeName(place)}, from ${formatNaira(minPrice)}: ` +
        `from ${formatNaira(advertisedMonthlyKobo(minPrice))} a month for ${ADVERTISED_MONTHS} months on Plan ${RECOMMENDED_PLAN}, ${THEN_MORTGAGE}.`
      }
      path={placePath(place)}
      picture={sharedPicture(newest?.img ? { url: newest.img, alt: newest.title } : undefined)}
      data={[breadcrumbList(crumbs, settings)]}
    />
  );
}
