/** The most toasts shown at a time, and the milliseconds after which a dismissed one is removed from the list. */
const limit = 1
const removalDelay = 1_000_000

export interface ToastOptions {
  /** Milliseconds until it closes; 5,000 by default. */
  duration?: number
  action?: { label: string; run: () => void }
}

export interface Toast extends ToastOptions {
  id: number
  title: string
  description: string
  variant: 'default' | 'destructive'
  open: boolean
}

type Later = (then: () => void, ms: number) => unknown

export function createToastStore(later: Later) {
  let toasts: Toast[] = []
  let lastId = 0
  const listeners = new Set<() => void>()
  const update = (next: Toast[]) => {
    toasts = next
    for (const listener of listeners) listener()
  }

  return {
    list: () => toasts,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Shows a toast, which replaces the current one. */
    show: (title: string, description: string, variant: Toast['variant'] = 'default', options: ToastOptions = {}) => {
      lastId += 1
      update([{ id: lastId, title, description, variant, ...options, open: true }, ...toasts].slice(0, limit))
    },
    dismiss: (id: number) => {
      update(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)))
      later(() => update(toasts.filter((toast) => toast.id !== id)), removalDelay)
    },
  }
}
