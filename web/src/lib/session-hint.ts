import { sessionHint } from '@rostra/proto/http/session-hint'

/** Reports whether this browser may have a session. Without the hint it has none. */
export const hasSessionHint = (): boolean =>
  typeof document !== 'undefined' && document.cookie.split('; ').some((cookie) => cookie.startsWith(`${sessionHint}=`))
