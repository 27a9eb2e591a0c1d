import { toast, toastError } from './toast/toast.ts'

type ToastText = readonly [title: string, text: string]

/** Copies a text and shows the toast `copied`, or without clipboard access the toast `failed`. */
export async function copyText(text: string, { copied, failed }: { copied: ToastText; failed: ToastText }) {
  try {
    await navigator.clipboard.writeText(text)
    toast(copied)
  } catch {
    toastError(failed)
  }
}
