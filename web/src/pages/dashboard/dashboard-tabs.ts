import { type ComponentType, lazy } from 'react'
import type { User } from '../../api/schemas.ts'
import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import { managePersonasStrings } from '../../strings/strings.ts'
import { loadAccountTab, loadCreateTab, loadManageTab } from '../load-part.ts'

const { dashboard } = managePersonasStrings

const CreateTab = lazy(async () => ({ default: (await loadCreateTab()).CreateTab }))
const ManageTab = lazyPart(loadManageTab, ({ ManageTab }) => ManageTab)
const AccountTab = lazyPart(loadAccountTab, ({ AccountTab }) => AccountTab)

interface Tab {
  /** The value of `tab` in the URL. */
  value: string
  label: string
}

/** `forMembers` is the text for visitors of a tab for members only; null for a tab that handles visitors itself. */
export type DashboardTab = Tab &
  ({ forMembers: string; Panel: ComponentType<{ user: User }> } | { forMembers: null; Panel: ComponentType<Record<never, never>> })

/** The tabs of the dashboard, in order. The first is the default. */
export const dashboardTabs = [
  { value: 'create', label: dashboard.create, Panel: CreateTab, forMembers: dashboard.createSignedOut },
  { value: 'manage', label: dashboard.manage, Panel: ManageTab, forMembers: dashboard.manageSignedOut },
  { value: 'account', label: dashboard.account, Panel: AccountTab, forMembers: null },
] as const satisfies DashboardTab[]
