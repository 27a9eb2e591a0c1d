import { Button } from '../../../components/button.tsx'

interface DialogButtonsProps {
  words: { save: string; cancel: string }
  isPending?: boolean
  onCancel: () => void
}

/** The buttons at the end of a form in a dialog. */
export const DialogButtons = ({ words, isPending = false, onCancel }: DialogButtonsProps) => (
  <div className="flex flex-wrap-reverse justify-end gap-3">
    <Button onClick={onCancel} className="max-sm:w-full">
      {words.cancel}
    </Button>
    <Button type="submit" look="primary" aria-disabled={isPending} className="max-sm:w-full">
      {words.save}
    </Button>
  </div>
)
