import type { ChatRequest } from '../chat-model.ts'
import { type Conversation, conversationOf } from './conversation.ts'
import { arithmetic } from './language/arithmetic.ts'
import { fromMaterial } from './material/material-answer.ts'
import { openingSentence, remark } from './opening-sentence.ts'
import { paragraphsFor } from './paragraphs.ts'
import { PhrasePicker } from './phrase-picker.ts'
import { rememberedNotes } from './remembered-notes.ts'
import { safetyAdviceFor } from './safety-advice.ts'
import { exhausted, noOpinion, unknownFactFollowUp } from './shared-lines.ts'
import { smallTalk } from './small-talk.ts'
import { anyTheme } from './themes/any.ts'

/** Returns the next answer of the offline model as Markdown, in the character's voice. The same request returns the same answer. */
export function answerTo(request: ChatRequest): string {
  const conversation = conversationOf(request)
  const phrases = new PhrasePicker(request, conversation)
  const paragraphs =
    rememberedNotes(conversation.lastMessage, request.hints?.notes) ??
    (isAboutSpeakers(conversation) ? smallTalk(conversation, phrases) : undefined) ??
    fromMaterial(conversation, phrases, request) ??
    smallTalk(conversation, phrases) ??
    withoutTheme(conversation, phrases) ??
    withSafetyAdvice(conversation, phrases) ??
    onTheme(conversation, phrases)
  return paragraphs.filter(Boolean).join('\n\n')
}

/** Whether a message is about the two speakers, so that no material answers it. Thanks to a role with material may lead to it. */
const isAboutSpeakers = ({ intent }: Conversation): boolean =>
  ['danger', 'ai-check', 'empty', 'rude', 'prompt-request', 'identity', 'hello', 'well-being', 'goodbye'].includes(intent)

/** Answers sums, and questions for opinions and facts that the model does not have. */
function withoutTheme(conversation: Conversation, phrases: PhrasePicker): string[] | undefined {
  const sum = arithmetic(conversation.lastMessage)
  if (sum) return [sum, conversation.theme.field === 'learning' ? phrases.pickQuestion() : '']
  if (conversation.theme !== anyTheme || conversation.intent !== 'question') return undefined
  if (/\b(?:what do you think|your (?:opinion|view|favou?rite)|do you (?:like|prefer|believe))\b/i.test(conversation.lastMessage))
    return [phrases.pickLine(noOpinion)]
  const aboutTheWorld =
    /^\W*(?:why|what|who|when|where)\b/i.test(conversation.lastMessage) && !/\b(?:i|we|my|me)\b/i.test(conversation.lastMessage)
  return aboutTheWorld
    ? [`${phrases.pickLine(conversation.character.voice.unknownFact)} ${phrases.pickLine(unknownFactFollowUp)}`]
    : undefined
}

function withSafetyAdvice(conversation: Conversation, phrases: PhrasePicker): string[] | undefined {
  const advice = safetyAdviceFor(conversation)
  if (!advice) return undefined
  const opening = conversation.intent === 'question' ? openingSentence(conversation, phrases) : ''
  return [opening, advice.text, phrases.pickSentence('pitfalls'), advice.question ?? phrases.pickQuestion()]
}

function onTheme(conversation: Conversation, phrases: PhrasePicker): string[] {
  const opening = [openingSentence(conversation, phrases), remark(conversation, phrases)]
  const [first, ...rest] = paragraphsFor(conversation, phrases)
  if (!first && !rest.some(Boolean)) return [phrases.pickLine(exhausted)]
  const endsWithQuestion = (rest.at(-1) ?? first ?? '').trimEnd().endsWith('?')
  const question = endsWithQuestion || (rest.length > 0 && phrases.random.chance(0.1)) ? '' : phrases.pickQuestion()
  return [[...opening, first].filter(Boolean).join(' '), ...rest.slice(0, conversation.character.terse ? 1 : undefined), question]
}
