import type { BreadcrumbList, Graph, Organization, Thing } from 'schema-dts';
import type { PageSettings } from '../settings/pageSettings.ts';
import { socialPages } from '../shell/socialNetworks.ts';

/** The absolute URL of a path if the server's public URL is set, otherwise the path. */
export const absoluteUrl = (path: string, { publicUrl }: Pick<PageSettings, 'publicUrl'>): string =>
  publicUrl === null ? path : new URL(path, publicUrl).href;

export interface Crumb {
  readonly label: string;
  readonly href: string;
}

/** The breadcrumb from the home page to a page, including the page itself. */
export const breadcrumbList = (crumbs: readonly Crumb[], settings: PageSettings): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absoluteUrl(href, settings),
  })),
});

/** The publisher of these pages. */
export const organization = (settings: PageSettings): Organization => ({
  '@type': 'Organization',
  name: settings.productName,
  url: absoluteUrl('/', settings),
  logo: absoluteUrl('/favicon.svg', settings),
  sameAs: socialPages(settings).map(({ href }) => href),
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    url: absoluteUrl('/contact-support', settings),
  },
});

/** JSON that cannot close the script element around it. */
export const scriptText = (things: readonly Thing[]): string => {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
};
