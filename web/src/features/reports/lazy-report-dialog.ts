import { lazyDialog } from '../../lib/loading/lazy-dialog.tsx'

/** The dialog that reports a persona or an answer. */
export const LazyReportDialog = lazyDialog(
  () => import('./report-dialog.tsx'),
  ({ ReportDialog }) => ReportDialog,
)
