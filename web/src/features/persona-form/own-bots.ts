import { queryOptions } from '@tanstack/react-query'
import type { Bot } from '../../api/bot.ts'
import { request } from '../../api/request.ts'
import type { User } from '../../api/user.ts'

/** How many personas a role may have; the server is the judge. */
export const personaLimits: Record<User['role'], number> = { citizen: 5, orator: 10, super_senator: 100 }

/** Whether a role may hide a persona. */
export const mayHide = (role: User['role']): boolean => role !== 'citizen'

/** One's own personas, newest first. */
export const ownBotsQuery = (userId: string) =>
  queryOptions({ queryKey: ['bots', 'own', userId], queryFn: () => request<Bot[]>('/api/bots'), refetchOnMount: 'always' })

/** One's own persona with all that the form holds. Never taken from memory: what is edited is what is stored. */
export const ownBotQuery = (id: string) =>
  queryOptions({ queryKey: ['bots', 'edited', id], queryFn: () => request<Bot>(`/api/bots/${encodeURIComponent(id)}`), gcTime: 0 })
