import { type EmailContent, type EmailPart, renderEmail } from './email-content.ts'
import { isolatedName } from './isolated-name.ts'
import type { InboxNews } from './mail.ts'

const counted = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`

function newsOf({ personaName, reported, unanswered }: InboxNews): string {
  const parts = [
    ...(reported > 0 ? [counted(reported, 'reported answer', 'reported answers')] : []),
    ...(unanswered > 0
      ? [counted(unanswered, 'question that its material does not answer', 'questions that its material does not answer')]
      : []),
  ]
  return `${isolatedName(personaName)}: ${parts.join(' and ')}.`
}

/** The weekly mail about the inboxes of a member's personas, for members who chose it. It contains no text of visitors. */
export const inboxSummaryEmail = (username: string, inboxes: readonly InboxNews[], publicUrl: string): EmailContent =>
  renderEmail('New in the inbox of your AI personas', [
    `Hello ${username},`,
    'This is new in your inbox, from the last seven days:',
    ...inboxes.flatMap((news): EmailPart[] => [
      newsOf(news),
      {
        label: `Open the inbox of ${isolatedName(news.personaName)}`,
        link: `${publicUrl}/dashboard/personas/${encodeURIComponent(news.personaId)}/knowledge#inbox`,
      },
    ]),
    'You get this mail once a week at most, because you turned it on. You can turn it off in your account settings:',
    { label: 'Account settings', link: `${publicUrl}/dashboard?tab=account` },
  ])
