import type { BreadcrumbList, RealEstateListing } from 'schema-dts';
import type { PropertyDetail } from '#api/calls/properties.ts';
import { bathsText, bedsText } from '#app/format/countText.ts';
import { PageHead } from '#app/head/PageHead.tsx';
import { sharedPicture } from '#app/head/sharedPicture.ts';
import { absoluteUrl, breadcrumbList } from '#app/head/structuredData.ts';
import { pageTitle } from '#app/head/truncateText.ts';
import { homeCrumbs } from '#app/places/crumbs.ts';
import { advertisedMonthlyKobo, advertisedTermsText } from '#app/property-card/advertised.ts';
import { usePageSettings } from '#app/settings/PageSettingsContext.ts';
import type { PageSettings } from '#app/settings/pageSettings.ts';
import { PROPERTY_TYPE_LABELS, type PropertyType } from '#domain/listings/listings.ts';
import { formatNaira, nairaText } from '#domain/money.ts';
import { ADVERTISED_MONTHS } from '#domain/plans/plans.ts';

/** The document head of a home's page. */
export function PropertyHead({ property }: { readonly property: PropertyDetail }) {
  const settings = usePageSettings();
  const { id, images } = property;
  return (
    <PageHead
      title={pageTitle(subjectOf(property), settings.productName, ` (${property.code})`)}
      description={descriptionOf(property)}
      path={`/property/${id}`}
      picture={sharedPicture(images[0])}
      data={[listing(property, settings), crumbs(property, settings)]}
    />
  );
}

const subjectOf = ({ title, town }: PropertyDetail): string =>
  title.includes(town) ? title : `${title}, ${town}`;

function descriptionOf({ price, type, beds, baths, town, state }: PropertyDetail): string {
  const monthly = formatNaira(advertisedMonthlyKobo(price));
  return (
    `${formatNaira(price)}: ${PROPERTY_TYPE_LABELS[type].toLowerCase()} in ${town}, ${state}, ${bedsText(beds)}, ${bathsText(baths)}. ` +
    `${monthly} a month for ${ADVERTISED_MONTHS} months ${advertisedTermsText()}.`
  );
}

const RESIDENCES = {
  bungalow: 'SingleFamilyResidence',
  duplex: 'House',
  terrace: 'House',
  flat: 'Apartment',
  apartment: 'Apartment',
  maisonette: 'House',
  house: 'House',
} as const satisfies Record<PropertyType, string>;

const listing = (property: PropertyDetail, settings: PageSettings): RealEstateListing => {
  const { id, title, description, listedAt, price, units, agent, images } = property;
  const url = absoluteUrl(`/property/${id}`, settings);
  return {
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: title,
    description,
    datePosted: listedAt,
    image: images.map((image) => absoluteUrl(image.url, settings)),
    about: {
      '@type': RESIDENCES[property.type],
      name: title,
      numberOfBedrooms: property.beds,
      numberOfBathroomsTotal: property.baths,
      address: {
        '@type': 'PostalAddress',
        streetAddress: property.address,
        addressLocality: property.town,
        addressRegion: property.state,
        addressCountry: 'NG',
      },
    },
    offers: {
      '@type': 'Offer',
      url,
      price: Number(nairaText(price)),
      priceCurrency: 'NGN',
      availability: units > 0 ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
      ...(agent !== null && { seller: { '@type': 'RealEstateAgent', name: agent.company } }),
    },
  };
};

const crumbs = (property: PropertyDetail, settings: PageSettings): BreadcrumbList =>
  breadcrumbList(homeCrumbs(property), settings);
