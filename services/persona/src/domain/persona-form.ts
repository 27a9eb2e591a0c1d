import { DomainError } from '@rostra/kit/errors'
import { avatarEmojiProblem, avatarUrlProblem, colourProblem, plainColour, plainUrl } from './avatar.ts'
import { embedOriginsProblem, plainOrigins } from './embed-origins.ts'
import { openingLinesProblem, plainOpeningLines } from './opening-lines.ts'
import { type Category, categories } from './persona.ts'
import { canBeShown, linesCanBeShown, plainLine, plainLines, seenLength } from './shown-text.ts'
import { slugProblem } from './slug.ts'

/** What an owner fills in, as it comes. */
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
  isPrivate: boolean
  slug: string
  openingLines: readonly string[]
  embedOrigins: readonly string[]
}

/** The same as it may be kept. The slug is empty where the owner named none. */
export interface PersonaDraft extends PersonaForm {
  category: Category
}

const voices = ['male1', 'male2', 'female1', 'female2', 'neutral1']
const [defaultVoice] = voices

/** What is wrong with a value, in words; null for nothing. */
type Rule<Value> = (value: Value) => string | null

function text(field: string, least: number, most: number, shown: (text: string) => boolean = canBeShown): Rule<string> {
  return (value) => {
    if (value.length < least) return `${field} must be at least ${least} characters`
    if (value.length > most) return `${field} must be less than ${most} characters`
    return shown(value) ? null : `${field} contains characters that cannot be shown`
  }
}

const oneOf =
  (known: readonly string[], message: string): Rule<string> =>
  (value) =>
    known.includes(value) ? null : message

const name = text('AI Persona name', 3, 50)

const rules: { [Field in keyof PersonaForm]: Rule<PersonaForm[Field]> } = {
  name: (value) => name(value) ?? (seenLength(value) < 3 ? 'AI Persona name must be at least 3 characters' : null),
  description: text('Description', 10, 150),
  category: oneOf(categories, 'Please choose a category'),
  rolePrompt: text('Role prompt', 20, 5000, linesCanBeShown),
  strictlyFollows: text('Strictly follows guidelines', 0, 5000, linesCanBeShown),
  voice: oneOf(voices, 'Please choose a voice'),
  avatarUrl: avatarUrlProblem,
  avatarEmoji: avatarEmojiProblem,
  avatarBgColor: colourProblem,
  isPrivate: () => null,
  slug: (value) => (value === '' ? null : slugProblem(value)),
  openingLines: openingLinesProblem,
  embedOrigins: embedOriginsProblem,
}

/** Reads a form. Throws VALIDATION with what is wrong by field, all at once. */
export function readForm(form: PersonaForm): PersonaDraft {
  const draft = {
    name: plainLine(form.name),
    description: plainLine(form.description),
    category: form.category.trim() as Category,
    rolePrompt: plainLines(form.rolePrompt),
    strictlyFollows: plainLines(form.strictlyFollows),
    voice: form.voice.trim() || (defaultVoice ?? ''),
    avatarUrl: plainUrl(form.avatarUrl),
    avatarEmoji: plainLine(form.avatarEmoji),
    avatarBgColor: plainColour(form.avatarBgColor),
    isPrivate: form.isPrivate,
    slug: form.slug.trim(),
    openingLines: plainOpeningLines(form.openingLines),
    embedOrigins: plainOrigins(form.embedOrigins),
  }
  refuse(draft)
  return draft
}

function refuse(draft: PersonaForm): void {
  const fields: Record<string, string> = {}
  const look = <Field extends keyof PersonaForm>(field: Field) => {
    const problem = rules[field](draft[field])
    if (problem) fields[field] = problem
  }
  for (const field of Object.keys(rules) as (keyof PersonaForm)[]) look(field)
  const [first] = Object.values(fields)
  if (first) throw new DomainError('invalid', 'VALIDATION', first, { fields })
}
