import { type ComponentType, lazy } from 'react'
import type { User } from '../../api/user.ts'
import { accountStrings } from '../../strings/account-strings.ts'
import { managePersonasStrings } from '../../strings/manage-personas-strings.ts'

const { dashboard } = managePersonasStrings

const CreateTab = lazy(async () => ({ default: (await import('../persona-form/create-tab.tsx')).CreateTab }))
const ManageTab = lazy(async () => ({ default: (await import('./manage-tab.tsx')).ManageTab }))
const AccountTab = lazy(async () => ({ default: (await import('../account/account-tab.tsx')).AccountTab }))

interface Tab {
  /** As it stands in the address. */
  value: string
  label: string
}

/** A tab for members only is shown to nobody else; visitors read why. One without such words asks for itself. */
export type DashboardTab = Tab &
  ({ forMembers: string; Panel: ComponentType<{ user: User }> } | { forMembers: null; Panel: ComponentType<Record<never, never>> })

/** The tabs of the dashboard, in order; the first is what any other address falls back to. */
export const dashboardTabs = [
  { value: 'create', label: dashboard.create, Panel: CreateTab, forMembers: dashboard.createSignedOut },
  { value: 'manage', label: dashboard.manage, Panel: ManageTab, forMembers: dashboard.manageSignedOut },
  { value: 'account', label: accountStrings.account.tab, Panel: AccountTab, forMembers: null },
] as const satisfies DashboardTab[]
