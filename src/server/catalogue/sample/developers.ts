import type { ListingDeveloper } from '../listings/listing.ts';
import type { AgentKey } from './home.ts';

/** The developer of each agent's homes. Some are not members of REDAN. */
export const SAMPLE_DEVELOPERS: Readonly<
  Record<AgentKey, readonly [ListingDeveloper, ...ListingDeveloper[]]>
> = {
  adunni: [
    developer('Ile Itura Developments Ltd', 1, 'LAG', 18),
    developer('Oriade Building Company Ltd', 2),
    developer('Greenfield and Laterite Ltd', 3, 'OGU', 7),
  ],
  harbour: [
    developer('Lagoon Crest Developers Ltd', 4, 'LAG', 41),
    developer('Kusenla Waterside Homes Ltd', 5, 'LAG', 63),
    developer('Palm Row Construction Ltd', 6),
  ],
  brownRoof: [
    developer('Brown Roof Developments Ltd', 7, 'LAG', 29),
    developer('Akinwale and Daughters Builders Ltd', 8),
    developer('Third Bridge Homes Ltd', 9, 'LAG', 52),
  ],
  capital: [
    developer('Capital Hearth Developments Ltd', 10, 'ABJ', 11),
    developer('Zuma Rock Estates Ltd', 11, 'ABJ', 34),
  ],
  savannah: [
    developer('Savannah Keys Building Ltd', 12, 'KAN', 5),
    developer('Tudun Gida Developers Ltd', 13),
  ],
  coalCity: [developer('Coal City Builders Ltd', 14, 'ENU', 9), developer('Udi Hills Developments Ltd', 15)],
  delta: [developer('Creek Town Developments Ltd', 16, 'RIV', 14), developer('Ibom Garden Homes Ltd', 17)],
  obaGate: [
    developer('Oba Gate Developments Ltd', 18, 'EDO', 6),
    developer('Ugbor Building Partners Ltd', 19),
  ],
};

/** Their registration numbers are too high to be in use yet. */
function developer(name: string, number: number, branch?: string, member = 0): ListingDeveloper {
  return {
    name,
    registration: `RC ${99_000_000 + number * 417}`,
    redan: branch === undefined ? null : `REDAN/${branch}/9${String(member).padStart(3, '0')}`,
  };
}
