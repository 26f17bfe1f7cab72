import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { formatNaira, type Kobo } from '#domain/money.ts';
import { SHARE_PX, shareUrlOf } from '#domain/pictures.ts';
import { type Database, queryRows } from '../platform/db/database.ts';
import { metaTags } from './html.ts';

const MAX_DESCRIPTION_LENGTH = 200;

interface PreviewedListing {
  readonly title: string;
  readonly address: string;
  readonly price: Kobo;
  readonly description: string;
  readonly url: string | null;
  readonly alt: string | null;
}

/**
 * The Open Graph and Twitter tags of a listing's page, for previews of shared links; empty where there is no listing.
 * @param publicUrl the public address of this server; without it the tags have no address and no picture.
 */
export async function listingPreview(
  db: Database,
  id: string,
  { publicUrl, productName }: { publicUrl: string | null; productName: string },
): Promise<string> {
  const listing = z.safeParse(z.uuid(), id).success ? await readListing(db, id) : null;
  if (!listing) return '';
  const { title, address, price, description } = listing;
  const card = listing.url === null || publicUrl === null ? 'summary' : 'summary_large_image';
  const summary = shortened(`${formatNaira(price)}, ${address}. ${description}`);
  return [
    metaTags('name', { description: summary, 'twitter:card': card }),
    metaTags('property', {
      'og:type': 'website',
      'og:site_name': productName,
      'og:title': title,
      'og:description': summary,
      'og:url': publicUrl && new URL(`/property/${id}`, publicUrl).href,
      ...(publicUrl !== null && imageTags(listing, publicUrl)),
    }),
  ].join('');
}

async function readListing(db: Database, id: string): Promise<PreviewedListing | null> {
  const [found] = await queryRows<PreviewedListing>(
    db,
    sql`select p.title, p.address, p.price_kobo as price, p.description, i.url, i.alt
        from properties as p
        left join lateral (
          select url, alt from property_images where property_id = p.id order by position limit 1) as i on true
        where p.id = ${id}::uuid`,
  );
  return found ?? null;
}

function imageTags({ url, alt }: PreviewedListing, publicUrl: string): Record<string, string | null> {
  if (url === null) return {};
  const shareUrl = shareUrlOf(url);
  return {
    'og:image': new URL(shareUrl ?? url, publicUrl).href,
    // Of a picture that is not ours neither its size nor its type is known.
    ...(shareUrl !== null && {
      'og:image:width': String(SHARE_PX.width),
      'og:image:height': String(SHARE_PX.height),
      'og:image:type': 'image/jpeg',
    }),
    'og:image:alt': alt,
  };
}

/** Ends at a word. */
const shortened = (text: string): string =>
  text.length <= MAX_DESCRIPTION_LENGTH
    ? text
    : `${text.slice(0, MAX_DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')}…`;
