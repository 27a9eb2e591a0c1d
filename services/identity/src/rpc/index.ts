import { authenticateRpc } from './authenticate.ts'
import { getAccountRpc } from './get-account.ts'
import { getSigningKeysRpc } from './get-signing-keys.ts'
import { getUsernamesRpc } from './get-usernames.ts'
import { issueGuestTokenRpc } from './issue-guest-token.ts'
import { issueServiceTokenRpc } from './issue-service-token.ts'
import { listSessionsRpc } from './list-sessions.ts'
import { logInRpc } from './log-in.ts'
import { logOutRpc } from './log-out.ts'
import { registerRpc } from './register.ts'
import { revokeSessionRpc } from './revoke-session.ts'
import { rotateSigningKeyRpc } from './rotate-signing-key.ts'

/** Every method of IdentityService. */
export const rpcs = [
  registerRpc,
  logInRpc,
  logOutRpc,
  authenticateRpc,
  issueGuestTokenRpc,
  getAccountRpc,
  listSessionsRpc,
  revokeSessionRpc,
  getUsernamesRpc,
  getSigningKeysRpc,
  issueServiceTokenRpc,
  rotateSigningKeyRpc,
]
