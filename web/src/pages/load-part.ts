import { moduleLoader } from '../lib/loading/module-loader.ts'

/** The functions that fetch the parts of a member's pages, which other pages do without. */
export const loadMemberMenu = moduleLoader(() => import('./layout/member-menu.tsx'))
export const loadOverview = moduleLoader(() => import('../features/overview/overview.tsx'))
export const loadCreateTab = () => import('./dashboard/create-tab.tsx')
export const loadManageTab = moduleLoader(() => import('./dashboard/manage-tab.tsx'))
export const loadAccountTab = moduleLoader(() => import('./dashboard/account-tab.tsx'))
