import type { AccountDeleted, AccountDeleted__Output } from '../gen/rostra/identity/v1/AccountDeleted.ts'
import type { RoleChanged, RoleChanged__Output } from '../gen/rostra/identity/v1/RoleChanged.ts'
import { loadMessage } from './load.ts'

/** `identity.account-deleted.v1`: see events.proto. */
export const AccountDeletedEvent = {
  topic: 'identity.account-deleted.v1',
  ...loadMessage<AccountDeleted, AccountDeleted__Output>('rostra/identity/v1/events.proto', 'rostra.identity.v1.AccountDeleted'),
}

/** `identity.role-changed.v1`: see events.proto. */
export const RoleChangedEvent = {
  topic: 'identity.role-changed.v1',
  ...loadMessage<RoleChanged, RoleChanged__Output>('rostra/identity/v1/events.proto', 'rostra.identity.v1.RoleChanged'),
}
