import type { FiguresDay, OperatedAccount, OperatedPersona, OperatorAction, ReportedPersona } from '../../api/schemas.ts'
import { bot, user } from './fixtures.ts'

export const operator = { ...user, role: 'super_senator' as const }

/** A public persona as operators see it. */
export const operatedPersona = (id: string, name: string): OperatedPersona => ({
  bot: { ...bot, id, name, slug: name.toLowerCase() },
  suspension: null,
  ownerSuspended: false,
  aboveLimit: false,
  openReports: 0,
})

export const suspension = { reason: 'It sells pills.', at: '2026-03-10T12:00:00Z', operatorId: 'u1' }

export const reportedPersona = (id: string, name: string): ReportedPersona => ({
  persona: { ...operatedPersona(id, name), openReports: 2 },
  reports: [
    { id: 'r1', reason: 'spam', details: `${name} sells pills.`, at: '2026-03-10T12:00:00Z', hasAnswer: false },
    { id: 'r2', reason: 'harmful', details: '', at: '2026-03-09T12:00:00Z', hasAnswer: true },
  ],
})

export const operatedAccount: OperatedAccount = {
  id: 'u2',
  username: 'bob',
  email: 'bob@example.org',
  role: 'citizen',
  createdAt: '2025-04-15T00:00:00Z',
  suspension: null,
}

export const operatorAction: OperatorAction = {
  id: 'a1',
  at: '2026-03-10T12:00:00Z',
  operatorId: 'u1',
  operatorName: 'ada',
  action: 'persona-suspended',
  targetId: 'b1',
  targetName: 'Livia',
  reason: 'It sells pills.',
}

/** A list as the API pages it. */
export const listed = (items: unknown[], total = items.length) => Response.json(items, { headers: { 'X-Total-Count': String(total) } })

/** A day of the figures on which nothing happened but what is given. */
export const figuresDay = (date: string, more: Partial<FiguresDay> = {}): FiguresDay => ({
  date,
  registered: 0,
  conversations: 0,
  messages: 0,
  people: 0,
  payments: 0,
  revenue: 0,
  refunded: 0,
  modelCalls: 0,
  modelTokens: 0,
  modelCost: 0,
  unpricedCalls: 0,
  ...more,
})
