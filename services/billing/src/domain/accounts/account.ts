/** The pockets of an account. Purchased credits never expire; free credits are replaced each month by the role's allowance. */
export const pockets = ['free', 'purchased'] as const
export type Pocket = (typeof pockets)[number]

/** What a hold pays for. */
export const holdPurposes = ['exchange', 'discussion'] as const
export type HoldPurpose = (typeof holdPurposes)[number]

/** The roles that a package can grant. */
export const boughtRoles = ['citizen', 'orator'] as const
export type BoughtRole = (typeof boughtRoles)[number]

/** Credits that are set aside until the hold is captured or released. */
export interface Hold {
  /** The id of the exchange or discussion that it pays for. */
  id: string
  purpose: HoldPurpose
  free: number
  purchased: number
  /** The price of one of its units, in credits. */
  unitPrice: number
  /** The month of the free part. Free credits that are released in a later month have expired. */
  month: string
  heldAt: Date
  /** The program for whose call it is. Absent for a call of the member's browser. */
  access?: PayingAccess
}

/** The program that spends credits: an API key or an app of the member. */
export interface PayingAccess {
  kind: 'key' | 'app'
  id: string
  /** The name that the member knows. */
  name: string
}

/** What an app has spent of the account's credits, without what is held for it. */
export interface AppSpending {
  /** The id of the app's grant. */
  id: string
  credits: number
}

/** Identifies a hold within an account. */
export type HoldKey = Pick<Hold, 'id' | 'purpose'>

export type NewHold = Pick<Hold, 'id' | 'purpose' | 'access'> & {
  /** The credits that the app of `access` may spend in total, from its verified token. Absent for a member and a key. */
  budget?: number
}

export interface Account {
  id: string
  free: number
  purchased: number
  /** The UTC month whose allowance is in the free pocket, as 2026-11; empty before the member's first call. */
  month: string
  holds: readonly Hold[]
  /** The apps that spent credits, the latest last; at most 100. */
  apps: readonly AppSpending[]
  /** Number of ledger entries. Set by `buildUpdate`, never by a rule. */
  entryCount: number
  /** The role that the account's payments grant. The version counts its changes. */
  boughtRole: { role: BoughtRole; version: number }
  /** True once the member has deleted the account. A closed account neither receives nor spends credits. */
  closed: boolean
}

/** Returns an account with no credits, as it is before the first call of its member. */
export const newAccount = (id: string): Account => ({
  id,
  free: 0,
  purchased: 0,
  month: '',
  holds: [],
  apps: [],
  entryCount: 0,
  boughtRole: { role: 'citizen', version: 0 },
  closed: false,
})

/** Returns the sum of the credits in holds. */
export const heldCredits = (holds: readonly Pick<Hold, 'free' | 'purchased'>[]): number =>
  holds.reduce((sum, { free, purchased }) => sum + free + purchased, 0)

/** Returns the credits in both pockets and in all holds, which equal the sum of the ledger. */
export const balanceOf = ({ free, purchased, holds }: Pick<Account, 'free' | 'purchased' | 'holds'>): number =>
  free + purchased + heldCredits(holds)
