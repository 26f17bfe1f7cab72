import type { PageBinding } from '../world.ts';
import { cancelContribution } from './cancelContribution.ts';
import { cancelInspection } from './cancelInspection.ts';
import { changePassword } from './changePassword.ts';
import { changePlan } from './changePlan.ts';
import { contact } from './contact.ts';
import { contribution } from './contribution.ts';
import { createPassword } from './createPassword.ts';
import { dashboardContribution } from './dashboardContribution.ts';
import { eraseAccount } from './eraseAccount.ts';
import { exportData } from './exportData.ts';
import { inspection } from './inspection.ts';
import { leavePlan } from './leavePlan.ts';
import { letter } from './letter.ts';
import { login } from './login.ts';
import { notifications } from './notifications.ts';
import { picture } from './picture.ts';
import { profile } from './profile.ts';
import { propertyRequest } from './propertyRequest.ts';
import { resetPassword } from './resetPassword.ts';
import { savedToggle } from './savedToggle.ts';
import { search } from './search.ts';
import { session } from './session.ts';
import { sessions } from './sessions.ts';
import { signUp } from './signUp.ts';
import { verifyContact } from './verifyContact.ts';
import { verifyOtp } from './verifyOtp.ts';
import { withdrawal } from './withdrawal.ts';
import { withdrawExit } from './withdrawExit.ts';
import { withdrawPayment } from './withdrawPayment.ts';

/** How each flow is walked in a browser, by its machine's id. */
export const PAGES: Readonly<Record<string, PageBinding>> = {
  cancelContribution,
  cancelInspection,
  changePassword,
  changePlan,
  contact,
  contribution,
  createPassword,
  dashboardContribution,
  eraseAccount,
  exportData,
  inspection,
  leavePlan,
  letter,
  login,
  notifications,
  picture,
  profile,
  propertyRequest,
  resetPassword,
  savedToggle,
  search,
  session,
  sessions,
  signUp,
  verifyContact,
  verifyOtp,
  withdrawExit,
  withdrawal,
  withdrawPayment,
};
