import { config, z } from 'zod'
import { pairSourceRequest as pair, textSourceRequest as text } from '../../../api/gen/constraints.ts'
import { formatNumber } from '../../../lib/format/format-count.ts'
import { knowledgeStrings } from '../../../strings/strings.ts'

// Off: zod compiles schemas with eval by default, which the content security policy forbids.
config({ jitless: true })

const { rules } = knowledgeStrings

const filled = ({ maxLength }: { maxLength: number }) =>
  z
    .string()
    .trim()
    .normalize('NFC')
    .min(1, rules.missing)
    .max(maxLength, rules.long(formatNumber(maxLength)))

export const textSchema = z.object({ title: filled(text.title), text: filled(text.text) })
export const pairSchema = z.object({ question: filled(pair.question), answer: filled(pair.answer) })

export type TextFields = z.infer<typeof textSchema>
export type PairFields = z.infer<typeof pairSchema>

export const emptyText: TextFields = { title: '', text: '' }
export const emptyPair: PairFields = { question: '', answer: '' }

/** The limits for the counter of a field: amber near its end, red above it. */
export const limitsOf = ({ maxLength }: { maxLength: number }) => ({
  max: maxLength,
  warnAbove: Math.floor(maxLength * 0.9),
  alarmFrom: maxLength + 1,
})
