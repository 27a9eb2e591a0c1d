/**
 * The name of the cookie by which the web knows whether its browser may have a session. It is set and cleared with the session's own cookie,
 * which scripts can't read, and proves nothing. Without it, the web does not ask who is signed in.
 */
export const sessionHint = 'rostra_signed_in'
