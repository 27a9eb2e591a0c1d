import { topicOf } from '../language/topic.ts'
import { type SafetyKind, safetyAdviceFor } from '../safety-advice.ts'
import { rankedThemes } from '../themes/ranked-themes.ts'
import type { Theme } from '../themes/theme.ts'
import { complaints, legal, publicWords } from './cases/case-words.ts'
import { type Debate, debateOf, isKnownSubject } from './debates/debate.ts'
import type { Area } from './lenses/lens.ts'

/** What is known about the question of a discussion. */
export interface Question {
  text: string
  kind: 'decision' | 'how' | 'why' | 'other'
  /** Whether it asks for yes or no, and not for one of several things. */
  asksYesOrNo: boolean
  area: Area
  /** The subject in the question's words, such as "quitting your job". */
  topic: string | undefined
  /** The subject that the offline model knows sentences about. */
  theme: Theme | undefined
  safety: SafetyKind | undefined
  /** Whether it is about a dispute or a duty that the law settles. */
  isLegal: boolean
  /** The sides between which it asks to choose. */
  debate: Debate | undefined
}

/** The weight of keywords that a theme needs. A short word in passing, as in "run a library", weighs less. */
const MIN_THEME_WEIGHT = 6
/** The weight that is enough when somebody asks about themselves. */
const MIN_OWN_WEIGHT = 4

const areaOfField: Record<Theme['field'], Area> = {
  work: 'work',
  learning: 'learning',
  making: 'any',
  money: 'money',
  body: 'body',
  heart: 'heart',
  code: 'tech',
  devices: 'tech',
  travel: 'any',
  home: 'any',
  community: 'work',
}

/** The first area that matches decides. */
const areaWords: [Area, RegExp][] = [
  ['tech', /\b(code|software|apps?|ai|computers?|internet|phones?|typescript|python|rust|databases?|microservices|monolith|websites?)\b/i],
  ['learning', /\b(learn\w*|stud(?:y|ying)|exams?|degree|university|languages?|teach\w*|school|homework|piano|guitar)\b/i],
  [
    'heart',
    /\b(love|marr\w+|friends?|partner|feel\w*|lonel\w+|happ\w+|famil\w+|child(?:ren)?|kids?|baby|parents?|mother|father|forgiv\w+|wedding)\b/i,
  ],
  [
    'work',
    /\b(work\w*|jobs?|boss|compan(?:y|ies)|business|teams?|start-?ups?|hir(?:e|ing)|employ\w+|office|customers?|career|meetings?)\b/i,
  ],
  ['money', /\b(money|sav(?:e|ing|ings)|invest\w*|buy|rent|debts?|afford|salary|price|mortgage|pension)\b/i],
  ['body', /\b(health\w*|diet|eat(?:ing)?|weight|alcohol|coffee|smok\w+|doctor|exercise|sleep\w*|pain|tired|fit|vegan|vegetarian)\b/i],
]

export function questionOf(text: string): Question {
  const plain = text.replace(/’/g, "'").replace(/\s+/g, ' ').trim()
  const isPublic = publicWords.test(plain) && !/\b(?:i|my|me|i'm)\b/i.test(plain)
  const isLegal = legal.test(plain) && !isPublic
  const isUnwell = complaints.test(plain) && !isPublic
  const safety = safetyAdviceFor({ lastMessage: plain, ownText: '' })?.kind ?? (isUnwell ? 'health' : isLegal ? 'money' : undefined)
  const isKnown = isKnownSubject(plain)
  const theme = isPublic || isLegal || isKnown ? undefined : themeOf(plain)
  return {
    text: plain,
    kind: kindOf(plain),
    asksYesOrNo:
      /^\W*(?:so |but |and |hi,? |hello,? )?(?:should|shall|is it|would it|ought)\b|\b(?:should|shall) (?:i|we)\b(?!.*\bor\b)/i.test(
        plain,
      ) &&
      !/\bor\b/i.test(plain) &&
      !/\b(?:what|which|how|when|where|who|whom|why)\b[^?.]{0,30}\b(?:should|shall)\b/i.test(plain),
    area: isPublic ? (kindOf(plain) === 'other' ? 'any' : 'public') : areaOf(plain, theme, isKnown),
    topic: safety === 'health' ? undefined : shortTopic(plain),
    theme,
    safety,
    isLegal,
    debate: debateOf(plain, safety),
  }
}

function kindOf(text: string): Question['kind'] {
  if (/^\W*(?:so |but |and )?why\b/i.test(text)) return 'why'
  if (/\b(?:what|which|how|when|where|who|whom)\b[^?.]{0,30}\b(?:should|shall)\b/i.test(text)) return 'how'
  if (/\b(?:should|shall|worth|is it (?:a )?(?:good|bad|wise|ok|okay|right|better|wrong|too)|better to|ought)\b|\bor\b.*\?/i.test(text))
    return 'decision'
  return /\b(?:how|what(?:'s| is) the best|help (?:me|us)|plan|tips|ways? to|what (?:can|do|could) (?:i|we))\b/i.test(text)
    ? 'how'
    : 'other'
}

function themeOf(text: string): Theme | undefined {
  const isOwn = /\b(?:i|my|me|i'm|we|our)\b/i.test(text)
  const ranked = rankedThemes(
    text.replace(/\bmemory leaks?\b/gi, 'bug in code').replace(/\brun(?:s|ning)? (?:a|an|the|my|our|your|out|into|for)\b/gi, ''),
  ).filter(({ weight }) => weight >= (isOwn ? MIN_OWN_WEIGHT : MIN_THEME_WEIGHT))
  const special = ranked.find(({ theme }) => theme.name !== 'a big decision')
  return (special ?? ranked[0])?.theme
}

/** On a well-known subject the advice about learning, devices and the body is seldom meant. */
function areaOf(text: string, theme: Theme | undefined, isKnown: boolean): Area {
  if (theme && theme.name !== 'a big decision') return areaOfField[theme.field]
  const area = areaWords.find(([, words]) => words.test(text))?.[0] ?? 'any'
  return isKnown && ['learning', 'tech', 'body'].includes(area) ? 'any' : area
}

function shortTopic(text: string): string | undefined {
  const topic = topicOf(text)
  return topic &&
    topic.length <= 50 &&
    !/^your kids$/.test(topic) &&
    !/^(?:go|take|do|get|be)\b/.test(topic) &&
    !/[:;"<>{}[\]`*_#|\\]/.test(topic)
    ? topic
    : undefined
}
