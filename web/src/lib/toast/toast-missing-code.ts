import { strings } from '../../strings/strings.ts'
import { isServerReachable } from '../errors/missing-code.ts'
import { toastError } from './toast.ts'

const { offline, newVersion } = strings.errors.missingCode

/** Says why a part of the page could not be opened: the browser is offline, or the product has a new version. */
export async function toastMissingCode(): Promise<void> {
  if (!(await isServerReachable())) toastError([offline.title, offline.part])
  else toastError([newVersion.title, newVersion.text], { action: { label: newVersion.action, run: () => window.location.reload() } })
}
