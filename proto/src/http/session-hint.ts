/**
 * The name of the hint cookie, which tells the web's scripts that the browser may have a session. It is set and cleared with the session
 * cookie, which scripts can't read, and grants no access. Without it, the web does not request the account.
 */
export const sessionHint = 'rostra_signed_in'
