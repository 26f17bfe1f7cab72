import type { Thing } from 'schema-dts';
import { SHARE_PX } from '#domain/pictures.ts';
import { usePageSettings } from '../settings/PageSettingsContext.ts';
import { type SharedPicture, SITE_PICTURE } from './sharedPicture.ts';
import { MAX_DESCRIPTION_LENGTH, shortened } from './shortened.ts';
import { addressOf, scriptText } from './structuredData.ts';

interface PageHeadProps {
  /** Whole, with the product's name: `pageTitle` makes one. */
  readonly title: string;
  /** Up to 160 characters are shown. */
  readonly description: string;
  /** The one address of what the page shows, `/search`; null where no search engine should list it. */
  readonly path: string | null;
  /** Shown with a link to the page; the product's own unless said. */
  readonly picture?: SharedPicture;
  /** What the page says, for machines. */
  readonly data?: readonly Thing[];
}

/** What search engines and previews of links read of a public page. */
export function PageHead({ title, description, path, picture = SITE_PICTURE, data = [] }: PageHeadProps) {
  const settings = usePageSettings();
  const summary = shortened(description, MAX_DESCRIPTION_LENGTH);
  // Only whole addresses are read, which nobody knows where the public one is not set.
  const address = path !== null && settings.publicUrl !== null ? addressOf(path, settings) : null;
  const pictureUrl = settings.publicUrl === null ? null : addressOf(picture.url, settings);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={summary} />
      {path === null ? <meta name="robots" content="noindex" /> : null}
      {address === null ? null : <link rel="canonical" href={address} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={settings.productName} />
      <meta property="og:locale" content="en_NG" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={summary} />
      {address === null ? null : <meta property="og:url" content={address} />}
      <meta name="twitter:card" content={pictureUrl === null ? 'summary' : 'summary_large_image'} />
      {pictureUrl === null ? null : (
        <>
          <meta property="og:image" content={pictureUrl} />
          <meta property="og:image:alt" content={picture.alt} />
        </>
      )}
      {pictureUrl === null || !picture.isShareSize ? null : (
        <>
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content={String(SHARE_PX.width)} />
          <meta property="og:image:height" content={String(SHARE_PX.height)} />
        </>
      )}
      {data.length === 0 ? null : (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: as a child it would be escaped for HTML, which no script is read as
          dangerouslySetInnerHTML={{ __html: scriptText(data) }}
        />
      )}
    </>
  );
}
