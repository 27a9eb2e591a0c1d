import { createAccessKeyRpc, listAccessKeysRpc, revokeAccessKeyRpc } from './access-keys/access-keys.ts'
import { changePasswordRpc } from './accounts/change-password.ts'
import { deleteAccountRpc } from './accounts/delete-account.ts'
import { findAccountRpc } from './accounts/find-account.ts'
import { findMemberNamesRpc } from './accounts/find-member-names.ts'
import { getAccountRpc } from './accounts/get-account.ts'
import { getProfileRpc } from './accounts/get-profile.ts'
import { getUsernamesRpc } from './accounts/get-usernames.ts'
import { grantRoleRpc } from './accounts/grant-role.ts'
import { listInsightConsentsRpc } from './accounts/list-insight-consents.ts'
import { listOwnSecurityEventsRpc } from './accounts/list-own-security-events.ts'
import { registerRpc } from './accounts/register.ts'
import { updateProfileRpc } from './accounts/update-profile.ts'
import { answerAppRequestRpc, getAppRequestRpc, listAppsRpc, revokeAppRpc } from './apps/apps.ts'
import { exchangeOAuthRpc } from './apps/exchange-oauth.ts'
import { confirmEmailRpc } from './email-changes/confirm-email.ts'
import { listFormerEmailsRpc } from './email-changes/list-former-emails.ts'
import { getSigningKeysRpc } from './keys/get-signing-keys.ts'
import { issueServiceTokenRpc } from './keys/issue-service-token.ts'
import { rotateSigningKeyRpc } from './keys/rotate-signing-key.ts'
import { listDevMailboxRpc } from './mail/list-dev-mailbox.ts'
import { listIdentitiesRpc, startIdentityLinkRpc, unlinkIdentityRpc } from './oidc/identities.ts'
import { finishIssuerSignInRpc, listIssuersRpc, signUpByIssuerRpc, startIssuerSignInRpc } from './oidc/sign-in.ts'
import { getAccountFiguresRpc } from './operators/get-account-figures.ts'
import { listDeadLettersRpc } from './operators/list-dead-letters.ts'
import { listOperatorActionsRpc } from './operators/list-operator-actions.ts'
import { listOwnOperatorActionsRpc } from './operators/list-own-operator-actions.ts'
import { replayDeadLettersRpc } from './operators/replay-dead-letters.ts'
import { restoreAccountRpc } from './operators/restore-account.ts'
import { searchAccountsRpc } from './operators/search-accounts.ts'
import { suspendAccountRpc } from './operators/suspend-account.ts'
import { getPushKeyRpc, listPushSubscriptionsRpc, subscribePushRpc, unsubscribePushRpc } from './push/push-subscriptions.ts'
import { logInWithCodeRpc } from './recovery/log-in-with-code.ts'
import { requestOneTimeCodeRpc } from './recovery/request-one-time-code.ts'
import { requestPasswordResetRpc } from './recovery/request-password-reset.ts'
import { resetPasswordRpc } from './recovery/reset-password.ts'
import { getSecondFactorRpc } from './second-factor/get-second-factor.ts'
import { findPendingSignInRpc, logInWithSecondFactorRpc } from './second-factor/log-in-with-second-factor.ts'
import { addPasskeyRpc, createPasskeyOptionsRpc, removePasskeyRpc } from './second-factor/passkeys.ts'
import { renewRecoveryCodesRpc } from './second-factor/renew-recovery-codes.ts'
import { confirmTotpRpc, removeTotpRpc, startTotpRpc } from './second-factor/totp.ts'
import { authenticateRpc } from './sessions/authenticate.ts'
import { checkSessionsRpc } from './sessions/check-sessions.ts'
import { issueGuestTokenRpc } from './sessions/issue-guest-token.ts'
import { issueVisitorTokenRpc } from './sessions/issue-visitor-token.ts'
import { listSessionsRpc } from './sessions/list-sessions.ts'
import { logInRpc } from './sessions/log-in.ts'
import { logOutRpc } from './sessions/log-out.ts'
import { revokeSessionRpc } from './sessions/revoke-session.ts'

const accounts = [
  registerRpc,
  getAccountRpc,
  updateProfileRpc,
  confirmEmailRpc,
  changePasswordRpc,
  deleteAccountRpc,
  getUsernamesRpc,
  getProfileRpc,
  listInsightConsentsRpc,
  findMemberNamesRpc,
  findAccountRpc,
  grantRoleRpc,
]
const sessions = [
  logInRpc,
  logOutRpc,
  authenticateRpc,
  checkSessionsRpc,
  listSessionsRpc,
  revokeSessionRpc,
  issueGuestTokenRpc,
  issueVisitorTokenRpc,
]
const recovery = [requestOneTimeCodeRpc, logInWithCodeRpc, requestPasswordResetRpc, resetPasswordRpc]
const secondFactor = [
  logInWithSecondFactorRpc,
  findPendingSignInRpc,
  getSecondFactorRpc,
  startTotpRpc,
  confirmTotpRpc,
  removeTotpRpc,
  createPasskeyOptionsRpc,
  addPasskeyRpc,
  removePasskeyRpc,
  renewRecoveryCodesRpc,
]
const oidc = [
  listIssuersRpc,
  startIssuerSignInRpc,
  finishIssuerSignInRpc,
  signUpByIssuerRpc,
  listIdentitiesRpc,
  startIdentityLinkRpc,
  unlinkIdentityRpc,
]
const accessKeys = [listAccessKeysRpc, createAccessKeyRpc, revokeAccessKeyRpc]
const apps = [exchangeOAuthRpc, getAppRequestRpc, answerAppRequestRpc, listAppsRpc, revokeAppRpc]
const push = [getPushKeyRpc, subscribePushRpc, unsubscribePushRpc, listPushSubscriptionsRpc]
const mail = [listDevMailboxRpc]
const keys = [getSigningKeysRpc, issueServiceTokenRpc, rotateSigningKeyRpc]
const operators = [
  searchAccountsRpc,
  getAccountFiguresRpc,
  suspendAccountRpc,
  restoreAccountRpc,
  listOperatorActionsRpc,
  listDeadLettersRpc,
  listOwnSecurityEventsRpc,
  listOwnOperatorActionsRpc,
  listFormerEmailsRpc,
  replayDeadLettersRpc,
]

/** Every method of IdentityService. */
export const rpcs = [
  ...accounts,
  ...sessions,
  ...recovery,
  ...secondFactor,
  ...oidc,
  ...accessKeys,
  ...apps,
  ...push,
  ...mail,
  ...keys,
  ...operators,
]
