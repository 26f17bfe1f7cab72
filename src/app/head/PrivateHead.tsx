import { useProductName } from '../settings/PageSettingsContext.ts';
import { pageTitle } from './truncateText.ts';

/** The head of a page that search engines must not index: a buyer's page, a form step, or a missing page. */
export function PrivateHead({ title }: { readonly title: string }) {
  const productName = useProductName();
  return (
    <>
      <title>{pageTitle(title, productName)}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
