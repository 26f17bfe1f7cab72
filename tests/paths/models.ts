import type { BuyerModel } from '#machines/about/model.ts';
import { cancelContributionModel } from '#machines/cancelContribution/model/cancelContribution.model.ts';
import { cancelInspectionModel } from '#machines/cancelInspection/model/cancelInspection.model.ts';
import { changePasswordModel } from '#machines/changePassword/model/changePassword.model.ts';
import { changePlanModel } from '#machines/changePlan/model/changePlan.model.ts';
import { contactModel } from '#machines/contact/model/contact.model.ts';
import { contributionModel } from '#machines/contribution/model/contribution.model.ts';
import { createPasswordModel } from '#machines/createPassword/model/createPassword.model.ts';
import { dashboardContributionModel } from '#machines/dashboardContribution/model/dashboardContribution.model.ts';
import { eraseAccountModel } from '#machines/eraseAccount/model/eraseAccount.model.ts';
import { exportDataModel } from '#machines/exportData/model/exportData.model.ts';
import { inspectionModel } from '#machines/inspection/model/inspection.model.ts';
import { leavePlanModel } from '#machines/leavePlan/model/leavePlan.model.ts';
import { letterModel } from '#machines/letter/model/letter.model.ts';
import { loginModel } from '#machines/login/model/login.model.ts';
import { notificationsModel } from '#machines/notifications/model/notifications.model.ts';
import { pictureModel } from '#machines/picture/model/picture.model.ts';
import { profileModel } from '#machines/profile/model/profile.model.ts';
import { propertyRequestModel } from '#machines/propertyRequest/model/propertyRequest.model.ts';
import { resetPasswordModel } from '#machines/resetPassword/model/resetPassword.model.ts';
import { savedToggleModel } from '#machines/savedToggle/model/savedToggle.model.ts';
import { searchModel } from '#machines/search/model/search.model.ts';
import { sessionModel } from '#machines/session/model/session.model.ts';
import { sessionsModel } from '#machines/sessions/model/sessions.model.ts';
import { signUpModel } from '#machines/signUp/model/signUp.model.ts';
import { verifyContactModel } from '#machines/verifyContact/model/verifyContact.model.ts';
import { verifyOtpModel } from '#machines/verifyOtp/model/verifyOtp.model.ts';
import { withdrawalModel } from '#machines/withdrawal/model/withdrawal.model.ts';
import { withdrawExitModel } from '#machines/withdrawExit/model/withdrawExit.model.ts';
import { withdrawPaymentModel } from '#machines/withdrawPayment/model/withdrawPayment.model.ts';

export const MODELS: readonly BuyerModel[] = [
  cancelContributionModel,
  cancelInspectionModel,
  changePasswordModel,
  changePlanModel,
  contactModel,
  contributionModel,
  createPasswordModel,
  dashboardContributionModel,
  eraseAccountModel,
  exportDataModel,
  inspectionModel,
  leavePlanModel,
  letterModel,
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
  withdrawExitModel,
  withdrawalModel,
  withdrawPaymentModel,
];
