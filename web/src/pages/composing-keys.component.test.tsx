import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { createRef, type ReactElement } from 'react'
import { MessageBox } from '../components/message/message-box.tsx'
import { renderApp } from '../data/testing/render-app.tsx'
import { NoteForm } from '../features/account/memory/note-form.tsx'
import { EditBox } from '../features/chat/messages/edit-box.tsx'
import { PromptField } from '../features/discussion/form/prompt-field.tsx'
import { RenameForm } from '../features/history/row/rename-form.tsx'
import { QuestionForm } from '../features/three-sixty/question-form.tsx'

afterEach(cleanup)

type Act = () => void
const nothing = () => undefined

/** Every field in which a key does something with the text: how it is drawn, and that key. */
const fields: [string, { key: string; ctrlKey?: boolean }, (act: Act) => ReactElement][] = [
  [
    'Enter in a message',
    { key: 'Enter' },
    (act) => (
      <MessageBox
        input={createRef()}
        value="東京"
        words={{ send: 'Send', stop: 'Stop' }}
        canSend
        busy={false}
        onText={nothing}
        onSend={act}
        onStop={nothing}
      />
    ),
  ],
  [
    'Enter in an edited message',
    { key: 'Enter' },
    (act) => <EditBox text="東京" price="" locked={false} onText={nothing} onSend={act} onCancel={nothing} />,
  ],
  [
    'Escape in an edited message',
    { key: 'Escape' },
    (act) => <EditBox text="東京" price="" locked={false} onText={nothing} onSend={nothing} onCancel={act} />,
  ],
  [
    'Enter in a question to three models',
    { key: 'Enter' },
    (act) => <QuestionForm text="東京" limit={null} isAsking={false} signUpFrom={null} onText={nothing} onSubmit={act} />,
  ],
  [
    'Enter in a note',
    { key: 'Enter' },
    (act) => (
      <NoteForm label="Note" text="東京" error={null} onText={nothing} onSave={act}>
        {nothing}
      </NoteForm>
    ),
  ],
  ['Escape in a title', { key: 'Escape' }, (act) => <RenameForm title="東京" onSave={nothing} onCancel={act} />],
  [
    'Ctrl+Enter in a question to a circle',
    { key: 'Enter', ctrlKey: true },
    (act) => <PromptField value="東京" onText={nothing} onSubmitKey={act} />,
  ],
]

describe.each(fields)('%s', (_name, key, draw) => {
  it.each([
    ['confirms what an input method composes', { isComposing: true, keyCode: 229 }, 0],
    ['confirms it where the composition has ended before the key', { isComposing: false, keyCode: 229 }, 0],
    ['acts outside of a composition', { isComposing: false, keyCode: 13 }, 1],
  ])('%s', (_which, how, times) => {
    const act = jest.fn()
    renderApp(draw(act), null)
    fireEvent.keyDown(screen.getByRole('textbox'), { ...key, ...how })
    expect(act).toHaveBeenCalledTimes(times)
  })
})

describe.each(fields.filter(([name]) => /^Enter in (?:a message|an edited message|a question)/.test(name)))(
  'on a touch screen %s',
  (_name, key, draw) => {
    it('breaks the line, and sends with Ctrl or ⌘', () => {
      const touch = jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
      const act = jest.fn()
      renderApp(draw(act), null)
      const box = screen.getByRole<HTMLTextAreaElement>('textbox')
      expect(fireEvent.keyDown(box, key)).toBe(true)
      expect(act).toHaveBeenCalledTimes(0)
      for (const modifier of ['ctrlKey', 'metaKey']) fireEvent.keyDown(box, { ...key, [modifier]: true })
      expect(act).toHaveBeenCalledTimes(2)
      touch.mockRestore()
    })
  },
)
