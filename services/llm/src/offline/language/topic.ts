import { gerund } from './gerund.ts'

const MAX_WORDS = 7

/** Captures an activity: "how do I [learn Spanish]". */
const activity =
  /\b(?:how (?:do|can|should|would|could|might) (?:i|we|you|one)|how to|where (?:do|can|should) (?:i|we)|when (?:do|should) (?:i|we)|(?:i|we)(?:'d| would) (?:really )?(?:like|love) to|i(?:'m| am) (?:trying|hoping|planning|about|learning|afraid|scared|struggling) to|(?:i|we) (?:really )?(?:want|need|have|wish|hope|plan|decided|try|tried) to|(?:best|good|right|easiest) way to|should (?:i|we)|(?:can|could) you help me(?: to)?|help me(?: to)?|teach me (?:how )?to|why (?:do|can't) (?:i|we|you)|i can(?:'t|not)|i don't know how to|is it (?:a good idea|ok|okay|possible|hard|too late) to)\s+(.+)/i

/** Captures a subject: "tell me about [your garden]". */
const subject =
  /\b(?:about|regarding|(?:help|helped) (?:me )?with|problems? with|trouble with|struggl\w+ with|interested in|thinking of|afraid of|scared of|worried about|advice (?:on|for)|tips (?:on|for)|ideas? for|explain|bored with|tired of|overwhelmed by|stuck (?:on|with|in)|what (?:is|are|was) (?:a |an )?)\s*(.+)/i

/** Captures something the user has: "I got [a strange text]". */
const possession = /\b(?:i have|i've got|i got|i bought|we have|we've got)\s+(?:an?|some|this|the)\s+(.+)/i
/** Captures the user's own subject of a sentence: "[my boss] keeps". */
const ownSubject =
  /\b(my (?:[a-z]+ )?[a-z]+)\b(?= (?:is|are|was|has|have|keeps?|does|do|did|won't|can't|never|always|just|only|feels?|works?|wants?|says?|said)\b)/i

const notVerbs =
  /^(?:a|an|the|my|your|our|this|that|these|those|it|some|any|more|with|about|and|of|in|on|for|them|him|her|me|us|do|have|you|go)$/i
const leadingFiller = /^(?:really|finally|properly|actually|just|even|always|better|ever|please|also|not|best)\s+/i
const trailingFiller =
  /\s+(?:please|today|tomorrow|tonight|now|right now|anymore|any more|properly|again|at all|too|yet|though|myself|so much|lately|really|first|better|next|well)$/i
const danglingWord = /\s+(?:for|with|in|at|on|to|from|without|by|of|and|or|the|a|an|my|your|is|are|that|which|who|i)$/i

/** Returns the subject of a message in the user's words, in a form that fits after "with"; undefined if none is clear. */
export function topicOf(text: string): string | undefined {
  if (/[“”"]/.test(text)) return undefined
  const plain = text.replace(/’/g, "'").replace(/\s+/g, ' ').trim()
  if (/\b(?:what|who|whom|which \w+) (?:else )?(?:should|can|could|would|do|must) (?:i|we)\b/i.test(plain)) return undefined
  const action = activity.exec(plain)?.[1]
  if (action) return normalize(action.replace(/ and .*/i, ''), true)
  const thing = ownSubject.exec(plain)?.[1] ?? subject.exec(plain)?.[1]
  if (thing) return normalize(thing, false)
  const possessed = possession.exec(plain)?.[1]
  const normalized = possessed && normalize(possessed, false)
  return normalized ? `your ${normalized}` : undefined
}

function normalize(raw: string, isActivity: boolean): string | undefined {
  let phrase =
    raw.split(
      /[.?!,;:()\n]| (?:because|but|so that|when|if|while|although|though|since|and (?:i|my|then|it)|as|so|who|which|that i|(?:that )?i can|(?:that )?you can) /i,
    )[0] ?? ''
  while (leadingFiller.test(phrase)) phrase = phrase.replace(leadingFiller, '')
  phrase = swapPronouns(shorten(stripTrailingFiller(phrase.trim())))
  const [first = '', ...rest] = phrase.split(' ')
  if (
    /^(?:it|this|that|you|so|like|them|i|we|he|she|they|what|how|why|if|one|two|three|four|five|half|\d+)$/i.test(first) ||
    !/[a-z]{2}/i.test(phrase)
  )
    return undefined
  if (/ (?:it|them|him|her|this|that|you)$/i.test(phrase)) return undefined
  if (/^\w+(?: (?:off|up|out|down|in|on|at|with|to|for|about|of))+$/i.test(phrase)) return undefined
  if (!isActivity || notVerbs.test(first) || !/^[a-z]+$/.test(first.toLowerCase())) return lowerFirst(phrase)
  if (rest.length === 0 && /^(?:start|begin|know|think|say|use|get|make|continue)$/i.test(first)) return undefined
  return first.toLowerCase().endsWith('ing') && first.length > 5 ? lowerFirst(phrase) : [gerund(first.toLowerCase()), ...rest].join(' ')
}

function stripTrailingFiller(phrase: string): string {
  const shorter = phrase.replace(trailingFiller, '').replace(danglingWord, '')
  return shorter === phrase ? phrase : stripTrailingFiller(shorter)
}

function shorten(phrase: string): string {
  const words = phrase.split(' ')
  if (words.length <= MAX_WORDS) return phrase
  const cut = words.findIndex((word, i) => i >= 3 && /^(?:for|with|in|at|on|to|from|without|by|after|before|and|or|during)$/i.test(word))
  return stripTrailingFiller(words.slice(0, cut > 0 && cut <= MAX_WORDS ? cut : MAX_WORDS).join(' '))
}

/** The user's pronouns as the model says them, and the other way round. */
const swappedPronouns: Record<string, string> = {
  my: 'your',
  me: 'you',
  i: 'you',
  mine: 'yours',
  myself: 'yourself',
  our: 'your',
  us: 'you',
  we: 'you',
  am: 'are',
  "i'm": 'you are',
  your: 'my',
  you: 'me',
}

function swapPronouns(phrase: string): string {
  return phrase
    .split(' ')
    .map((word) => swappedPronouns[word.toLowerCase()] ?? word)
    .join(' ')
}

/** Lowers the first letter, except of an acronym or a name of two words. */
function lowerFirst(phrase: string): string {
  return /^(?:[A-Z]{2}|[A-Z][a-z]+ [A-Z])/.test(phrase) ? phrase : phrase.charAt(0).toLowerCase() + phrase.slice(1)
}
