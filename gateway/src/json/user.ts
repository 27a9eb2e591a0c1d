import type { Account__Output } from '@rostra/proto/gen/rostra/identity/v1/Account'
import type { Role } from '@rostra/proto/gen/rostra/identity/v1/Role'
import { z } from 'zod'

export const roles = ['citizen', 'orator', 'super_senator'] as const

export const userSchema = z
  .object({
    id: z.string(),
    username: z.string(),
    email: z.string(),
    role: z.enum(roles),
    messageCredits: z.int().meta({
      description: 'Free and purchased credits together; 0 while nobody can tell, which /api/user/status answers with 503 instead',
    }),
    totalBotLimit: z.int().meta({ description: 'How many personas this account may own' }),
    createdAt: z.string(),
    insights: z.boolean().meta({ description: 'May these chats be used for anonymous insights?' }),
  })
  .meta({ id: 'User' })

export type User = z.infer<typeof userSchema>

const byWire: Partial<Record<Role, User['role']>> = { ROLE_ORATOR: 'orator', ROLE_SUPER_SENATOR: 'super_senator' }

export const roleOf = (role: Role): User['role'] => byWire[role] ?? 'citizen'

export const toUser = ({ personaLimit, role, ...account }: Account__Output, messageCredits: number): User => ({
  ...account,
  role: roleOf(role),
  messageCredits,
  totalBotLimit: personaLimit,
})
