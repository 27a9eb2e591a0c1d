import type { OperatorAction } from '../../../api/schemas.ts'
import { adminZeitgeistPath, buglePath } from '../../../lib/navigation/paths.ts'
import { accountNamedPath, deadLettersPath, personaNamedPath } from '../console-paths.ts'

type Link = (targetName: string) => string | null

const links: Readonly<Record<string, Link>> = {
  'persona-suspended': personaNamedPath,
  'persona-restored': personaNamedPath,
  'reports-dismissed': personaNamedPath,
  'featuring-changed': personaNamedPath,
  'account-suspended': accountNamedPath,
  'account-restored': accountNamedPath,
  'role-granted': accountNamedPath,
  'second-factor-removed': accountNamedPath,
  'dead-letters-replayed': () => deadLettersPath,
  'edition-generated': () => buglePath,
  'zeitgeist-refreshed': () => adminZeitgeistPath,
  'entry-held': () => adminZeitgeistPath,
  'entry-shown': () => adminZeitgeistPath,
  'term-excluded': () => adminZeitgeistPath,
  'term-allowed': () => adminZeitgeistPath,
}

/** Returns the path of an action's target; null when it was deleted or the action is unknown. */
export const auditTarget = ({ action, targetName }: Pick<OperatorAction, 'action' | 'targetName'>): string | null =>
  links[action]?.(targetName) ?? null
