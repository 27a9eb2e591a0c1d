import { cutAtWord } from '@rostra/text/graphemes'
import { isGreetingShort } from '@rostra/text/message-length'
import { config, z } from 'zod'
import { personaForm as limits } from '../../../api/gen/constraints.ts'
import type { Visibility } from '../../../api/schemas.ts'
import { linesOf, originOf } from '../../../lib/embed/origins.ts'
import { personaFormStrings } from '../../../strings/strings.ts'
import { isPicture } from './picture-address.ts'
import { hasUnshowable, isOneEmoji, visibleLength } from './visible-text.ts'

// Off: zod compiles schemas with eval by default, which the content security policy forbids.
config({ jitless: true })

const { rules } = personaFormStrings
const { fieldNames } = rules

/** The least characters of a slug. The API document has only the maximum, because the server derives an empty slug from the name. */
export const minSlugLength = 3

/** Who can see a persona, in the order of the choice. */
export const visibilities = ['public', 'unlisted', 'draft', 'private'] as const satisfies readonly Visibility[]

const text = z.string().trim().normalize('NFC')
const shown = (field: string, lines = false) => [(value: string) => !hasUnshowable(value, { lines }), rules.unshowable(field)] as const

/** Returns the error text of a picture's address; null when it is valid. */
function addressProblem(address: string): string | null {
  if (address === '') return rules.avatarMissing
  if (isPicture(address)) return null
  if (address.length > limits.avatarUrl.maxLength) return rules.avatarLong
  if (!/^https:\/\//i.test(address) || !URL.canParse(address)) return rules.avatarHttps
  const { username, password } = new URL(address)
  return username || password ? rules.avatarLogin : null
}

const fields = z.object({
  name: text
    .max(limits.name.maxLength, rules.nameLong)
    .refine((name) => name.length >= limits.name.minLength && visibleLength(name) >= limits.name.minLength, rules.nameShort)
    .refine(...shown(fieldNames.name)),
  slug: text
    .max(limits.slug.maxLength, rules.slugLong)
    .refine((slug) => slug === '' || slug.length >= minSlugLength, rules.slugShort)
    .regex(/^[a-z0-9-]*$/, rules.slugShape),
  description: text
    .min(limits.description.minLength, rules.descriptionShort)
    .max(limits.description.maxLength, rules.descriptionLong)
    .refine(...shown(fieldNames.description)),
  category: z.string().pipe(z.enum(limits.category.enum, rules.category)),
  rolePrompt: text
    .min(limits.rolePrompt.minLength, rules.rolePromptShort)
    .max(limits.rolePrompt.maxLength, rules.rolePromptLong)
    .refine(...shown(fieldNames.rolePrompt, true)),
  strictlyFollows: text.max(limits.strictlyFollows.maxLength, rules.strictlyFollowsLong).refine(...shown(fieldNames.strictlyFollows, true)),
  voice: z.enum(limits.voice.enum),
  avatarKind: z.enum(['initials', 'emoji', 'image']),
  avatarUrl: text,
  avatarEmoji: text,
  avatarBgColor: z.string().regex(new RegExp(limits.avatarBgColor.pattern)),
  visibility: z.enum(visibilities),
  greeting: text.refine(isGreetingShort, rules.greetingLong).refine(...shown(fieldNames.greeting, true)),
  openingLines: z.array(
    text
      .max(limits.openingLines.items.maxLength, rules.openingLineLong)
      .refine((line) => line === '' || line.length >= limits.openingLines.items.minLength, rules.openingLineShort)
      .refine(...shown(fieldNames.openingLine)),
  ),
  embedAnywhere: z.boolean(),
  embedOrigins: z.string(),
  onlyFromMaterial: z.boolean(),
  chatModel: z.string(),
})

type Fields = z.infer<typeof fields>

function avatarProblem({ avatarKind, avatarUrl, avatarEmoji }: Fields): { path: ['avatarUrl' | 'avatarEmoji']; message: string } | null {
  const message = avatarKind === 'image' ? addressProblem(avatarUrl.trim()) : null
  if (message) return { path: ['avatarUrl'], message }
  return avatarKind === 'emoji' && !isOneEmoji(avatarEmoji.trim()) ? { path: ['avatarEmoji'], message: rules.emojiOne } : null
}

function originsProblem({ embedAnywhere, embedOrigins }: Fields): string | null {
  if (embedAnywhere) return null
  const lines = linesOf(embedOrigins)
  const wrong = lines.find((line) => originOf(line) === null)
  if (wrong !== undefined) return rules.origin(cutAtWord(wrong, 60))
  return lines.length > limits.embedOrigins.maxItems ? rules.originsMany : null
}

/** The rules of all fields. Fields of the chosen avatar and embedding option are checked together with the others. */
export const personaSchema = fields.superRefine(
  (all, context) => {
    const avatar = avatarProblem(all)
    if (avatar) context.addIssue({ code: 'custom', ...avatar })
    const origins = originsProblem(all)
    if (origins) context.addIssue({ code: 'custom', path: ['embedOrigins'], message: origins })
  },
  { when: () => true },
)

/** The values of the form while it is edited; texts may be invalid. */
export type PersonaFields = z.input<typeof personaSchema>

/** The rules of the fields that a trial needs. */
export const trialSchema = fields.pick({
  name: true,
  description: true,
  category: true,
  rolePrompt: true,
  strictlyFollows: true,
  onlyFromMaterial: true,
  chatModel: true,
})
