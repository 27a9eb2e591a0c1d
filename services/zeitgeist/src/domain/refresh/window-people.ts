import type { Day } from '../activity/activity.ts'

/** The accounts of a window by the pseudonyms of its days, in 16 bytes for each account and day. */
export class WindowPeople {
  readonly #accounts: readonly string[]
  readonly #numbers: Uint32Array
  readonly #indexes = new Map<number, number>()
  readonly #days = new Map<Day, { pseudonyms: Float64Array; people: Uint32Array }>()

  /** `accounts` are sorted. `hashes` are keyed hashes of the accounts, of 32 bits: the numbers of the people follow from them, so that a person keeps a number. */
  constructor(accounts: readonly string[], hashes: Uint32Array) {
    this.#accounts = accounts
    this.#numbers = hashes.slice()
    for (const index of accounts.keys()) this.#take(index)
  }

  /** Adds the pseudonyms of a day, in the order of the accounts. */
  addDay(day: Day, pseudonyms: Float64Array): void {
    const order = Uint32Array.from(pseudonyms.keys()).sort((a, b) => (pseudonyms[a] as number) - (pseudonyms[b] as number))
    this.#days.set(day, {
      pseudonyms: Float64Array.from(order, (index) => pseudonyms[index] as number),
      people: Uint32Array.from(order, (index) => this.#numbers[index] as number),
    })
  }

  /** Returns the number of the person with a pseudonym on a day; undefined when it belongs to none of the accounts. */
  numberOf(day: Day, pseudonym: number): number | undefined {
    const ofDay = this.#days.get(day)
    if (!ofDay) return undefined
    let [low, high] = [0, ofDay.pseudonyms.length - 1]
    while (low <= high) {
      const middle = (low + high) >>> 1
      const found = ofDay.pseudonyms[middle] as number
      if (found === pseudonym) return ofDay.people[middle]
      if (found < pseudonym) low = middle + 1
      else high = middle - 1
    }
    return undefined
  }

  has(account: string): boolean {
    let [low, high] = [0, this.#accounts.length - 1]
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

  /** Gives an account the next free number when another has its own. */
  #take(index: number): void {
    let number = this.#numbers[index] as number
    while (this.#indexes.has(number)) number = (number + 1) >>> 0
    this.#indexes.set(number, index)
    this.#numbers[index] = number
  }
}

/** Returns the leading 52 bits of a pseudonym as a number. */
export const pseudonymNumber = (pseudonym: string): number => Number.parseInt(pseudonym.slice(0, 13), 16)
