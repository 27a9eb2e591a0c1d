import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/request.ts'
import { saveFile } from '../../components/save-file.ts'
import { toast } from '../../components/toast.ts'
import { accountStrings } from '../../strings/account-strings.ts'
import { readDownload } from './read-download.ts'
import { useReportFailure } from './use-report-failure.ts'

const { toasts } = accountStrings

/** Fetches everything there is of the account and hands it to the browser as a file. `bytes` have come so far. */
export function useExport(username: string) {
  const [bytes, setBytes] = useState(0)
  const report = useReportFailure()
  const mutation = useMutation({
    mutationFn: async () => {
      setBytes(0)
      return readDownload(await call('/api/user/export'), `rostra-${username}.zip`, setBytes)
    },
    onSuccess: (download) => {
      saveFile(download.name, download.content)
      toast(toasts.exported(download.name))
    },
    onError: (error) => report(error, toasts.exportFailed),
  })
  return { ...mutation, bytes }
}
