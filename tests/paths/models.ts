import type { AnyStateMachine } from 'xstate';
import { cancelContributionModel } from '#machines/cancelContribution/cancelContribution.model.ts';
import { changePasswordModel } from '#machines/changePassword/changePassword.model.ts';
import { contactModel } from '#machines/contact/contact.model.ts';
import { contributionModel } from '#machines/contribution/contribution.model.ts';
import { createPasswordModel } from '#machines/createPassword/createPassword.model.ts';
import { dashboardContributionModel } from '#machines/dashboardContribution/dashboardContribution.model.ts';
import { loginModel } from '#machines/login/login.model.ts';
import type { FlowModel } from '#machines/model/model.ts';
import { notificationsModel } from '#machines/notifications/notifications.model.ts';
import { pictureModel } from '#machines/picture/picture.model.ts';
import { profileModel } from '#machines/profile/profile.model.ts';
import { propertyRequestModel } from '#machines/propertyRequest/propertyRequest.model.ts';
import { resetPasswordModel } from '#machines/resetPassword/resetPassword.model.ts';
import { savedToggleModel } from '#machines/savedToggle/savedToggle.model.ts';
import { searchModel } from '#machines/search/search.model.ts';
import { sessionModel } from '#machines/session/session.model.ts';
import { sessionsModel } from '#machines/sessions/sessions.model.ts';
import { signUpModel } from '#machines/signUp/signUp.model.ts';
import { verifyContactModel } from '#machines/verifyContact/verifyContact.model.ts';
import { verifyOtpModel } from '#machines/verifyOtp/verifyOtp.model.ts';
import { withdrawPaymentModel } from '#machines/withdrawPayment/withdrawPayment.model.ts';

/** Every flow's model. */
export const MODELS: readonly FlowModel<AnyStateMachine>[] = [
  cancelContributionModel,
  changePasswordModel,
  contactModel,
  contributionModel,
  createPasswordModel,
  dashboardContributionModel,
  loginModel,
  notificationsModel,
  pictureModel,
  profileModel,
  propertyRequestModel,
  resetPasswordModel,
  savedToggleModel,
  searchModel,
  sessionModel,
  sessionsModel,
  signUpModel,
  verifyContactModel,
  verifyOtpModel,
  withdrawPaymentModel,
];
