import type { TitleDocument } from '#domain/listings/titleDocuments.ts';
import { type RandomStream, randomStream } from '#domain/random.ts';
import type { ListingDeveloper, ListingMilestone, ListingTrust } from '../listings/listing.ts';
import { SAMPLE_DEVELOPERS } from './developers.ts';
import type { SampleHome } from './home.ts';

type Titles = readonly [TitleDocument, ...TitleDocument[]];

/** Towns on land that belonged to communities until recently. */
const EXCISED_TOWNS: readonly string[] = ['Ibeju Lekki', 'Epe', 'Ajah', 'Ikorodu', 'Mowe', 'Arepo'];
const EXCISED: Titles = ['gazetted_excision', 'governors_consent', 'deed_of_assignment', 'gazetted_excision'];
/** For flats in an estate that is held by one company as a whole. */
const SUBLEASED: Titles = ['deed_of_sublease', 'certificate_of_occupancy', 'governors_consent'];
const NORTHERN_STATES: readonly string[] = ['Abuja', 'Kano', 'Kaduna', 'Plateau', 'Kwara'];
const NORTHERN: Titles = ['right_of_occupancy', 'certificate_of_occupancy', 'certificate_of_occupancy'];
const ELSEWHERE: Titles = [
  'certificate_of_occupancy',
  'governors_consent',
  'certificate_of_occupancy',
  'deed_of_assignment',
];

/** Generates title, developer and completion of a sample home. Deterministic; no developer is a real company. */
export function sampleTrust(home: SampleHome, milestones: readonly ListingMilestone[]): ListingTrust {
  const random = randomStream(home.title, 'trust');
  return {
    titleDocument: home.titleDocument ?? random.pick(titlesOf(home)),
    developer: developerOf(home, random),
    completesOn: milestones.at(-1)?.date ?? null,
    sitePhotographs: [],
  };
}

function titlesOf({ town, state, amenities }: SampleHome): Titles {
  if (NORTHERN_STATES.includes(state)) return NORTHERN;
  if (EXCISED_TOWNS.includes(town)) return EXCISED;
  return amenities.includes('Serviced Apartment') ? SUBLEASED : ELSEWHERE;
}

function developerOf({ agent }: SampleHome, random: RandomStream): ListingDeveloper {
  return random.pick(SAMPLE_DEVELOPERS[agent]);
}
