import { beforeEach, describe, expect, it } from '@jest/globals'
import { type Account, newAccount } from '../domain/account.ts'
import { hold } from '../domain/holds.ts'
import type { AccountWrites, Seen } from './account-writes.ts'
import { type Apply, createApply } from './apply-change.ts'
import { createLastSeen, type LastSeen } from './last-seen.ts'

const now = () => new Date('2026-11-20T12:00:00Z')
const exchange = (id: string) => hold({ id, kind: 'exchange' }, 2)

let stored: Seen
let trips: string[]
let lastSeen: LastSeen
let apply: Apply
/** What another replica does to the account. */
const elsewhere = (change: Partial<Account>) => {
  stored = { account: { ...stored.account, ...change }, version: stored.version + 1 }
}

beforeEach(async () => {
  stored = { account: { ...newAccount('ada'), free: 4, month: '2026-11' }, version: 1 }
  trips = []
  lastSeen = createLastSeen(10)
  const writes: Pick<AccountWrites, 'read' | 'write'> = {
    read: async () => {
      trips.push('read')
      return stored
    },
    write: async (seen, change) => {
      trips.push('write')
      if (seen.version !== stored.version) return null
      stored = { account: change.account, version: seen.version + 1 }
      return stored
    },
  }
  apply = createApply(writes as AccountWrites, lastSeen, now, () => undefined)
})

const askedNow = () => ({ askedAt: performance.now() })

const tripsOf = async (id: string) => {
  trips = []
  await apply('ada', exchange(id), askedNow())
  return trips
}

describe('a change of an account', () => {
  it('is one round trip where nobody else has changed the account', async () => {
    expect(await tripsOf('a')).toEqual(['read', 'write'])
    expect(await tripsOf('b')).toEqual(['write'])
  })

  it('is made again on what is there when another replica has changed the account', async () => {
    await apply('ada', exchange('a'), askedNow())
    elsewhere({ free: 100 })
    expect(await tripsOf('b')).toEqual(['write', 'read', 'write'])
    expect(stored.account).toMatchObject({ free: 98, holds: [{ id: 'a' }, { id: 'b' }] })
  })

  it('is never refused by what is only remembered', async () => {
    await apply('ada', exchange('a'), askedNow())
    await apply('ada', exchange('b'), askedNow())
    elsewhere({ free: 50 })
    expect(await tripsOf('c')).toEqual(['read', 'write'])
    elsewhere({ free: 1 })
    await expect(apply('ada', exchange('d'), askedNow())).rejects.toMatchObject({ reason: 'INSUFFICIENT_CREDITS' })
  })

  it('is never found done by what is only remembered', async () => {
    await apply('ada', exchange('a'), askedNow())
    elsewhere({ holds: [], free: 4 })
    expect(await apply('ada', exchange('a'), askedNow())).toMatchObject({ changed: true })
    expect(await tripsOf('a')).toEqual(['read'])
  })

  it('is refused at once to who asked before the account was seen', async () => {
    const early = askedNow()
    await apply('ada', exchange('a'), askedNow())
    await apply('ada', exchange('b'), askedNow())
    trips = []
    await expect(apply('ada', exchange('c'), early)).rejects.toMatchObject({ reason: 'INSUFFICIENT_CREDITS' })
    expect(await apply('ada', exchange('a'), early)).toMatchObject({ changed: false })
    expect(trips).toEqual([])
  })

  it('makes no account where it may not', async () => {
    stored = { account: newAccount('ada'), version: 0 }
    expect(await apply('ada', (account) => ({ account, entries: [] }), { ...askedNow(), opens: false })).toMatchObject({ changed: false })
    expect(trips).toEqual(['read'])
  })

  it('that failed on its way is not built upon', async () => {
    await apply('ada', exchange('a'), askedNow())
    elsewhere({ free: 0, purchased: 9 })
    await expect(
      apply(
        'ada',
        () => {
          throw new Error('a defect')
        },
        askedNow(),
      ),
    ).rejects.toThrow('a defect')
    expect(await apply('ada', exchange('b'), askedNow())).toMatchObject({ account: { purchased: 7 } })
  })
})
