import type { LinkComponentProps } from '@adire/ui';
import { isServer } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

/** The design system's links, followed without a page load; other sites and files as usual. */
export function RouterLink({ href, ref, children, ...rest }: LinkComponentProps) {
  const isOurs = href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/api/');
  const withRef = ref === undefined ? rest : { ...rest, ref };
  // What a server sends of it is the same; it has no clicks to follow, and a page has many links.
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
