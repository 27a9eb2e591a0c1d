import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { openExport } from '../../../data/accounts/account.ts'
import { useReportFailure } from '../../../data/accounts/use-report-failure.ts'
import { saveFile } from '../../../lib/files/save-file.ts'
import { toast } from '../../../lib/toast/toast.ts'
import { accountStrings } from '../../../strings/strings.ts'
import { readDownload } from './read-download.ts'

const { toasts } = accountStrings

/** Downloads all data of the account and saves it as a file. `bytes` is the number of bytes received. */
export function useExport(username: string) {
  const [bytes, setBytes] = useState(0)
  const report = useReportFailure()
  const mutation = useMutation({
    mutationFn: async () => {
      setBytes(0)
      return readDownload(await openExport(), `rostra-${username}.zip`, setBytes)
    },
    onSuccess: (download) => {
      saveFile(download.name, download.content)
      toast(toasts.exported(download.name))
    },
    onError: (error) => report(error, toasts.exportFailed),
  })
  return { ...mutation, bytes }
}
