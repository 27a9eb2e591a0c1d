import type { ComponentType } from 'react'
import type { User } from '../../api/schemas.ts'
import { EmailSection } from './credentials/email-section.tsx'
import { PasswordSection } from './credentials/password-section.tsx'

export { IdentitiesSection } from './identities/identities-section.tsx'

import { KeysSection } from './keys/keys-section.tsx'
import { MailSection } from './mail-section.tsx'
import { MemorySection } from './memory/memory-section.tsx'
import { NotificationSection } from './notification-section.tsx'
import { DeleteSection } from './privacy/delete-section.tsx'
import { PrivacySection } from './privacy/privacy-section.tsx'
import { SecondFactorSection } from './second-factor/second-factor-section.tsx'
import type { SectionName } from './section-place.tsx'
import { SessionsSection } from './sessions/sessions-section.tsx'
import { SharesSection } from './shares/shares-section.tsx'
import { StorageSection } from './storage-section.tsx'
import { WebhooksSection } from './webhooks/webhooks-section.tsx'

/** What the sections show. */
export const sections: Record<SectionName, ComponentType<{ user: User }>> = {
  email: EmailSection,
  password: PasswordSection,
  secondFactor: SecondFactorSection,
  sessions: SessionsSection,
  keys: KeysSection,
  memory: MemorySection,
  shares: SharesSection,
  webhooks: WebhooksSection,
  storage: StorageSection,
  mail: MailSection,
  notifications: NotificationSection,
  privacy: PrivacySection,
  remove: DeleteSection,
}
