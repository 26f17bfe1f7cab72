import type { Screen } from '../screen.ts';
import { cancelContribution } from './cancelContribution.tsx';
import { cancelInspection } from './cancelInspection.tsx';
import { changePassword } from './changePassword.tsx';
import { changePlan } from './changePlan.tsx';
import { contact } from './contact.tsx';
import { contribution } from './contribution.tsx';
import { createPassword } from './createPassword.tsx';
import { dashboardContribution } from './dashboardContribution.tsx';
import { eraseAccount } from './eraseAccount.tsx';
import { exportData } from './exportData.tsx';
import { inspection } from './inspection.tsx';
import { leavePlan } from './leavePlan.tsx';
import { letter } from './letter.tsx';
import { login } from './login.tsx';
import { notifications } from './notifications.tsx';
import { picture } from './picture.tsx';
import { profile } from './profile.tsx';
import { propertyRequest } from './propertyRequest.tsx';
import { resetPassword } from './resetPassword.tsx';
import { savedToggle } from './savedToggle.tsx';
import { search } from './search.tsx';
import { session } from './session.tsx';
import { sessions } from './sessions.tsx';
import { signUp } from './signUp.tsx';
import { verifyContact } from './verifyContact.tsx';
import { verifyOtp } from './verifyOtp.tsx';
import { withdrawal } from './withdrawal.tsx';
import { withdrawExit } from './withdrawExit.tsx';
import { withdrawPayment } from './withdrawPayment.tsx';

/** The screen of every flow, by its machine's id. */
export const SCREENS: Readonly<Record<string, Screen>> = {
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
