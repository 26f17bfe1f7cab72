import { LazyContent } from '../private/LazyContent.tsx';
import { lazyModule } from '../private/lazyModule.ts';
import { flag } from './PhoneField.css.ts';

const countryFlag = lazyModule(() => import('./CountryFlag.tsx'));

/** Nigeria's flag is built in; the others are loaded when one of them is first shown. */
export function Flag({ code, dialCode }: { readonly code?: string | undefined; readonly dialCode: string }) {
  return (
    <span className={flag} aria-hidden="true">
      {dialCode.replace(/\D/g, '') === '234' ? (
        <svg viewBox="0 0 6 4" aria-hidden="true">
          <path fill="#fff" d="M0 0h6v4H0z" />
          <path fill="#008751" d="M0 0h2v4H0zM4 0h2v4H4z" />
        </svg>
      ) : (
        <LazyContent code={countryFlag}>
          {({ default: CountryFlag }) => <CountryFlag code={code} dialCode={dialCode} />}
        </LazyContent>
      )}
    </span>
  );
}
