import { cutAtWord } from '@rostra/text/graphemes'
import { questionForHelp } from '../../core/domain/opening-lines/default-opening-lines.ts'
import { maxLineLength } from '../../core/domain/opening-lines/opening-lines.ts'
import { type FormTexts, readFormTexts } from './form-texts.ts'

/** The most UTF-16 units of a description, as the form counts them. */
const maxDescription = 150

/**
 * Returns the texts of a template, filled from the sentences of a creator, which have passed `readSentences`. It quotes them and
 * adds examples; it concludes nothing. A field for which they say nothing is empty.
 */
export function templateOf(sentences: string): FormTexts {
  const parts = sentencesOf(sentences)
  const name = orEmpty('name', nameIn(parts))
  return {
    name,
    description: orEmpty('description', cutToFit(parts[0] ?? '')) || orEmpty('description', oneLine(sentences)),
    rolePrompt: rolePromptOf(name, sentences),
    // The one question that a persona answers without a model.
    openingLines: [name === '' ? 'What can you help me with?' : questionForHelp(name)],
    greeting: name === '' ? '' : orEmpty('greeting', `Hello, I am ${name}. What brings you here?`),
  }
}

const rolePromptOf = (name: string, sentences: string) =>
  `You are ${name === '' ? 'an AI persona' : name}. In the words of your creator:

${sentences}

How you answer, for example:
- Ask one question back when you need to know more: "What have you tried so far?"
- Answer in at most five sentences, and end with one next step.
- Say it when you do not know something.`

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Splits a text into sentences; a line break ends one. */
const sentencesOf = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment.trim()))
    .filter(Boolean)

const word = "\\p{Lu}[\\p{L}\\p{M}'’-]*"
const properName = `${word}(?:\\s${word}){0,2}`
/** `… is called Livia`, `her name is Livia`, also in German, French and Spanish. */
const introduced = new RegExp(`(?:called|named|name is|heißt|heisst|s[’']appelle|se llama)\\s+(${properName})`, 'u')
/** `Livia is a running coach`. */
const subject = new RegExp(`^(${properName})\\s+(?:is|ist|est|es)\\s`, 'u')
const pronouns = new Set([
  'it',
  'he',
  'she',
  'they',
  'this',
  'that',
  'my',
  'the',
  'a',
  'an',
  'who',
  'i',
  'we',
  'you',
  'es',
  'er',
  'sie',
  'il',
  'elle',
])
/** `A running coach for beginners`: up to four words after the article. */
const role =
  /^(?:(?:it|he|she|this) is |it’s |it's )?an? ((?:[\p{L}\p{M}'’-]+ ){0,3}?[\p{L}\p{M}'’-]+?)(?= (?:who|that|which|for|of|with|from|to|in|and)\b|[.,;:!–—]|$)/iu

/** Returns the name that the sentences give the persona, or the role of the first one; empty for none. */
function nameIn(parts: readonly string[]): string {
  for (const part of parts) {
    const called = introduced.exec(part)?.[1]
    if (called) return called
  }
  const first = parts[0] ?? ''
  const named = subject.exec(first)?.[1]
  if (named && !pronouns.has(named.split(/\s/)[0]?.toLowerCase() ?? '')) return named
  const described = role.exec(first)?.[1] ?? ''
  return described.charAt(0).toUpperCase() + described.slice(1)
}

const oneLine = (text: string) => cutToFit(text.replace(/\s+/g, ' '))

/** Returns the beginning of a text that fits a description. A character, such as an emoji, may have two UTF-16 units. */
function cutToFit(text: string): string {
  let most = maxDescription
  let cut = cutAtWord(text, most)
  while (cut.length > maxDescription) {
    most -= Math.ceil((cut.length - maxDescription) / 2)
    cut = cutAtWord(text, most)
  }
  return cut
}

/** Texts with which every other field passes the check of the form. */
const valid: FormTexts = {
  name: 'A persona',
  description: 'A description that the form accepts',
  rolePrompt: 'You are a persona that the form accepts.',
  openingLines: ['x'.repeat(maxLineLength)],
  greeting: '',
}

/** Returns a text for a field, empty when the form would refuse it. */
function orEmpty(field: 'name' | 'description' | 'greeting', text: string): string {
  try {
    return readFormTexts({ ...valid, [field]: text })[field]
  } catch {
    return ''
  }
}
