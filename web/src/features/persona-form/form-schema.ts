import { config, z } from 'zod'
import { personaFormStrings } from '../../strings/persona-form-strings.ts'
import { strings } from '../../strings/strings.ts'
import { linesOf, mostOrigins, originOf } from './embed-origins.ts'
import { hasUnshowable, isOneEmoji, visibleLength } from './shown-text.ts'
import { longestSlug } from './slug.ts'

// Compiled schemas need eval, which the content security policy forbids.
config({ jitless: true })

const { rules } = personaFormStrings
const { fieldNames } = rules

const text = z.string().trim().normalize('NFC')
const shown = (field: string, lines = false) => [(value: string) => !hasUnshowable(value, { lines }), rules.unshowable(field)] as const

/** What is wrong with an avatar's address; null for nothing. */
function addressProblem(address: string): string | null {
  if (address === '') return rules.avatarMissing
  if (address.length > 2048) return rules.avatarLong
  if (!/^https:\/\//i.test(address) || !URL.canParse(address)) return rules.avatarHttps
  const { username, password } = new URL(address)
  return username || password ? rules.avatarLogin : null
}

const fields = z.object({
  name: text
    .max(50, rules.nameLong)
    .refine((name) => name.length >= 3 && visibleLength(name) >= 3, rules.nameShort)
    .refine(...shown(fieldNames.name)),
  slug: text
    .min(3, rules.slugShort)
    .max(longestSlug, rules.slugLong)
    .regex(/^[a-z0-9-]*$/, rules.slugShape),
  description: text
    .min(10, rules.descriptionShort)
    .max(150, rules.descriptionLong)
    .refine(...shown(fieldNames.description)),
  category: z.string().refine((category) => (strings.categories.names as readonly string[]).includes(category), rules.category),
  rolePrompt: text
    .min(20, rules.rolePromptShort)
    .max(5000, rules.rolePromptLong)
    .refine(...shown(fieldNames.rolePrompt, true)),
  strictlyFollows: text.max(5000, rules.strictlyFollowsLong).refine(...shown(fieldNames.strictlyFollows, true)),
  voice: z.enum(['male1', 'male2', 'female1', 'female2', 'neutral1']),
  avatarKind: z.enum(['initials', 'emoji', 'image']),
  avatarUrl: text,
  avatarEmoji: text,
  avatarBgColor: z.string().regex(/^#[0-9a-f]{6}$/i),
  isPrivate: z.boolean(),
  openingLines: z.array(
    text
      .max(120, rules.openingLineLong)
      .refine((line) => line === '' || line.length >= 3, rules.openingLineShort)
      .refine(...shown(fieldNames.openingLine)),
  ),
  embedAnywhere: z.boolean(),
  embedOrigins: z.string(),
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
  if (wrong !== undefined) return rules.origin(wrong.length > 60 ? `${wrong.slice(0, 60)}…` : wrong)
  return lines.length > mostOrigins ? rules.originsMany : null
}

/** Core 5, and what the server refuses besides. Fields that count only while they are chosen are judged beside the others, whatever those say. */
export const personaSchema = fields.superRefine(
  (all, context) => {
    const avatar = avatarProblem(all)
    if (avatar) context.addIssue({ code: 'custom', ...avatar })
    const origins = originsProblem(all)
    if (origins) context.addIssue({ code: 'custom', path: ['embedOrigins'], message: origins })
  },
  { when: () => true },
)

/** What the form holds while it is being filled in: anything that can be typed. */
export type PersonaFields = z.input<typeof personaSchema>
export type Voice = PersonaFields['voice']

/** What a trial needs; the rest may still be missing. */
export const trialSchema = fields.pick({ name: true, description: true, category: true, rolePrompt: true, strictlyFollows: true })
