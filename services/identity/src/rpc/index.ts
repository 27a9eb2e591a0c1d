import { authenticateRpc } from './authenticate.ts'
import { changePasswordRpc } from './change-password.ts'
import { deleteAccountRpc } from './delete-account.ts'
import { findAccountRpc } from './find-account.ts'
import { getAccountRpc } from './get-account.ts'
import { getSigningKeysRpc } from './get-signing-keys.ts'
import { getUsernamesRpc } from './get-usernames.ts'
import { grantRoleRpc } from './grant-role.ts'
import { issueGuestTokenRpc } from './issue-guest-token.ts'
import { issueServiceTokenRpc } from './issue-service-token.ts'
import { listKeptMailsRpc } from './list-kept-mails.ts'
import { listSessionsRpc } from './list-sessions.ts'
import { logInRpc } from './log-in.ts'
import { logInWithCodeRpc } from './log-in-with-code.ts'
import { logOutRpc } from './log-out.ts'
import { registerRpc } from './register.ts'
import { requestOneTimeCodeRpc } from './request-one-time-code.ts'
import { requestPasswordResetRpc } from './request-password-reset.ts'
import { resetPasswordRpc } from './reset-password.ts'
import { revokeSessionRpc } from './revoke-session.ts'
import { rotateSigningKeyRpc } from './rotate-signing-key.ts'
import { updateProfileRpc } from './update-profile.ts'

/** Every method of IdentityService. */
export const rpcs = [
  registerRpc,
  logInRpc,
  requestOneTimeCodeRpc,
  logInWithCodeRpc,
  requestPasswordResetRpc,
  resetPasswordRpc,
  logOutRpc,
  authenticateRpc,
  issueGuestTokenRpc,
  getAccountRpc,
  updateProfileRpc,
  changePasswordRpc,
  deleteAccountRpc,
  listSessionsRpc,
  revokeSessionRpc,
  getUsernamesRpc,
  getSigningKeysRpc,
  issueServiceTokenRpc,
  grantRoleRpc,
  findAccountRpc,
  listKeptMailsRpc,
  rotateSigningKeyRpc,
]
