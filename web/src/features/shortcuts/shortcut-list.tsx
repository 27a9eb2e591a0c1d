import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { TitledDialog } from '../../components/dialog/titled-dialog.tsx'
import { SwitchRow } from '../../components/form/switch-row.tsx'
import { shortcutStrings as words } from '../../strings/strings.ts'
import { areShortcutsOn, switchShortcuts } from './shortcut-state.ts'

interface ShortcutListProps {
  opener: HTMLElement
  onClose: () => void
}

/** The list of shortcuts, with the switch for those of one key. */
export function ShortcutList({ opener, onClose }: ShortcutListProps) {
  const [isOn, setOn] = useState(areShortcutsOn)
  const choose = (next: boolean) => {
    setOn(next)
    switchShortcuts(next)
  }
  return (
    <TitledDialog title={words.title} close={words.close} opener={opener} onClose={onClose}>
      <Dialog.Description className="mt-2 text-14 text-ink-soft">{words.text}</Dialog.Description>
      {words.groups.map(({ name, keys }) => (
        <section key={name} aria-label={name} className="mt-5">
          <h3 className="text-14 font-strong text-ink-soft">{name}</h3>
          <dl className="mt-1 grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
            {keys.map(([key, what]) => (
              <div key={key} className="contents">
                <dt>
                  <kbd className="rounded-control border border-line bg-sunken px-2 py-0.5 font-mono text-14">{key}</kbd>
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <div className="mt-6">
        <SwitchRow {...words.switch} on={isOn} isPending={false} onChoose={choose} />
      </div>
    </TitledDialog>
  )
}
