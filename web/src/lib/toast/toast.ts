import { strings } from '../../strings/strings.ts'
import { createToastStore } from './toast-store.ts'

export const toastStore = createToastStore((then, ms) => setTimeout(then, ms))

type Text = readonly [title: string, description: string]

export const toast = ([title, description]: Text) => toastStore.show(title, description)
export const toastError = ([title, description]: Text) => toastStore.show(title, description, 'destructive')
/** Shows a destructive toast with the title 'Error'. */
export const toastProblem = (description: string) => toastError([strings.toasts.error, description])
