import { gerund } from '../../language/gerund.ts'

/** One of the things between which a question asks to choose. */
export interface Option {
  /** Fits after "I would": "rent", "choose the train". */
  stand: string
  /** Fits after "with" and as a subject: "renting", "the train". */
  name: string
}

const MAX_OPTION_WORDS = 7

const verbs =
  /^(?:accept|add|adopt|apply|ask|book|break|build|buy|call|cancel|change|choose|come|confess|cook|do|drive|eat|fix|fly|focus|forgive|get|give|go|have|help|hire|invest|join|keep|learn|leave|lend|let|live|look|make|marry|move|open|order|pay|plan|practise|put|quit|read|refuse|renovate|rent|repair|replace|retire|return|rewrite|run|save|say|sell|send|sign|sleep|spend|split|start|stay|stop|study|switch|take|talk|teach|tell|travel|try|use|wait|walk|wear|work|write)\b/i
const theNouns = /^(?:train|plane|bus|city|countryside|village|suburbs?|sea|beach|mountains?|office|gym)$/i
const countNouns =
  /^(?:monolith|dog|cat|house|flat|car|bike|laptop|tablet|phone|book|e-reader|e-?book|paper book|kindle|degree|pc|mac|job|hotel|tent|startup|contract)$/i
const context = /\s+(?:for|when|if|because|this|next|with|as|first|now|in general|these days|on a|in a|at my|at our)\b.*$/i
const pronouns: Record<string, string> = { my: 'your', me: 'you', our: 'your', myself: 'yourself', i: 'you', us: 'you', mine: 'yours' }

/** Returns the options of a question such as "Should I rent or buy?"; undefined if it offers none that can be told apart. */
export function optionsIn(text: string): readonly Option[] | undefined {
  const sentence = text.split(/(?<=[.?!])\s+/).find((part) => / or /i.test(part) && part.includes('?'))
  if (!sentence || sentence.length > 160) return undefined
  const activity =
    /\b(?:(?:should|shall|do|would|could|can) (?:i|we|you)(?: rather| better)?|better to|(?:is|would) it (?:be )?\w+ to|whether to|decide to|prefer to)\s+(.+)$/i.exec(
      sentence,
    )?.[1]
  const plain = (activity ?? sentence.replace(/^.*[:,–]\s*(?=.* or )/, ''))
    .replace(
      /^\W*(?:(?:what|which)(?: one)?(?:'s| is| would be)?(?: the)? ?\w*[,:]?|is|are|do you prefer|rather|prefer|better|either)\s+/i,
      '',
    )
    .replace(/[?.!"“”]+/g, '')
  const parts = plain
    .split(/\s*,\s*(?:or )?|\s+or\s+(?:should (?:i|we) |do (?:i|we) |rather |is it better to |to |just )?/i)
    .filter(Boolean)
  const [first = ''] = parts
  const verb = verbs.exec(first)?.[0]
  const isActivity = verb !== undefined && (activity !== undefined || parts.every((part) => verbs.test(part)))
  const options = parts.map((part, i) => optionOf(part, { isActivity, verb, isLast: i === parts.length - 1 }))
  const names = options.map(({ name }) => name.toLowerCase())
  const isUsable = names.every((name) => /^[\p{L}\p{N}][^<>{}[\]*_#|\\"]*$/u.test(name) && name.split(' ').length <= MAX_OPTION_WORDS + 1)
  const isReal = names.every((name) => !/^(?:not|no|yes|both|neither|so|else|what|why|how)\b/.test(name))
  return options.length > 1 && options.length < 5 && isUsable && isReal && new Set(names).size === names.length
    ? shortened(options)
    : undefined
}

/** Names long options by the name of a place or thing in them, or by their first words, if that still tells them apart. */
function shortened(options: readonly Option[]): readonly Option[] {
  if (options.every(({ name }) => name.split(' ').length < 4)) return options
  const short = [
    options.map(({ stand }) => /(?!^)\b[A-Z][\p{L}]{2,}\b/u.exec(stand)?.[0] ?? ''),
    options.map(
      ({ name }) =>
        /^(?:\S+ ){1,3}?\S+(?= (?:in|at|for|with|near|from|to|and|on|as|of|by|before|after|until|while)\b)/.exec(name)?.[0] ?? name,
    ),
  ].find((names) => names.every(Boolean) && new Set(names).size === names.length)
  return options.map((option, i) => ({ ...option, name: short?.[i] ?? option.name }))
}

function optionOf(
  part: string,
  { isActivity, verb = '', isLast }: { isActivity: boolean; verb?: string | undefined; isLast: boolean },
): Option {
  const trimmed = (isLast && !isActivity ? part.replace(context, '') : part)
    .trim()
    .split(' ')
    .map((word) => pronouns[word.toLowerCase()] ?? word)
    .join(' ')
  if (isActivity) {
    const whole = verbs.test(trimmed) ? trimmed : `${verb} ${trimmed}`
    const [first = '', ...rest] = whole.split(' ')
    const stand = [first.toLowerCase(), ...rest].join(' ')
    return { stand, name: [gerund(first.toLowerCase()), ...rest].join(' ') }
  }
  const lower =
    /^[A-Z][a-z-]+(?: [a-z-]+)*$/.test(trimmed) && (countNouns.test(trimmed) || theNouns.test(trimmed) || !properNames.test(trimmed))
  const noun = lower ? trimmed.toLowerCase() : trimmed
  const article = theNouns.test(noun) ? 'the ' : countNouns.test(noun) ? (/^[aeiou]/i.test(noun) ? 'an ' : 'a ') : ''
  return { stand: `choose ${article}${noun}`, name: `${article}${noun}` }
}

const properNames =
  /^(?:Python|Rust|Java|JavaScript|TypeScript|Kotlin|Swift|Go|React|Vue|Angular|Linux|Windows|Berlin|Paris|London|Vienna|Rome|Lisbon|Spanish|French|German|Italian|English|Japanese|Chinese|Spain|France|Italy|Portugal|Greece|Japan|Postgres|Mongo\w*|Monday|Sunday)$/
