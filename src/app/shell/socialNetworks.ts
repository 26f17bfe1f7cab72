import { SOCIAL_NETWORKS, type SocialNetwork } from '#domain/accounts/socialNetworks.ts';
import type { PageSettings } from '../settings/pageSettings.ts';

interface Icon {
  readonly name: string;
  /** An SVG path in a 24 × 24 view box. */
  readonly path: string;
}

const ICONS: Readonly<Record<SocialNetwork, Icon>> = {
  facebook: {
    name: 'Facebook',
    path: 'M14 8.5V6.8c0-.8.5-1.3 1.4-1.3H17V2.4h-2.6C11.8 2.4 10.3 4 10.3 6.5v2H7.8v3.2h2.5V21.6H14v-9.9h2.6l.4-3.2z',
  },
  x: {
    name: 'X',
    path: 'M3 3h5.3l4.2 5.9L17.6 3h2.3l-6.4 7.4L21 21h-5.3l-4.6-6.5L5.5 21H3.2l6.9-8zm3.3 1.7 10.3 14.6h1.2L7.5 4.7z',
  },
  linkedin: {
    name: 'LinkedIn',
    path: 'M4 9h3.4v11H4zM5.7 3.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM9.7 9H13v1.5c.6-1 1.8-1.8 3.4-1.8 3 0 3.9 2 3.9 4.9V20h-3.4v-5.7c0-1.5-.4-2.6-1.8-2.6s-2 1.1-2 2.6V20H9.7z',
  },
  instagram: {
    name: 'Instagram',
    path: 'M7.5 2.5h9a5 5 0 0 1 5 5v9a5 5 0 0 1-5 5h-9a5 5 0 0 1-5-5v-9a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v9a3 3 0 0 0 3 3h9a3 3 0 0 0 3-3v-9a3 3 0 0 0-3-3zM12 7.2a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6zm0 2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6zM17 5.8a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4z',
  },
};

interface SocialPage extends Icon {
  readonly href: string;
}

/** The product's configured pages on social networks. */
export const socialPages = ({ socialUrls }: PageSettings): SocialPage[] =>
  SOCIAL_NETWORKS.flatMap((network) => {
    const href = socialUrls?.[network];
    return href ? [{ ...ICONS[network], href }] : [];
  });
