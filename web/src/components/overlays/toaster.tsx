import { Toast } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import { CircleAlert, X } from '#icons'
import { toastStore } from '../../lib/toast/toast.ts'
import { strings } from '../../strings/strings.ts'

export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.list)
  return (
    <Toast.Provider swipeThreshold={50} duration={5000} label={strings.shell.notifications}>
      {toasts.map(({ id, title, description, variant, duration, action, open }) => (
        <Toast.Root
          key={id}
          open={open}
          {...(duration && { duration })}
          onOpenChange={(stays) => !stays && toastStore.dismiss(id)}
          type={variant === 'destructive' ? 'foreground' : 'background'}
          data-variant={variant}
          className="toast flex items-start gap-3 rounded-card border border-line bg-raised p-4 shadow-float data-[variant=destructive]:border-danger"
        >
          {variant === 'destructive' && <CircleAlert aria-hidden className="mt-0.5 size-5 flex-none text-danger" />}
          <div className="min-w-0 flex-1">
            <Toast.Title className="text-14 font-strong">{title}</Toast.Title>
            {description && <Toast.Description className="text-14 text-ink-soft">{description}</Toast.Description>}
          </div>
          {action && (
            <Toast.Action altText={action.label} onClick={action.run} className="text-link -my-1.5 flex-none px-1">
              {action.label}
            </Toast.Action>
          )}
          <Toast.Close aria-label={strings.shell.dismiss} className="icon-button -m-2">
            <X aria-hidden className="size-4" />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport className="fixed inset-x-2 top-bar z-50 mx-auto mt-2 flex max-w-toast flex-col gap-2" />
    </Toast.Provider>
  )
}
