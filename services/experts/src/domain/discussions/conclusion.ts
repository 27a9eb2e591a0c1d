import { escapeMarkdown } from '@rostra/markdown/escape-markdown'
import type { Conclusion } from './discussion.ts'
import { type Labels, withNames } from './labels.ts'
import type { Verdict } from './requests/chair-request.ts'

/**
 * Converts the chair's verdict to the conclusion for the member: inserts names, and makes the verdict consistent. Drops a minority of
 * unknown experts, or of more than half of them. With a minority, the agreement is not `strong`.
 */
export function concludeFrom({ consensus, agreement, minority }: Verdict, labels: Labels): Conclusion {
  const named = new Set(minority?.experts.flatMap((expert) => /\b([A-E])\s*$/.exec(expert)?.[1] ?? []))
  const holders = [...labels].filter(([label]) => named.has(label)).map(([, expert]) => expert)
  const isMinority = minority !== null && holders.length > 0 && holders.length <= labels.size / 2
  return {
    consensus: withNames(consensus, labels),
    agreement: isMinority && agreement === 'strong' ? 'mixed' : agreement,
    minorityView: isMinority ? minorityText(holders, minority, labels) : '',
    minorityExpertIds: isMinority ? holders.map(({ id }) => id) : [],
  }
}

/**
 * Returns the minority view with its holders, each part as a paragraph of its own: the first is English, and the chair writes in the
 * language of the question.
 */
function minorityText(holders: readonly { name: string }[], { view, reason }: NonNullable<Verdict['minority']>, labels: Labels): string {
  const names = holders.map(({ name }) => escapeMarkdown(name))
  const list = names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
  const held = `${list} ${names.length === 1 ? 'holds' : 'hold'} another view.`
  return [held, withNames(view, labels), withNames(reason, labels)].filter(Boolean).join('\n\n')
}
