import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { formatNaira, type Kobo } from '#domain/money.ts';
import { type Database, queryRows } from '../platform/db/database.ts';
import { shareUrlOf } from '../platform/media/urls.ts';
import { metaTags } from './html.ts';

const SHARE_PX = { width: '1200', height: '630' } as const;
const MAX_DESCRIPTION_LENGTH = 200;

interface Previewed {
  readonly title: string;
  readonly address: string;
  readonly price: Kobo;
  readonly description: string;
  readonly url: string | null;
  readonly alt: string | null;
}

/**
 * What whoever shows a shared link reads of a listing's page: Open Graph's and Twitter's tags; empty for an address
 * that no listing has.
 * @param publicUrl where people reach this server; without it there is no address to give, and no picture.
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

async function readListing(db: Database, id: string): Promise<Previewed | null> {
  const [found] = await queryRows<Previewed>(
    db,
    sql`select p.title, p.address, p.price_kobo as price, p.description, i.url, i.alt
        from properties as p
        left join lateral (
          select url, alt from property_images where property_id = p.id order by position limit 1) as i on true
        where p.id = ${id}::uuid`,
  );
  return found ?? null;
}

function imageTags({ url, alt }: Previewed, publicUrl: string): Record<string, string | null> {
  if (url === null) return {};
  const shareUrl = shareUrlOf(url);
  return {
    'og:image': new URL(shareUrl ?? url, publicUrl).href,
    // Of a picture that is not ours neither its size nor its type is known.
    ...(shareUrl !== null && {
      'og:image:width': SHARE_PX.width,
      'og:image:height': SHARE_PX.height,
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
