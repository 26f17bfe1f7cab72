import type { ListingAgent } from '../listings/listing.ts';
import type { AgentKey } from './home.ts';

export const SAMPLE_AGENTS: Readonly<Record<AgentKey, ListingAgent>> = {
  adunni: agent('Adunni Bello', 'Adunni Homes Ltd', '01', 'adunni-homes'),
  harbour: agent('Tunde Afolabi', 'Harbour and Palm Realty', '02', 'harbour-palm'),
  brownRoof: agent('Folake Akinwale', 'Brown Roof Properties', '03', 'brown-roof'),
  capital: agent('Emeka Nwosu', 'Capital Hearth Ltd', '04', 'capital-hearth'),
  savannah: agent('Aisha Abdullahi', 'Savannah Keys', '05', 'savannah-keys'),
  coalCity: agent('Chinedu Eze', 'Coal City Estates', '06', 'coal-city-estates', false),
  delta: agent('Ibifuro George', 'Creek Town Homes', '07', 'creek-town-homes'),
  obaGate: agent('Osaze Igbinosa', 'Oba Gate Realtors', '08', 'oba-gate'),
};

/** Phone numbers and addresses that are not in use. */
function agent(
  name: string,
  company: string,
  number: string,
  domain: string,
  isOnWhatsApp = true,
): ListingAgent {
  const phone = `+2348000000${number}0`;
  return { name, company, phone, whatsapp: isOnWhatsApp ? phone : null, email: `sales@${domain}.example` };
}
