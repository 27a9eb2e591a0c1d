import { isGreetingShort } from '@rostra/text/message-length'
import { maxLineLength, maxLines, minLineLength } from '../opening-lines/opening-lines.ts'
import { type CardDraft, isList, isObject, isText, type JsonObject, listOf, objectOf, stringOf } from './card-draft.ts'
import { asOneLine, beginningOf, textForModel, textForReaders } from './card-text.ts'
import { createLeftFields, hasValue, type LeftFields, type TakenFields } from './left-fields.ts'
import { lorebookTexts } from './lorebook.ts'
import { extensionKey, readOwnFields, takenOwnFields } from './own-extension.ts'
import { readOwnTexts } from './own-texts.ts'
import { rolePromptOf, type Section } from './role-prompt.ts'

const maxName = 50
const description = { min: 10, max: 150 }

/** The texts of a card of version 1, which cards of later versions may repeat beside `data`. */
const firstFields = ['name', 'description', 'personality', 'scenario', 'first_mes', 'mes_example']
/** The fields of `data` that the draft takes, or lists by their parts. */
const takenFields: TakenFields = {
  name: isText,
  nickname: isText,
  description: isText,
  personality: isText,
  scenario: isText,
  first_mes: isText,
  mes_example: isText,
  system_prompt: isText,
  post_history_instructions: isText,
  alternate_greetings: isList,
  tags: isList,
  assets: isList,
  character_book: isObject,
  extensions: isObject,
}
/** What a card has beside `data`. */
const takenBeside: TakenFields = Object.fromEntries([...firstFields, 'spec', 'spec_version', 'data'].map((field) => [field, () => true]))

/**
 * Returns the draft of a character card of version 1, 2 or 3: the JSON of its file. Null for JSON without a name, or with neither
 * another text of a card nor its mark. The description is the prompt of a character, so that a long one goes into the role prompt, and
 * its beginning describes the persona. A first message that is too long to greet with goes there too. Texts of a card of this product
 * stay as they are. `others`: what its file has beside the JSON that has no place.
 */
export function draftOfCard(json: unknown, others: readonly string[] = []): CardDraft | null {
  const card = objectOf(json)
  const data = isObject(card.data) ? card.data : card
  const isCard =
    stringOf(card.spec).startsWith('chara_card_') ||
    firstFields.slice(data === card ? 2 : 1).some((field) => typeof data[field] === 'string')
  if (typeof data.name !== 'string' || !isCard) return null
  const left = createLeftFields()
  const texts = readOwnTexts(data)
  const fullName = texts.name ?? asOneLine(textForModel(data.name, ''))
  const name = beginningOf(fullName, maxName)
  if (name !== fullName) left.add('name')
  const called = asOneLine(textForModel(stringOf(data.nickname), name)) || fullName

  const about = texts.description === undefined ? describe(stringOf(data.description), called) : whole(texts.description)
  const greeting = texts.greeting === undefined ? greetingOf(stringOf(data.first_mes), called) : whole(texts.greeting)
  const sections: Section[] = [
    { field: 'system_prompt', title: '', text: texts.rolePrompt ?? textForModel(stringOf(data.system_prompt), called) },
    { field: 'description', title: 'Description', text: about.rest },
    { field: 'personality', title: 'Personality', text: textForModel(stringOf(data.personality), called) },
    { field: 'scenario', title: 'Scenario', text: textForModel(stringOf(data.scenario), called) },
    { field: 'mes_example', title: 'Example dialogues', text: textForModel(stringOf(data.mes_example), called) },
    { field: 'first_mes', title: 'First message', text: greeting.rest },
  ]
  const { rolePrompt, material } = rolePromptOf(sections, left)
  const openingLines = texts.openingLines ?? openersOf(data, called, left)
  const extensions = objectOf(data.extensions)
  const tags = listOf(data.tags).map(stringOf)
  const own = readOwnFields(extensions, tags)
  if (tags.some((tag) => tag.toLowerCase() !== own.category.toLowerCase())) left.add('tags')
  if (stringOf(data.post_history_instructions).trim() !== own.strictlyFollows) left.add('post_history_instructions')
  left.addOthers('extensions', extensions, { [extensionKey]: isObject })
  left.addOthers(`extensions.${extensionKey}`, objectOf(extensions[extensionKey]), takenOwnFields)
  left.addOthers('', data, takenFields)
  if (data !== card) left.addOthers('', card, takenBeside)
  material.push(...lorebookTexts(data.character_book, called, left))
  for (const other of others) left.add(other)
  return {
    form: { ...emptyForm, ...own, name, description: about.text, rolePrompt, greeting: greeting.text, openingLines },
    material,
    left: left.list(),
  }
}

/** What a card cannot say. A persona from a card is a draft until its owner publishes it. */
const emptyForm = { avatarUrl: '', visibility: 'draft', slug: '', embedOrigins: [], chatModel: '' } as const

/** A text for readers, and what the role prompt has of it. */
interface TextAndRest {
  text: string
  rest: string
}

const whole = (text: string): TextAndRest => ({ text, rest: '' })

/** Returns the line that describes the persona, and what remains for the role prompt: all of a text that is more than such a line. */
function describe(raw: string, name: string): TextAndRest {
  const forModel = textForModel(raw, name)
  const shown = textForReaders(raw, name) ?? textBeforeMacro(forModel)
  const line = beginningOf(asOneLine(shown), description.max)
  const isWhole = line.length >= description.min && line === forModel
  return { text: line.length >= description.min ? line : '', rest: isWhole ? '' : forModel }
}

const textBeforeMacro = (text: string): string => textForReaders(text.slice(0, text.indexOf('{{')), '') ?? ''

function greetingOf(raw: string, name: string): TextAndRest {
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
    else if (hasValue(raw) && !lines.includes(line)) left.add(`alternate_greetings[${index}]`)
  }
  return lines
}
