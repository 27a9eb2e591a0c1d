import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { inTransaction, objectId } from '@rostra/kit/stores/mongo'
import { figureDates, keptFigures } from '@rostra/platform/console/figures'
import type { OperatedListQuery } from '@rostra/platform/operators'
import type { Connection, Model, UpdateQuery } from 'mongoose'
import type { Suspension } from '../../domain/accounts/account.ts'
import { type Account, uniqueKey } from '../../domain/accounts/account.ts'
import type { AccountEvents } from '../../domain/accounts/ports.ts'
import { checkRestorable, checkSuspendable } from '../../domain/accounts/suspension.ts'
import { notice } from '../../domain/mail/mail.ts'
import type { OperatedAccounts } from '../../domain/operators/ports.ts'
import { type AccountRow, newestAccounts, notDeleted, toAccount } from '../accounts/account-model.ts'
import { type MailRow, toMailRow } from '../mail/mail-model.ts'
import { countAccounts } from './account-figures.ts'
import { type OperatorActionRow, toActionRow } from './operator-actions.ts'

export interface OperatedAccountOptions {
  connection: Connection
  accounts: Model<AccountRow>
  mails: Model<MailRow>
  actions: Model<OperatorActionRow>
  events: Pick<AccountEvents, 'suspensionChanged'>
  /** Starts a pass of the outbox relay. */
  wakeRelay: () => void
  /** Returns milliseconds since 1970. */
  now: () => number
}

/** Suspends accounts in MongoDB. */
export function mongoOperatedAccounts({
  connection,
  accounts,
  mails,
  actions,
  events,
  wakeRelay,
  now,
}: OperatedAccountOptions): OperatedAccounts {
  const change = async (
    id: string,
    act: Suspension,
    { check, update, kind }: { check: (account: Account | null) => Account; update: UpdateQuery<AccountRow>; kind: ChangeKind },
  ) => {
    const changed = await inTransaction(connection, async (session) => {
      const key = { _id: objectId(id), ...notDeleted }
      const row = key._id && (await accounts.findOne(key, null, { session }).lean<AccountRow | null>())
      const account = check(row && toAccount(row))
      const event = events.suspensionChanged(id, kind === 'account-suspended', changeTime(row, act.at))
      const written = await accounts
        .findOneAndUpdate(key, withEvent(update, event), { session, returnDocument: 'after' })
        .lean<AccountRow | null>()
      if (!written) throw new Error('an account disappeared within a transaction')
      const mail = notice(kind, id, account.email, act.at.getTime(), { reason: act.reason })
      if (account.email) await mails.create([toMailRow(mail)], { session })
      const action = { ...act, id: event.id, action: kind, targetId: id, targetName: account.username }
      await actions.create([toActionRow(action)], { session })
      return toAccount(written)
    })
    wakeRelay()
    return changed
  }

  return {
    search: async (query) => {
      const filter = operatorsFilter(query)
      const { page, limit } = query
      const [rows, total] = await Promise.all([
        accounts
          .find(filter)
          .sort(newestAccounts)
          .skip((page - 1) * limit)
          .limit(limit)
          .lean<AccountRow[]>(),
        accounts.countDocuments(filter),
      ])
      return { accounts: rows.map(toAccount), total }
    },
    figures: keptFigures((days) => countAccounts(accounts, figureDates(days, new Date(now()))[0])),
    suspend: (id, suspension) =>
      change(id, suspension, {
        check: checkSuspendable,
        update: { $set: { suspension }, $inc: { epoch: 1 } },
        kind: 'account-suspended',
      }),
    restore: (id, act) => change(id, act, { check: checkRestorable, update: { $unset: { suspension: 1 } }, kind: 'account-restored' }),
  }
}

type ChangeKind = 'account-suspended' | 'account-restored'

/**
 * Returns the time of a change, always later than earlier changes of the account, because consumers ignore earlier times and clocks may
 * differ.
 */
const changeTime = (row: AccountRow | null, now: Date) => new Date(Math.max(now.getTime(), (row?.suspensionChangedAt?.getTime() ?? 0) + 1))

const withEvent = (update: UpdateQuery<AccountRow>, event: EventEnvelope): UpdateQuery<AccountRow> => ({
  ...update,
  $set: { ...update.$set, suspensionChangedAt: event.at },
  $push: { outbox: event },
})

const suspended = { 'suspension.at': { $exists: true } } as const

/** Returns the filter of a search: the beginning of a username, or a whole address. A deleted account has neither key. */
function operatorsFilter({ search, suspendedOnly }: Pick<OperatedListQuery, 'search' | 'suspendedOnly'>) {
  const listed = suspendedOnly ? suspended : {}
  if (search === '') return { usernameKey: { $gt: '' }, ...listed }
  const key = uniqueKey(search)
  return { $or: [{ usernameKey: { $gte: key, $lt: `${key}\uffff` } }, { emailKey: key }], ...listed }
}
