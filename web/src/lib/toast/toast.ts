import { strings } from '../../strings/strings.ts'
import { createToastStore, type ToastOptions } from './toast-store.ts'

export const toastStore = createToastStore((then, ms) => setTimeout(then, ms))

type Text = readonly [title: string, description: string]

export const toast = ([title, description]: Text, options?: ToastOptions) => toastStore.show(title, description, 'default', options)
export const toastError = ([title, description]: Text, options?: ToastOptions) =>
  toastStore.show(title, description, 'destructive', options)
/** Shows a destructive toast with the title 'Error'. */
export const toastProblem = (description: string) => toastError([strings.toasts.error, description])
