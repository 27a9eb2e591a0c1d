import type { BoughtRoleChanged, BoughtRoleChanged__Output } from '../gen/rostra/billing/v1/BoughtRoleChanged.ts'
import type { CreditsDebited, CreditsDebited__Output } from '../gen/rostra/billing/v1/CreditsDebited.ts'
import type { CreditsGranted, CreditsGranted__Output } from '../gen/rostra/billing/v1/CreditsGranted.ts'
import { loadMessage } from './load.ts'

const file = 'rostra/billing/v1/events.proto'

/** `billing.credits-granted.v1`: see events.proto. */
export const CreditsGrantedEvent = {
  topic: 'billing.credits-granted.v1',
  ...loadMessage<CreditsGranted, CreditsGranted__Output>(file, 'rostra.billing.v1.CreditsGranted'),
}

/** `billing.credits-debited.v1`: see events.proto. */
export const CreditsDebitedEvent = {
  topic: 'billing.credits-debited.v1',
  ...loadMessage<CreditsDebited, CreditsDebited__Output>(file, 'rostra.billing.v1.CreditsDebited'),
}

/** `billing.bought-role-changed.v1`: see events.proto. */
export const BoughtRoleChangedEvent = {
  topic: 'billing.bought-role-changed.v1',
  ...loadMessage<BoughtRoleChanged, BoughtRoleChanged__Output>(file, 'rostra.billing.v1.BoughtRoleChanged'),
}
