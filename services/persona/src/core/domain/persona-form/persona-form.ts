import { DomainError } from '@rostra/kit/errors'
import { isGreetingShort, maxGreetingCharacters } from '@rostra/text/message-length'
import { normalizeFormLines, openingLinesProblem } from '../opening-lines/opening-lines.ts'
import { areLinesDisplayable, isDisplayable, normalizeLine, normalizeLines, visibleLength } from '../personas/displayable-text.ts'
import { type Category, categories, type Visibility, type Voice, voices } from '../personas/persona.ts'
import { slugProblem } from '../slugs/slug.ts'
import { avatarEmojiProblem, avatarUrlProblem, colourProblem, maxEmojiLength, normalizeColour, normalizeUrl } from './avatar.ts'
import { embedOriginsProblem, normalizeOrigins } from './embed-origins.ts'

/** What an owner fills in, unchecked. */
export interface PersonaForm {
  name: string
  description: string
  category: string
  rolePrompt: string
  strictlyFollows: string
  voice: string
  avatarUrl: string
  avatarEmoji: string
  avatarBgColor: string
  visibility: Visibility
  slug: string
  /** The first message of its conversations. Empty: one that is made of name and description. */
  greeting: string
  openingLines: readonly string[]
  embedOrigins: readonly string[]
  onlyFromMaterial: boolean
  /** Empty for the default. */
  chatModel: string
}

/** A form whose fields are normalized and valid. The slug is empty when the owner chose none. */
export interface PersonaDraft extends PersonaForm {
  category: Category
  voice: Voice
}

/** Returns what is wrong with a field, as a message for the owner. Null when it is valid. */
type Rule<Value> = (value: Value) => string | null

function text(field: string, minLength: number, maxLength: number, displayable: (text: string) => boolean = isDisplayable): Rule<string> {
  return (value) => {
    if (value.length < minLength) return `${field} must be at least ${minLength} characters`
    if (value.length > maxLength) return `${field} must be less than ${maxLength} characters`
    return displayable(value) ? null : `${field} contains characters that cannot be shown`
  }
}

/** The first message of a conversation, of up to 240 characters as people see them. */
const greeting: Rule<string> = (value) => {
  if (!isGreetingShort(value)) return `Greeting must be at most ${maxGreetingCharacters} characters`
  return areLinesDisplayable(value) ? null : 'Greeting contains characters that cannot be shown'
}

const oneOf =
  (known: readonly string[], message: string): Rule<string> =>
  (value) =>
    known.includes(value) ? null : message

/** The most characters of a field after normalization. */
const maxLengths = { name: 50, description: 150, rolePrompt: 5_000, strictlyFollows: 5_000, greeting: maxGreetingCharacters }

const name = text('AI Persona name', 3, maxLengths.name)

const rules: { [Field in keyof PersonaForm]: Rule<PersonaForm[Field]> } = {
  name: (value) => name(value) ?? (visibleLength(value) < 3 ? 'AI Persona name must be at least 3 characters' : null),
  description: text('Description', 10, maxLengths.description),
  category: oneOf(categories, 'Please choose a category'),
  rolePrompt: text('Role prompt', 20, maxLengths.rolePrompt, areLinesDisplayable),
  strictlyFollows: text('Strictly follows guidelines', 0, maxLengths.strictlyFollows, areLinesDisplayable),
  voice: oneOf(voices, 'Please choose a voice'),
  avatarUrl: avatarUrlProblem,
  avatarEmoji: avatarEmojiProblem,
  avatarBgColor: colourProblem,
  // A right of the role, see `checkPrivateAllowed`.
  visibility: () => null,
  slug: (value) => (value === '' ? null : slugProblem(value)),
  greeting,
  openingLines: openingLinesProblem,
  embedOrigins: embedOriginsProblem,
  onlyFromMaterial: () => null,
  // Checked against the settings, see `refuseUnknownModel`.
  chatModel: () => null,
}

/** Returns what is wrong with one field of a form, as a message for the owner. Null when it is valid. */
export const fieldProblem = <Field extends keyof PersonaForm>(field: Field, value: PersonaForm[Field]): string | null => rules[field](value)

/** Normalizes and checks a form. Throws VALIDATION with every problem by field. */
export function readForm(form: PersonaForm): PersonaDraft {
  const draft = {
    name: normalizeLine(form.name, maxLengths.name),
    description: normalizeLine(form.description, maxLengths.description),
    category: form.category.trim(),
    rolePrompt: normalizeLines(form.rolePrompt, maxLengths.rolePrompt),
    strictlyFollows: normalizeLines(form.strictlyFollows, maxLengths.strictlyFollows),
    voice: form.voice.trim() || voices[0],
    avatarUrl: normalizeUrl(form.avatarUrl),
    avatarEmoji: normalizeLine(form.avatarEmoji, maxEmojiLength),
    avatarBgColor: normalizeColour(form.avatarBgColor),
    visibility: form.visibility,
    slug: form.slug.trim(),
    greeting: normalizeLines(form.greeting, maxLengths.greeting),
    openingLines: normalizeFormLines(form.openingLines),
    embedOrigins: normalizeOrigins(form.embedOrigins),
    onlyFromMaterial: form.onlyFromMaterial,
    chatModel: form.chatModel.trim(),
  }
  checkRules(draft)
  return draft as PersonaDraft
}

function checkRules(draft: PersonaForm): void {
  const fields: Record<string, string> = {}
  const check = <Field extends keyof PersonaForm>(field: Field) => {
    const problem = fieldProblem(field, draft[field])
    if (problem) fields[field] = problem
  }
  for (const field of Object.keys(rules) as (keyof PersonaForm)[]) check(field)
  const [first] = Object.values(fields)
  if (first) throw new DomainError('invalid', 'VALIDATION', first, { fields })
}
