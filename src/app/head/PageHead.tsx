import type { Thing } from 'schema-dts';
import { SHARE_PX } from '#domain/listings/pictures.ts';
import { usePageSettings } from '../settings/PageSettingsContext.ts';
import { type SharedPicture, SITE_PICTURE } from './sharedPicture.ts';
import { absoluteUrl, scriptText } from './structuredData.ts';
import { MAX_DESCRIPTION_LENGTH, truncateText } from './truncateText.ts';

interface PageHeadProps {
  /** The full document title, with the product's name; `pageTitle` builds it. */
  readonly title: string;
  /** Truncated to 160 characters. */
  readonly description: string;
  /** The canonical path, such as `/search`; null marks the page as `noindex`. */
  readonly path: string | null;
  /** The preview picture of shared links. By default the product's own. */
  readonly picture?: SharedPicture;
  /** Structured data (JSON-LD). */
  readonly data?: readonly Thing[];
}

/** The metadata of a public page, for search engines and link previews. */
export function PageHead({ title, description, path, picture = SITE_PICTURE, data = [] }: PageHeadProps) {
  const settings = usePageSettings();
  const summary = truncateText(description, MAX_DESCRIPTION_LENGTH);
  // These tags need absolute URLs, which are unknown unless the public URL is set.
  const address = path !== null && settings.publicUrl !== null ? absoluteUrl(path, settings) : null;
  const pictureUrl = settings.publicUrl === null ? null : absoluteUrl(picture.url, settings);
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
