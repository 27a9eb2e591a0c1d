import { isGreetingShort } from '@rostra/text/message-length'
import { maxLineLength, maxLines, minLineLength } from '../opening-lines/opening-lines.ts'
import { type CardDraft, isObject, type JsonObject, listOf, objectOf, stringOf } from './card-draft.ts'
import { asOneLine, beginningOf, textForModel, textForReaders } from './card-text.ts'
import { createLeftFields, type LeftFields } from './left-fields.ts'
import { lorebookTexts } from './lorebook.ts'
import { extensionKey, readOwnFields } from './own-extension.ts'
import { rolePromptOf, type Section } from './role-prompt.ts'

const maxName = 50
const description = { min: 10, max: 150 }

/** The texts of a card of version 1, which cards of later versions may repeat beside `data`. */
const firstFields = ['name', 'description', 'personality', 'scenario', 'first_mes', 'mes_example']
/** The fields of `data` that the draft takes, or lists by their parts. */
const takenFields = [
  ...firstFields,
  'system_prompt',
  'alternate_greetings',
  'character_book',
  'extensions',
  'nickname',
  'tags',
  'assets',
  'post_history_instructions',
]

/**
 * Returns the draft of a character card of version 1, 2 or 3: the JSON of its file. Null for JSON without a name,
 * or with neither another text of a card nor its mark. The description is the prompt of a
 * character, so that a long one goes into the role prompt, and its beginning describes the persona. A first message that is too long to greet with
 * goes there too.
 */
export function draftOfCard(json: unknown): CardDraft | null {
  const card = objectOf(json)
  const data = isObject(card.data) ? card.data : card
  const isCard =
    stringOf(card.spec).startsWith('chara_card_') ||
    firstFields.slice(data === card ? 2 : 1).some((field) => typeof data[field] === 'string')
  if (typeof data.name !== 'string' || !isCard) return null
  const left = createLeftFields()
  const whole = asOneLine(textForModel(data.name, ''))
  const name = beginningOf(whole, maxName)
  if (name !== whole) left.add('name')
  const called = asOneLine(textForModel(stringOf(data.nickname), name)) || whole

  const about = describe(textForReaders(stringOf(data.description), called), textForModel(stringOf(data.description), called))
  const greeting = greetingOf(stringOf(data.first_mes), called)
  const sections: Section[] = [
    { field: 'system_prompt', title: '', text: textForModel(stringOf(data.system_prompt), called) },
    { field: 'description', title: 'Description', text: about.rest },
    { field: 'personality', title: 'Personality', text: textForModel(stringOf(data.personality), called) },
    { field: 'scenario', title: 'Scenario', text: textForModel(stringOf(data.scenario), called) },
    { field: 'mes_example', title: 'Example dialogues', text: textForModel(stringOf(data.mes_example), called) },
    { field: 'first_mes', title: 'First message', text: greeting.rest },
  ]
  const { rolePrompt, material } = rolePromptOf(sections, left)
  const openingLines = openersOf(data, called, left)
  const extensions = objectOf(data.extensions)
  const tags = listOf(data.tags).map(stringOf)
  const own = readOwnFields(extensions, tags)
  if (tags.some((tag) => tag.toLowerCase() !== own.category.toLowerCase())) left.add('tags')
  if (stringOf(data.post_history_instructions).trim() !== own.strictlyFollows) left.add('post_history_instructions')
  left.addOthers('extensions', extensions, [extensionKey])
  left.addOthers('', data, takenFields)
  if (data !== card) left.addOthers('', card, [...firstFields, 'spec', 'spec_version', 'data'])
  material.push(...lorebookTexts(data.character_book, called, left))
  return {
    form: { ...emptyForm, ...own, name, description: about.line, rolePrompt, greeting: greeting.text, openingLines },
    material,
    left: left.list(),
  }
}

/** What a card cannot say. A persona from a card is a draft until its owner publishes it. */
const emptyForm = { avatarUrl: '', visibility: 'draft', slug: '', embedOrigins: [], chatModel: '' } as const

/** Returns the line that describes the persona, and what remains for the role prompt: all of a text that is more than such a line. */
function describe(forReaders: string | null, forModel: string): { line: string; rest: string } {
  const shown = forReaders ?? textBeforeMacro(forModel)
  const line = beginningOf(asOneLine(shown), description.max)
  const isWhole = line.length >= description.min && line === forModel
  return { line: line.length >= description.min ? line : '', rest: isWhole ? '' : forModel }
}

const textBeforeMacro = (text: string): string => textForReaders(text.slice(0, text.indexOf('{{')), '') ?? ''

function greetingOf(raw: string, name: string): { text: string; rest: string } {
  const text = textForReaders(raw, name)
  return text !== null && isGreetingShort(text) ? { text, rest: '' } : { text: '', rest: textForModel(raw, name) }
}

/** Returns the alternate greetings that are as short as an opening line. The others are left. */
function openersOf(data: JsonObject, name: string, left: LeftFields): string[] {
  const lines: string[] = []
  for (const [index, raw] of listOf(data.alternate_greetings).entries()) {
    const line = asOneLine(textForReaders(stringOf(raw), name) ?? '')
    const fits = line.length >= minLineLength && line.length <= maxLineLength
    if (fits && lines.length < maxLines && !lines.includes(line)) lines.push(line)
    else if (stringOf(raw).trim() !== '' && !lines.includes(line)) left.add(`alternate_greetings[${index}]`)
  }
  return lines
}
