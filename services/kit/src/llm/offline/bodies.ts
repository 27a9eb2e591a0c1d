import type { Conversation } from './conversation.ts'
import type { Phrases } from './phrases.ts'
import { bestKnown, company } from './plain-lines.ts'
import { anyTheme } from './themes-any.ts'

/** The paragraphs between the first sentence and the closing question; none when all has been said. */
export function bodyOf(talk: Conversation, phrases: Phrases): string[] {
  const { voice, lists } = talk.character
  const { field } = talk.theme
  if (talk.intent === 'example') return examples(phrases)
  if (talk.intent === 'feeling' && !talk.themeIsNew && (talk.theme === anyTheme || (field !== 'heart' && field !== 'body')))
    return [phrases.line(company)]
  if (talk.theme === anyTheme) return unknownGround(talk, phrases)
  if (talk.intent === 'list') return [phrases.line(voice.list), bullets(phrases.steps(4), '-'), phrases.about('pitfalls')]
  if (talk.intent === 'feeling' || talk.intent === 'joy') return [phrases.about('insights'), phrases.steps(1).join('')]
  if (talk.intent === 'confused') return [phrases.about('examples') || phrases.about('insights')]
  if (talk.intent === 'doubt') return [phrases.about('insights'), phrases.steps(2).join(' ')]
  if (talk.intent === 'yes' || talk.intent === 'more') return further(phrases, voice.pitfall)
  if (talk.answersUs || talk.intent === 'told') return reaction(phrases, voice.pitfall)
  return lists && phrases.random.chance(talk.turn === 1 ? 0.75 : 0.4) ? withList(talk, phrases) : inProse(talk, phrases)
}

function withList(talk: Conversation, phrases: Phrases): string[] {
  const steps = phrases.steps(talk.theme.whole ? 6 : 3)
  const insight = phrases.about('insights')
  return steps.length > 1 ? [insight, `${phrases.line(talk.character.voice.steps)}\n\n${bullets(steps, '1')}`] : [insight, steps.join('')]
}

function inProse(talk: Conversation, phrases: Phrases): string[] {
  const insight = phrases.about('insights')
  const example = phrases.random.chance(0.5) ? phrases.own('examples') : ''
  return example
    ? [insight, `${phrases.line(talk.character.voice.example)} ${example}`, phrases.steps(1).join('')]
    : [insight, phrases.steps(2).join(' ')]
}

function examples(phrases: Phrases): string[] {
  const example = phrases.own('examples')
  return example ? [example, phrases.steps(1).join('')] : []
}

/** Where nothing is known of the subject: little is said, and that little is true of most things. */
function unknownGround(talk: Conversation, phrases: Phrases): string[] {
  const [best] = talk.character.home
  if (talk.intent !== 'question' && talk.intent !== 'list')
    return phrases.random.chance(0.5) ? [phrases.about('insights')] : [phrases.steps(1).join('')]
  const bridge = best && phrases.random.chance(0.6) ? phrases.line(bestKnown, { about: best.name }) : ''
  return [phrases.about('insights'), phrases.steps(2).join(' '), bridge]
}

function further(phrases: Phrases, pitfallLead: readonly string[]): string[] {
  const pitfall = phrases.random.chance(0.5) ? phrases.about('pitfalls') : ''
  return [phrases.about('insights'), phrases.steps(2).join(' '), pitfall && `${phrases.line(pitfallLead)} ${pitfall}`]
}

function reaction(phrases: Phrases, pitfallLead: readonly string[]): string[] {
  const way = phrases.random.next()
  if (way < 0.4) return [phrases.about('insights'), phrases.steps(1).join('')]
  if (way < 0.7) return [phrases.steps(2).join(' ')]
  const pitfall = phrases.about('pitfalls')
  return [phrases.steps(1).join(''), pitfall && `${phrases.line(pitfallLead)} ${pitfall}`]
}

function bullets(steps: readonly string[], mark: '-' | '1'): string {
  return steps.map((step, i) => `${mark === '1' ? `${i + 1}.` : '-'} ${step}`).join('\n')
}
