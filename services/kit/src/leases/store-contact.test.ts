import { describe, expect, it } from '@jest/globals'
import { leaseTimes } from './lease-times.ts'
import { StoreContact } from './store-contact.ts'

/** Creates a contact with a lease of 15 s and successful contacts at these seconds; null is a lost command. */
function contactAt(...seconds: (number | null)[]): StoreContact {
  const contact = new StoreContact(leaseTimes(15_000))
  for (const at of seconds) at === null ? contact.lost() : contact.reached(new Date(at * 1_000))
  return contact
}

describe('what a replica may take over', () => {
  it('is nothing before its contact with the store has lasted for a lease', () => {
    expect(contactAt().expiredBefore()).toBeUndefined()
    expect(contactAt(100, 105, 110, 114).expiredBefore()).toBeUndefined()
  })

  it('is what had been expired for a lease at the last contact', () => {
    expect(contactAt(100, 105, 110, 115).expiredBefore()).toEqual(new Date(100_000))
    expect(contactAt(100, 105, 110, 115, 120).expiredBefore()).toEqual(new Date(105_000))
  })

  it.each([
    ['a command fails', [100, 105, 110, null, 112, 117, 122]],
    ['no contact comes for more than half a lease', [100, 105, 110, 118, 123, 128]],
    ['the clock of the store goes back', [100, 105, 110, 109, 114, 119]],
  ])('is nothing for another lease after %s', (_what, seconds) => {
    expect(contactAt(...seconds).expiredBefore()).toBeUndefined()
    const last = seconds.at(-1) as number
    expect(contactAt(...seconds, last + 5).expiredBefore()).toEqual(new Date((last - 10) * 1_000))
  })
})
