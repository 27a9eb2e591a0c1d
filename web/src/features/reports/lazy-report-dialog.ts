import { lazy } from 'react'

const fetchDialog = () => import('./report-dialog.tsx')

/** The dialog, whose code is fetched when it opens. */
export const LazyReportDialog = lazy(async () => ({ default: (await fetchDialog()).ReportDialog }))

/** Fetches the code of the dialog, for a button that is about to be pressed. */
export const prepareReportDialog = () => void fetchDialog().catch(() => undefined)
