import { publishes, type ReadSteps, type SeenStep } from '../../fault-harness/watch-steps.ts'

/** The steps of identity's work that are visible in its store, by the act that causes them. */
export const identitySteps = {
  passwordChange: ['notice leased', 'notice sent', 'password stored', 'sessions ended'],
  addressChange: ['address pending', 'confirmation sent', 'address confirmed'],
  codeSignIn: ['code issued', 'code sent', 'attempt counted', 'code used'],
  registration: ['account stored', 'session stored', 'sign-in recorded'],
  deletion: ['account erased', 'sessions removed', 'deletion published', 'deletion finished'],
  consentChange: ['consent published'],
} as const
export type IdentityStep = (typeof identitySteps)[keyof typeof identitySteps][number]

/** The fields of inserted rows that tell a step, of any of identity's collections. */
interface InsertedRow {
  username?: string
  kind?: string
  accountId?: unknown
  emailKey?: string
  event?: string
}

/** Returns a reader of identity's writes. The subject of a step is the username of its account. */
export function identityStepReader(): ReadSteps<IdentityStep> {
  const usernames = new Map<string, string>()
  const deleted = new Set<string>()
  /** The kind and the username of each mail. */
  const mails = new Map<string, { kind: string; subject: string }>()
  const sessions = new Map<string, string>()
  const nameOf = (accountId: unknown) => usernames.get(String(accountId)) ?? ''

  const afterInsert = (collection: string, id: string, row: InsertedRow): SeenStep<IdentityStep>[] => {
    const { username = '', kind = '', accountId, emailKey = '', event } = row
    const subject = nameOf(accountId)
    if (collection === 'accounts') {
      usernames.set(id, username)
      return [{ step: 'account stored', subject: username }]
    }
    // The addresses of the trial begin with the username.
    if (collection === 'mails') mails.set(id, { kind, subject: accountId ? subject : (emailKey.split('@')[0] ?? '') })
    if (collection === 'sessions') {
      sessions.set(id, subject)
      return [{ step: 'session stored', subject }]
    }
    return collection === 'audit_entries' && event === 'signed-in' ? [{ step: 'sign-in recorded', subject }] : []
  }
  const afterUpdate = (collection: string, id: string, fields: Record<string, unknown>): SeenStep<IdentityStep>[] => {
    if (collection === 'mails') return mails.get(id)?.kind === 'password-changed' ? [{ step: 'notice leased', ...mailOf(id) }] : []
    if (collection !== 'accounts') return []
    const subject = usernames.get(id) ?? ''
    if ('deletedAt' in fields) {
      deleted.add(id)
      return [{ step: 'account erased', subject }]
    }
    const steps: [IdentityStep, boolean][] = [
      ['password stored', 'passwordHash' in fields],
      ['address pending', Boolean(fields.pendingEmail)],
      ['address confirmed', 'emailKey' in fields],
      ['code issued', Boolean(fields.code)],
      ['attempt counted', 'code.attemptsLeft' in fields],
      ['code used', 'code.used' in fields],
      ['deletion finished', 'deletionDue' in fields && fields.deletionDue === undefined],
      ['deletion published', deleted.has(id) && publishes(fields)],
      ['consent published', !deleted.has(id) && publishes(fields) && !('insights' in fields)],
    ]
    return steps.flatMap(([step, isSeen]) => (isSeen ? [{ step, subject }] : []))
  }
  const mailOf = (id: string) => ({ subject: mails.get(id)?.subject ?? '' })
  const sentSteps: Record<string, IdentityStep> = {
    code: 'code sent',
    'confirm-email': 'confirmation sent',
    'password-changed': 'notice sent',
  }
  const afterDelete = (collection: string, id: string): SeenStep<IdentityStep>[] => {
    const sent = sentSteps[mails.get(id)?.kind ?? '']
    if (collection === 'mails' && sent) return [{ step: sent, ...mailOf(id) }]
    const subject = sessions.get(id)
    if (collection !== 'sessions' || subject === undefined) return []
    return [
      { step: 'sessions ended', subject },
      { step: 'sessions removed', subject },
    ]
  }
  return ({ kind, collection, id, row, fields }) => {
    if (kind === 'insert') return afterInsert(collection, id, row)
    return kind === 'delete' ? afterDelete(collection, id) : afterUpdate(collection, id, fields)
  }
}
