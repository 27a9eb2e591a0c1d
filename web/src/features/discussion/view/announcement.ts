import type { Discussion } from '../../../api/schemas.ts'
import { discussionStrings } from '../../../strings/strings.ts'

const { progress } = discussionStrings

/** Returns the screen-reader announcement of a change; empty for an unimportant one. */
export function announcementOf(before: Discussion, now: Discussion): string {
  if (before.status !== now.status && now.status !== 'ongoing')
    return now.status === 'completed' && now.consensus === null ? progress.unconcluded : progress[now.status]
  const arrived = now.conversationFlow.slice(before.conversationFlow.length).map(({ expertName }) => progress.hasAnswered(expertName))
  const step = now.phase !== before.phase && now.phase !== 'ended' ? [`${progress.steps[now.phase]}.`] : []
  return [...arrived, ...step].join(' ')
}
