import type { LinkComponentProps } from '@adire/ui';
import { Link } from 'react-router-dom';

/** The design system's links, followed without a page load; other sites and files as usual. */
export function RouterLink({ href, ref, children, ...rest }: LinkComponentProps) {
  const isOurs = href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/api/');
  const withRef = ref === undefined ? rest : { ...rest, ref };
  return isOurs ? (
    <Link to={href} {...withRef}>
      {children}
    </Link>
  ) : (
    <a href={href} {...withRef}>
      {children}
    </a>
  );
}
