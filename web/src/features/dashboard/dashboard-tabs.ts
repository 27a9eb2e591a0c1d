import type { ComponentType } from 'react'
import { accountStrings } from '../../strings/account-strings.ts'
import { AccountTab } from '../account/account-tab.tsx'

export interface DashboardTab {
  /** As it stands in the address. */
  value: string
  label: string
  Panel: ComponentType
}

/** The tabs of the dashboard, in order; the first is what any other address falls back to. */
export const dashboardTabs = [{ value: 'account', label: accountStrings.account.tab, Panel: AccountTab }] as const satisfies DashboardTab[]
