import { type CardText, isList, isObject, isText, type JsonObject, listOf, objectOf, stringOf } from './card-draft.ts'
import { asOneLine, beginningOf, textForModel } from './card-text.ts'
import { hasValue, type LeftFields, type TakenFields } from './left-fields.ts'

const maxTitle = 200
/** The longest text that a source may have, in UTF-16 units. */
const maxText = 200_000
/** The most entries, and the most text of all, that a draft has: more than a persona may have sources. */
const maxEntries = 500
const maxTexts = 1_000_000

const isSwitch = (value: unknown): boolean => typeof value === 'boolean'

/** The fields of an entry that its title and its text come from. */
const takenFields: TakenFields = {
  keys: (value) => isList(value) && value.every(isText),
  content: isText,
  enabled: isSwitch,
  name: isText,
  comment: isText,
  use_regex: isSwitch,
}
const takenOfBook: TakenFields = { entries: (value) => isList(value) || isObject(value), name: isText }

/**
 * Lines in front of the text that tell another program where to put it: https://github.com/kwaroran/character-card-spec-v3, "Decorators".
 */
const decorators = /^(?:@@.*(?:\n|$))+/

/** Returns the entries of a lorebook as texts: the title is their keys. Entries that are switched off, or too long, are left. */
export function lorebookTexts(value: unknown, name: string, left: LeftFields): CardText[] {
  const book = objectOf(value)
  left.addOthers('character_book', book, takenOfBook)
  const entries = isObject(book.entries) ? Object.values(book.entries) : listOf(book.entries)
  const texts: CardText[] = []
  let room = maxTexts
  for (const [index, raw] of entries.entries()) {
    const entry = objectOf(raw)
    const text = textOfEntry(entry, name, left)
    const path = `character_book.entries[${index}]`
    if (text === '') {
      if (hasNoText(raw)) left.add(path)
      continue
    }
    if (entry.enabled === false || text.length > Math.min(maxText, room) || texts.length === maxEntries) {
      left.add(path)
      continue
    }
    room -= text.length
    texts.push({ title: titleOfEntry(entry, name) || `${asOneLine(stringOf(book.name)) || name} ${index + 1}`, text })
    left.addOthers('character_book.entries', entry, takenFields)
    if (entry.use_regex === true) left.add('character_book.entries.use_regex')
  }
  return texts
}

/** Whether an entry has a value where its text should be. */
function hasNoText(raw: unknown): boolean {
  if (!isObject(raw)) return hasValue(raw)
  return hasValue(raw.content) && !isText(raw.content)
}

function textOfEntry(entry: JsonObject, name: string, left: LeftFields): string {
  const text = textForModel(stringOf(entry.content), name)
  if (!decorators.test(text)) return text
  left.add('character_book.entries.decorators')
  return text.replace(decorators, '').trim()
}

/** A regular expression is no title, so that such an entry has that of its author. */
function titleOfEntry(entry: JsonObject, name: string): string {
  const keys = listOf(entry.keys).map(stringOf).filter(Boolean).join(', ')
  const own = stringOf(entry.name) || stringOf(entry.comment)
  const title = entry.use_regex === true ? own || keys : keys || own
  return beginningOf(asOneLine(textForModel(title.slice(0, 1_000), name)), maxTitle)
}
