import { hasCapital } from '@rostra/text/capitals'
import { letterWords, writtenWords } from '@rostra/text/exact-words'
import { isOffensive } from '../words/offensive.ts'
import { beginsList, hasCommand, isPlain, quotedIn, sentencesOf } from '../words/text-form.ts'
import { isCommonWord } from '../words/vocabulary.ts'
import { sharedSubjects, subjectStems } from '../words/words.ts'

const maxQuotedWords = 10

/** Numbers in words. 'One' and 'two' are common in prose and are no figures there. */
const numberWords =
  /\b(?:zero|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundreds?|thousands?|[mb]illions?|dozens?|half|halved|quarters?|doubled?|tripled?|twice|percent|percentage|majority)\b/gi

/** Words that accuse, diagnose or advise. A source must have them. */
const graveWords =
  /\b(?:accus\w*|allege\w*|arrest\w*|convict(?:s|ed)?|corrupt\w*|crim(?:e|es|inal|inals)|cured?|cures|deadly|died|dies|fraud\w*|guilt\w*|illegal\w*|investigat\w*|jail\w*|killed|killer|liars?|lawsuits?|murder\w*|prison\w*|scam\w*|scandal\w*|stole|stolen|steal\w*|sue|sued|thief|thieves|victims?|violen\w*)\b/gi

const sameText = (text: string): string => text.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim()

/**
 * Returns why a text may not be printed on the strength of its sources; null when it may. Every number, quotation, capital within a
 * sentence and uncommon word must be in the sources, and the text must be about what they are about.
 */
export function claimProblem(text: string, sources: string, isTitle = false): string | null {
  if (!isPlain(text) || beginsList(text)) return 'plain letters and punctuation only, no markup, no links, a space after each full stop'
  if (hasCommand(text)) return 'write to readers, about the material'
  const said = sameText(sources)
  return (
    numberProblem(text, said) ??
    quoteProblem(text, said.replace(/["“”]/g, '')) ??
    wordProblem(text, said) ??
    (isTitle ? null : nameProblem(text, sources)) ??
    subjectProblem(text, said)
  )
}

function numberProblem(text: string, said: string): string | null {
  const inSources = new Set([...(said.match(/\d+/g) ?? []), ...(said.match(numberWords) ?? [])])
  const numbers = [...(text.match(/\d+/g) ?? []), ...(text.match(numberWords) ?? []).map((word) => word.toLowerCase())]
  const added = numbers.find((number) => !inSources.has(number))
  return added === undefined ? null : `no number that the sources do not give: ${added}`
}

function quoteProblem(text: string, said: string): string | null {
  const passages = quotedIn(text)
  if (!passages) return 'close each quotation mark'
  const trimmed = passages.map((passage) => sameText(passage).replace(/[.,;:!?]+$/, ''))
  const added = trimmed.find((passage) => letterWords(passage).length > maxQuotedWords || !said.includes(passage) || passage === '')
  return added === undefined ? null : `quotation marks only around words of the cited sources, at most ${maxQuotedWords}: ${added}`
}

function wordProblem(text: string, said: string): string | null {
  const own = new Set(letterWords(said))
  const unknown = letterWords(text).find((word) => !own.has(word) && (!(isCommonWord(word) || hasCapital(word)) || isOffensive(word)))
  if (unknown !== undefined) return `common words only, no names: ${unknown}`
  const grave = (text.match(graveWords) ?? []).find((word) => !own.has(word.toLowerCase()))
  return grave === undefined ? null : `no accusation, diagnosis or advice that the sources do not have: ${grave}`
}

/** Refuses a capital within a sentence unless the sources write the word with it: it could be a name. */
function nameProblem(text: string, sources: string): string | null {
  const inSources = new Set(writtenWords(sources))
  for (const sentence of sentencesOf(text)) {
    const [, ...later] = writtenWords(sentence)
    const name = later.find((word) => /^\p{Lu}/u.test(word) && word !== 'I' && word !== 'AI' && !inSources.has(word))
    if (name !== undefined) return `${name} with a small letter, or not at all`
  }
  return null
}

function subjectProblem(text: string, said: string): string | null {
  return sharedSubjects(subjectStems(text), subjectStems(said)) > 0 ? null : 'each text about what its sources say'
}
