import type { LinkComponentProps } from '@adire/ui';
import { isServer } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

/** The design system's link. Follows internal links without a page load; files and other sites open normally. */
export function RouterLink({ href, ref, children, ...rest }: LinkComponentProps) {
  const isOurs = href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/api/');
  const withRef = ref === undefined ? rest : { ...rest, ref };
  // On the server a plain anchor gives the same markup, and is cheaper on pages with many links.
  return isOurs && !isServer ? (
    <Link to={href} discover="none" {...withRef}>
      {children}
    </Link>
  ) : (
    <a href={href} {...withRef}>
      {children}
    </a>
  );
}
