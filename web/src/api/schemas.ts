import type { components } from './gen/schema.ts'

type Schemas = components['schemas']

export type Bot = Schemas['Bot']
export type Category = Schemas['Category']
export type PersonaForm = Schemas['PersonaForm']
export type PromptVersion = Schemas['PromptVersion']
export type Analytics = Schemas['Analytics']
export type AnalyticsDay = Schemas['AnalyticsDay']
export type AnalyticsTotals = Schemas['AnalyticsTotals']
export type VoteCount = Schemas['VoteCount']
export type SlugCheck = Schemas['SlugCheck']
/** Without `audioUrl`, which is reserved and always null. */
export type Message = Omit<Schemas['Message'], 'audioUrl'>
export type MessageStatus = Schemas['MessageStatus']
export type User = Schemas['User']
export type UserStatus = Schemas['UserStatus']
export type Role = Schemas['Role']
export type Session = Schemas['Session']
export type CreditPackage = Schemas['Package']
export type Payment = Schemas['Payment']
export type LedgerEntry = Schemas['LedgerEntry']
export type ErrorBody = Schemas['Error']
export type GuestTokenBody = Schemas['GuestToken']
