import type { Conversation } from './conversation.ts'
import type { PhrasePicker } from './phrase-picker.ts'
import { comfort, expertise } from './shared-lines.ts'
import { anyTheme } from './themes/any.ts'

/** Returns the paragraphs between the opening sentence and the closing question; none when the theme is used up. */
export function paragraphsFor(conversation: Conversation, phrases: PhrasePicker): string[] {
  const { voice, allowsLists } = conversation.character
  const { field } = conversation.theme
  if (conversation.intent === 'example') return examples(phrases)
  if (
    conversation.intent === 'feeling' &&
    !conversation.themeInLastMessage &&
    (conversation.theme === anyTheme || (field !== 'heart' && field !== 'body'))
  )
    return [phrases.pickLine(comfort)]
  if (conversation.theme === anyTheme) return onUnknownTheme(conversation, phrases)
  if (conversation.intent === 'list')
    return [phrases.pickLine(voice.beforeList), listOf(phrases.takeSteps(4), '-'), phrases.pickSentence('pitfalls')]
  if (conversation.intent === 'feeling' || conversation.intent === 'joy')
    return [phrases.pickSentence('insights'), phrases.takeSteps(1).join('')]
  if (conversation.intent === 'confused') return [phrases.pickSentence('examples') || phrases.pickSentence('insights')]
  if (conversation.intent === 'doubt') return [phrases.pickSentence('insights'), phrases.takeSteps(2).join(' ')]
  if (conversation.intent === 'yes' || conversation.intent === 'more') return moreOf(phrases, voice.beforePitfall)
  if (conversation.answersQuestion || conversation.intent === 'statement') return reaction(phrases, voice.beforePitfall)
  return allowsLists && phrases.random.chance(conversation.userTurns === 1 ? 0.75 : 0.4)
    ? withList(conversation, phrases)
    : inProse(conversation, phrases)
}

function withList(conversation: Conversation, phrases: PhrasePicker): string[] {
  const steps = phrases.takeSteps(conversation.theme.stepsInOrder ? 6 : 3)
  const insight = phrases.pickSentence('insights')
  return steps.length > 1
    ? [insight, `${phrases.pickLine(conversation.character.voice.beforeSteps)}\n\n${listOf(steps, '1')}`]
    : [insight, steps.join('')]
}

function inProse(conversation: Conversation, phrases: PhrasePicker): string[] {
  const insight = phrases.pickSentence('insights')
  const example = phrases.random.chance(0.5) ? phrases.pickOwnSentence('examples') : ''
  return example
    ? [insight, `${phrases.pickLine(conversation.character.voice.beforeExample)} ${example}`, phrases.takeSteps(1).join('')]
    : [insight, phrases.takeSteps(2).join(' ')]
}

function examples(phrases: PhrasePicker): string[] {
  const example = phrases.pickOwnSentence('examples')
  return example ? [example, phrases.takeSteps(1).join('')] : []
}

/** Answers on a theme that the model does not know, with few and general sentences. */
function onUnknownTheme(conversation: Conversation, phrases: PhrasePicker): string[] {
  const [best] = conversation.character.homeThemes
  if (conversation.intent !== 'question' && conversation.intent !== 'list')
    return phrases.random.chance(0.5) ? [phrases.pickSentence('insights')] : [phrases.takeSteps(1).join('')]
  const ownExpertise = best && phrases.random.chance(0.6) ? phrases.pickLine(expertise, { about: best.name }) : ''
  return [phrases.pickSentence('insights'), phrases.takeSteps(2).join(' '), ownExpertise]
}

function moreOf(phrases: PhrasePicker, pitfallLines: readonly string[]): string[] {
  const pitfall = phrases.random.chance(0.5) ? phrases.pickSentence('pitfalls') : ''
  return [phrases.pickSentence('insights'), phrases.takeSteps(2).join(' '), pitfall && `${phrases.pickLine(pitfallLines)} ${pitfall}`]
}

function reaction(phrases: PhrasePicker, pitfallLines: readonly string[]): string[] {
  const choice = phrases.random.next()
  if (choice < 0.4) return [phrases.pickSentence('insights'), phrases.takeSteps(1).join('')]
  if (choice < 0.7) return [phrases.takeSteps(2).join(' ')]
  const pitfall = phrases.pickSentence('pitfalls')
  return [phrases.takeSteps(1).join(''), pitfall && `${phrases.pickLine(pitfallLines)} ${pitfall}`]
}

function listOf(steps: readonly string[], mark: '-' | '1'): string {
  return steps.map((step, i) => `${mark === '1' ? `${i + 1}.` : '-'} ${step}`).join('\n')
}
