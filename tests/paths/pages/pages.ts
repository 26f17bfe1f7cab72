import type { PageBinding } from '../kit/page/binding.ts';
import { cancelContribution } from './cancelContribution.ts';
import { dashboardContribution } from './dashboardContribution.ts';
import { login } from './login.ts';
import { notifications } from './notifications.ts';
import { picture } from './picture.ts';
import { profile } from './profile.ts';
import { propertyRequest } from './propertyRequest.ts';
import { savedToggle } from './savedToggle.ts';
import { search } from './search.ts';
import { session } from './session.ts';

/** How each flow is walked in a browser, by its machine's id. */
export const PAGES: Readonly<Record<string, PageBinding>> = {
  cancelContribution,
  dashboardContribution,
  login,
  notifications,
  picture,
  profile,
  propertyRequest,
  savedToggle,
  search,
  session,
};
