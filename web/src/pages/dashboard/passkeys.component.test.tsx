import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { heldAnswer, refusal } from '../../data/testing/fake-api.ts'
import { fakeAuthenticator } from '../../data/testing/fake-authenticator.ts'
import { creationOptions, noSecondFactor, passkey, recoveryCodes, secondFactor } from '../../data/testing/second-factor-fixtures.ts'
import {
  closeSection,
  done,
  openAndProve,
  openDialog,
  openSection,
  password,
  stateRoute,
  waitForDialogToClose,
} from './second-factor-harness.tsx'

afterEach(closeSection)

const optionsRoute = 'POST /api/user/second-factor/passkeys/options'
const saveRoute = 'POST /api/user/second-factor/passkeys'
const saved = (codes: string[] | null) => () => Response.json({ passkey, recoveryCodes: codes }, { status: 201 })
const routes = { [optionsRoute]: () => Response.json(creationOptions), [saveRoute]: saved(null) }

describe('adding a passkey', () => {
  let prompts: ReturnType<typeof fakeAuthenticator>
  beforeEach(() => {
    prompts = fakeAuthenticator()
  })

  it('asks for a name and the password, and shows the recovery codes of a first factor', async () => {
    const api = openSection(noSecondFactor, { ...routes, [saveRoute]: saved(recoveryCodes) })
    const opener = await screen.findByRole('button', { name: 'Add a passkey' })
    fireEvent.click(opener)
    const dialog = openDialog()
    const name = dialog.getByLabelText('Name')
    expect(document.activeElement).toBe(name)
    fireEvent.change(name, { target: { value: ' Laptop ' } })
    const go = dialog.getByRole('button', { name: 'Continue' }) as HTMLButtonElement
    expect(go.disabled).toBe(true)
    fireEvent.change(dialog.getByLabelText('Your password'), { target: { value: password } })
    api.on(stateRoute, () => Response.json({ ...secondFactor, totp: false }))
    fireEvent.click(go)
    await screen.findByRole('alertdialog', { name: 'Save your recovery codes' })
    expect(api.callsOf(optionsRoute).map(({ body }) => body)).toEqual([{ password }])
    expect(api.callsOf(saveRoute).map(({ body }) => body)).toEqual([{ name: 'Laptop', passkey: expect.objectContaining({ id: 'AQID' }) }])
    fireEvent.click(openDialog().getByRole('button', { name: 'I have saved them' }))
    await waitForDialogToClose()
    await screen.findByText('10 codes left')
  })

  it('after a closed prompt asks the browser again, not the member', async () => {
    const api = openSection(secondFactor, routes)
    prompts.fails = 'NotAllowedError'
    const dialog = await openAndProve('Add a passkey', 'Continue')
    await dialog.findByText('The prompt was closed. Nothing has changed.')
    expect(dialog.queryByLabelText('Your password')).toBeNull()
    prompts.fails = null
    fireEvent.click(dialog.getByRole('button', { name: 'Ask again' }))
    await screen.findByText('Passkey added')
    await waitForDialogToClose()
    expect(api.callsOf(optionsRoute)).toHaveLength(1)
    expect(api.callsOf(saveRoute)).toHaveLength(1)
  })

  it.each([
    ['InvalidStateError', 'This device already has a passkey for your account.'],
    ['UnknownError', /^Your browser could not complete this\./],
  ])('that ends with %s says why and begins again', async (failure, text) => {
    openSection(secondFactor, routes)
    prompts.fails = failure
    const dialog = await openAndProve('Add a passkey', 'Continue')
    await dialog.findByText(text)
    dialog.getByLabelText('Your password')
  })

  it('needs a name', async () => {
    const api = openSection(secondFactor, routes)
    fireEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }))
    fireEvent.change(openDialog().getByLabelText('Name'), { target: { value: ' ' } })
    fireEvent.change(openDialog().getByLabelText('Your password'), { target: { value: password } })
    fireEvent.click(openDialog().getByRole('button', { name: 'Continue' }))
    openDialog().getByText('Please give it a name.')
    expect(api.callsOf(optionsRoute)).toEqual([])
  })

  it('that is refused says why', async () => {
    const full = () => refusal(409, 'An account has at most 10 passkeys.', { reason: 'PASSKEY_LIMIT' })
    openSection(secondFactor, { ...routes, [optionsRoute]: full })
    const dialog = await openAndProve('Add a passkey', 'Continue')
    await dialog.findByText('An account has at most 10 passkeys.')
    expect(prompts.count).toBe(0)
  })
})

it('a passkey is listed with its dates', async () => {
  openSection({ ...secondFactor, passkeys: [passkey, { ...passkey, id: 'k2', name: 'Key', lastUsedAt: '2026-03-11T12:00:00Z' }] })
  const [first, second] = await screen.findAllByRole('listitem')
  expect(first?.textContent).toMatch(/^LaptopAdded Mar 10, 2026 · not used yet/)
  expect(second?.textContent).toMatch(/^KeyAdded Mar 10, 2026 · last used Mar 11, 2026/)
})

it('a passkey is removed with the password, and the focus goes on to the page', async () => {
  const route = 'DELETE /api/user/second-factor/passkeys/k1'
  const api = openSection(secondFactor, { [route]: done })
  const name = 'Remove the passkey Laptop'
  const opener = await screen.findByRole('button', { name })
  opener.focus()
  const dialog = await openAndProve(name, 'Remove passkey')
  dialog.getByText(/^It no longer signs you in\./)
  const held = heldAnswer()
  api.on(stateRoute, held.answer)
  await screen.findByText('Passkey removed')
  await waitFor(() => expect(document.activeElement).toBe(opener))
  held.release(Response.json({ ...secondFactor, passkeys: [] }))
  expect(api.callsOf(route).map(({ body }) => body)).toEqual([{ password }])
  await waitFor(() => expect(screen.queryByText('Laptop')).toBeNull())
  await waitFor(() => expect(document.activeElement?.id).toBe('second-factor'))
})

it('removing the only factor says what that means', async () => {
  openSection({ ...secondFactor, totp: false })
  fireEvent.click(await screen.findByRole('button', { name: 'Remove the passkey Laptop' }))
  openDialog().getByText(/^It is your only second factor:/)
})

it('a browser without WebAuthn offers the app and says why', async () => {
  openSection(secondFactor)
  await screen.findByText(/^This browser cannot make passkeys\./)
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
  screen.getByRole('button', { name: 'Remove the passkey Laptop' })
})
