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
    minorityView: isMinority ? withNames(minorityText(holders.length, minority), labels).replace(holdersMark, listOf(holders)) : '',
    minorityExpertIds: isMinority ? holders.map(({ id }) => id) : [],
  }
}

const holdersMark = '\u0000'

const minorityText = (count: number, { view, reason }: NonNullable<Verdict['minority']>) =>
  [`${holdersMark} ${count === 1 ? 'holds' : 'hold'} another view. ${sentence(view)}`, reason && `The reason: ${sentence(reason)}`]
    .filter(Boolean)
    .join(' ')

const sentence = (text: string) => (/[.!?。！？]["'”’)]?$/.test(text) ? text : `${text}.`)

function listOf(experts: readonly { name: string }[]): () => string {
  const names = experts.map(({ name }) => name)
  const list = names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
  return () => list
}
