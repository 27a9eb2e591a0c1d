import { Dialog } from 'radix-ui'
import { useRef, useState } from 'react'
import { Button } from '../../../../components/button.tsx'
import { TitledDialog } from '../../../../components/dialog/titled-dialog.tsx'
import { personaFormStrings } from '../../../../strings/strings.ts'
import { CropFrame } from './crop-frame.tsx'
import { firstView } from './crop-view.ts'
import { cropPicture } from './picture-file.ts'

const words = personaFormStrings.crop

interface CropDialogProps {
  picture: ImageBitmap
  opener: HTMLElement
  onCancel: () => void
  onCropped: (file: File) => void
  onFailed: () => void
}

/** Chooses the square part of a picture that becomes the avatar. */
export function CropDialog({ picture, opener, onCancel, onCropped, onFailed }: CropDialogProps) {
  const [view, setView] = useState(() => firstView(picture))
  const [isCropping, setIsCropping] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const crop = () => {
    setIsCropping(true)
    void cropPicture(picture, view).then(onCropped, onFailed)
  }
  return (
    <TitledDialog title={words.title} close={words.cancel} opener={opener} onClose={onCancel} first={frame}>
      <Dialog.Description className="sr-only">{words.text}</Dialog.Description>
      <div className="mt-4">
        <CropFrame picture={picture} view={view} onChange={setView} frame={frame} />
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel} className="min-h-touch">
          {words.keep}
        </Button>
        <Button look="primary" disabled={isCropping} onClick={crop} className="min-h-touch">
          {words.use}
        </Button>
      </div>
    </TitledDialog>
  )
}
