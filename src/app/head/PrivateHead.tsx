import { useProductName } from '../settings/PageSettingsContext.ts';
import { pageTitle } from './shortened.ts';

/** The head of a page that no search engine should list: a person's own, a step of a form, one that is not there. */
export function PrivateHead({ title }: { readonly title: string }) {
  const productName = useProductName();
  return (
    <>
      <title>{pageTitle(title, productName)}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
