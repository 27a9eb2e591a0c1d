import type { Day } from '../../core/domain/activity/activity.ts'

/** The people of one day by pseudonym: a hash table with open addressing, at most half full. */
interface PeopleOfDay {
  pseudonyms: Float64Array
  people: Uint32Array
}

/** The accounts of a window by the pseudonyms of its days, in 24 to 48 bytes for each account and day. */
export class PseudonymIndex {
  readonly #accounts: readonly string[]
  readonly #numbers: Uint32Array
  readonly #indexes = new Map<number, number>()
  readonly #days = new Map<Day, PeopleOfDay>()

  /**
   * `accounts` are sorted. `hashes` are keyed hashes of 32 bits of the accounts. They become the numbers of the people, so that a person
   * has the same number in every refresh.
   */
  constructor(accounts: readonly string[], hashes: Uint32Array) {
    this.#accounts = accounts
    this.#numbers = hashes.slice()
    for (const index of accounts.keys()) this.#take(index)
  }

  /** Adds the pseudonyms of a day, in the order of the accounts. */
  addDay(day: Day, pseudonyms: Float64Array): void {
    const slots = 2 ** Math.ceil(Math.log2(2 * pseudonyms.length + 1))
    const table = { pseudonyms: new Float64Array(slots).fill(-1), people: new Uint32Array(slots) }
    for (const [index, pseudonym] of pseudonyms.entries()) {
      const slot = slotOf(table, pseudonym)
      table.pseudonyms[slot] = pseudonym
      table.people[slot] = this.#numbers[index] as number
    }
    this.#days.set(day, table)
  }

  /** Returns the number of the person with a pseudonym on a day; undefined when it belongs to none of the accounts. */
  numberOf(day: Day, pseudonym: number): number | undefined {
    const table = this.#days.get(day)
    if (!table) return undefined
    const slot = slotOf(table, pseudonym)
    return table.pseudonyms[slot] === pseudonym ? table.people[slot] : undefined
  }

  has(account: string): boolean {
    let low = 0
    let high = this.#accounts.length - 1
    while (low <= high) {
      const middle = (low + high) >>> 1
      const found = this.#accounts[middle] as string
      if (found === account) return true
      if (found < account) low = middle + 1
      else high = middle - 1
    }
    return false
  }

  accountOf(number: number): string {
    const account = this.#accounts[this.#indexes.get(number) ?? -1]
    if (account === undefined) throw new Error('a person has no account')
    return account
  }

  /** Gives an account the number of its hash, or the next free one when another account has that. */
  #take(index: number): void {
    let number = this.#numbers[index] as number
    while (this.#indexes.has(number)) number = (number + 1) >>> 0
    this.#indexes.set(number, index)
    this.#numbers[index] = number
  }
}

/** Returns the slot of a pseudonym, or the empty one where it belongs. */
function slotOf({ pseudonyms }: PeopleOfDay, pseudonym: number): number {
  let slot = pseudonym % pseudonyms.length
  while (pseudonyms[slot] !== -1 && pseudonyms[slot] !== pseudonym) slot = (slot + 1) % pseudonyms.length
  return slot
}

/** Returns the leading 52 bits of a pseudonym as a number. */
export const pseudonymNumber = (pseudonym: string): number => Number.parseInt(pseudonym.slice(0, 13), 16)
