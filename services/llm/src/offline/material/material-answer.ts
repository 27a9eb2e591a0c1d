import type { ChatMessage, ChatRequest, MaterialHint } from '../../chat-model.ts'
import type { Conversation } from '../conversation.ts'
import { arithmetic } from '../language/arithmetic.ts'
import type { Intent } from '../language/intent.ts'
import type { PhrasePicker } from '../phrase-picker.ts'
import { safetyAdviceFor } from '../safety-advice.ts'
import { exhausted } from '../shared-lines.ts'
import { chooseSentences } from './choose-sentences.ts'
import { contentStems } from './content-stems.ts'
import { type MaterialSentence, sentencesOf } from './material-sentences.ts'
import { isOrder } from './orders.ts'
import { rankSentences } from './rank-sentences.ts'

/** Intents of messages that make sense only after the ones before. */
const followUps: ReadonlySet<Intent> = new Set(['more', 'yes', 'example', 'confused', 'doubt'])
/** Sentences that go on with a passage. */
const mostOfRest = 3
const questions: ReadonlySet<Intent> = new Set(['question', 'list', 'fact', 'foreign'])

/**
 * Answers from the passages of the role's material: with 2 to 4 of their sentences, each followed by the number of its passage. When none fits, says so if the
 * role answers from its material only; otherwise returns undefined.
 */
export function fromMaterial(conversation: Conversation, phrases: PhrasePicker, { hints, messages }: ChatRequest): string[] | undefined {
  const material = hints?.material
  if (!material || (!material.isOnlySource && arithmetic(conversation.lastMessage))) return undefined
  const { voice } = conversation.character
  if (conversation.intent === 'thanks') return material.isOnlySource ? [phrases.pickLine(voice.afterThanks)] : undefined
  const { sentences, hasQuotedAll } = findSentences(conversation, material, messages)
  if (sentences.length > 0) {
    const opening = conversation.intent === 'foreign' ? '' : phrases.pickLine(voice.fromMaterial)
    return [...quotesOf(opening, sentences), safetyAdviceFor(conversation)?.text ?? '']
  }
  if (hasQuotedAll) return [phrases.pickLine(exhausted)]
  if (!material.isOnlySource) return undefined
  return [phrases.pickLine(material.isAway ? voice.materialAway : voice.notInMaterial)]
}

interface FoundSentences {
  sentences: MaterialSentence[]
  /** Everything that fits was quoted before. */
  hasQuotedAll: boolean
}

/** Finds the sentences that answer the last message. Orders to a model are none, unless the message is about them. */
function findSentences(
  { lastMessage, intent, ownText }: Conversation,
  { passages, isOnlySource }: MaterialHint,
  messages: readonly ChatMessage[],
): FoundSentences {
  const asksForOrders = isOrder(lastMessage)
  const all = passages.flatMap(sentencesOf).filter(({ text }) => asksForOrders || !isOrder(text))
  const stems = contentStems(lastMessage)
  if (stems.size > 0 && !followUps.has(intent)) {
    const sentences = chooseSentences(rankSentences(all, { text: lastMessage, earlier: '' }), all)
    const covered = contentStems(sentences.map(({ title, text }) => `${title}\n${text}`).join('\n'))
    const needed = Math.ceil(stems.size * (isOnlySource || questions.has(intent) ? 1 / 3 : 1 / 2))
    const isFit = [...stems].filter((stem) => covered.has(stem)).length >= needed
    return { sentences: isFit ? sentences : [], hasQuotedAll: false }
  }
  const unquoted = all.filter(({ text }) => !ownText.includes(withoutStop(text)))
  const earlier = messages.filter(({ role }) => role === 'user').slice(-3, -1)
  const question = { text: lastMessage, earlier: earlier.map(({ content }) => content).join('\n') }
  const chosen = chooseSentences(rankSentences(unquoted, question), unquoted)
  const sentences = chosen.length > 0 ? chosen : restOfQuoted(all, unquoted)
  return { sentences, hasQuotedAll: sentences.length === 0 && unquoted.length < all.length }
}

/** Returns sentences of the passages that were quoted already: those after the quoted ones, or else those before. */
function restOfQuoted(all: readonly MaterialSentence[], unquoted: readonly MaterialSentence[]): MaterialSentence[] {
  const lastQuoted = new Map(all.filter((sentence) => !unquoted.includes(sentence)).map(({ n, index }) => [n, index]))
  const rest = unquoted.filter(({ n, isQuestion }) => lastQuoted.has(n) && !isQuestion)
  const after = rest.filter(({ n, index }) => index > (lastQuoted.get(n) ?? 0))
  return (after.length > 0 ? after : rest).slice(0, mostOfRest)
}

const withoutStop = (text: string) => text.replace(/[.。]$/u, '')

/** Returns a paragraph for each passage, the first one after the opening. */
function quotesOf(opening: string, sentences: readonly MaterialSentence[]): string[] {
  const passages = [...Map.groupBy(sentences, ({ n }) => n).values()]
  const [first = '', ...others] = passages.map((quoted) => quoted.map(statementOf).join(' '))
  return [[opening, first].filter(Boolean).join(' '), ...others]
}

/** Returns a sentence with its marker, which comes before the stop. */
function statementOf({ n, text }: MaterialSentence): string {
  const stop = /[.。]$/u.exec(text)?.[0]
  if (stop) return `${text.slice(0, -1)} [${n}]${stop}`
  return /[!！:;,”"')\]]$/u.test(text) ? `${text.replace(/[:;,]$/u, '')} [${n}]` : `${text} [${n}].`
}
