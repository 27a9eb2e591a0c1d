import { Dialog } from 'radix-ui'
import { citationStrings } from '../../../strings/strings.ts'
import { TitledDialog } from '../../dialog/titled-dialog.tsx'
import type { CitedPassage } from './citation.ts'
import { PassageText } from './passage-text.tsx'

interface PassageDialogProps {
  passage: CitedPassage
  /** Receives the focus after closing. */
  opener: HTMLElement
  onClose: () => void
}

/** The passage that an answer cites: from the bottom of a narrow screen, in the middle of a wide one. */
export const PassageDialog = ({ passage: { n, title, page, pageLabel, heading, excerpt }, opener, onClose }: PassageDialogProps) => (
  <TitledDialog title={<bdi>{title}</bdi>} close={citationStrings.close} opener={opener} onClose={onClose}>
    <Dialog.Description className="mt-1 mb-4 text-14 text-ink-soft">{citationStrings.described(n, pageLabel ?? page)}</Dialog.Description>
    <PassageText heading={heading} text={excerpt} />
  </TitledDialog>
)
