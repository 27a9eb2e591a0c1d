import { afterEach, describe, expect, it } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { refusal } from '../../data/testing/fake-api.ts'
import { noSecondFactor, recoveryCodes, secondFactor } from '../../data/testing/second-factor-fixtures.ts'
import {
  button,
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

const startRoute = 'POST /api/user/second-factor/totp'
const confirmRoute = 'POST /api/user/second-factor/totp/confirm'
const app = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Rostra:ada?secret=JBSWY3DPEHPK3PXP&issuer=Rostra' }

describe('the section', () => {
  it('says that there is none, and what to add', async () => {
    openSection(noSecondFactor)
    await screen.findByText('Off')
    screen.getByText(/Add one of the two below\./)
    button('Set up an app')
    expect(screen.queryByText('Recovery codes')).toBeNull()
  })

  it('says that the role needs one', async () => {
    openSection({ ...noSecondFactor, neededForRole: true })
    await screen.findByText(/Your role needs a second factor/)
  })

  it('says when few recovery codes are left', async () => {
    openSection({ ...secondFactor, recoveryCodesLeft: 1 })
    await screen.findByText('1 code left')
    screen.getByText('Make new ones before they run out.')
  })

  it('that could not be loaded is tried again', async () => {
    const api = openSection(secondFactor, { [stateRoute]: () => refusal(503, 'Later') })
    await screen.findByText('Your second factor could not be loaded.')
    api.on(stateRoute, () => Response.json(secondFactor))
    fireEvent.click(button('Try again'))
    await screen.findByText('10 codes left')
  })

  it('in a session without the factor offers to sign in again, and nothing to change', async () => {
    const api = openSection({ ...secondFactor, usedInSession: false })
    await screen.findByText(/^You are signed in without your second factor here\./)
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Sign in again'])
    fireEvent.click(button('Sign in again'))
    const address = await screen.findByLabelText('Address')
    expect(address.textContent).toBe('/auth?tab=login&next=%2Fdashboard%3Ftab%3Daccount%23second-factor')
    expect(api.callsOf('POST /api/logout')).toHaveLength(1)
  })
})

describe('an authenticator app', () => {
  it('is set up by QR code or secret, and confirmed by its first code', async () => {
    const wrong = { reason: 'WRONG_PASSWORD', fields: { password: 'Your current password is not correct' } }
    const api = openSection(noSecondFactor, {
      [startRoute]: () => refusal(400, 'Your current password is not correct', wrong),
      [confirmRoute]: () => refusal(400, 'This code is not right. Try again.', { reason: 'SECOND_FACTOR_INVALID' }),
    })
    const dialog = await openAndProve('Set up an app', 'Continue')
    await dialog.findByText('Your current password is not correct')
    api.on(startRoute, () => Response.json(app))
    fireEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    await dialog.findByRole('img', { name: 'QR code with the secret for your authenticator app' })
    dialog.getByText('JBSW Y3DP EHPK 3PXP')
    const code = dialog.getByLabelText('Code from the app') as HTMLInputElement
    fireEvent.change(code, { target: { value: '111 111' } })
    await dialog.findByText('This code is not right. Try again.')
    await waitFor(() => expect(document.activeElement).toBe(code))
    expect(screen.getByText('Off')).toBeTruthy()
    api.on(confirmRoute, () => Response.json({ recoveryCodes }))
    api.on(stateRoute, () => Response.json({ ...secondFactor, passkeys: [] }))
    fireEvent.change(code, { target: { value: '222222' } })
    await screen.findByRole('alertdialog', { name: 'Save your recovery codes' })
    expect(api.callsOf(startRoute).map(({ body }) => body)).toEqual([{ password }, { password }])
    expect(api.callsOf(confirmRoute).map(({ body }) => body)).toEqual([{ code: '111111' }, { code: '222222' }])
    await waitFor(() => expect(screen.getByText('On')).toBeTruthy())
  })

  it('that is confirmed too late begins again', async () => {
    const late = () => refusal(400, 'This took too long. Start again.', { reason: 'SECOND_FACTOR_EXPIRED' })
    openSection(noSecondFactor, { [startRoute]: () => Response.json(app), [confirmRoute]: late })
    const dialog = await openAndProve('Set up an app', 'Continue')
    fireEvent.change(await dialog.findByLabelText('Code from the app'), { target: { value: '222222' } })
    await dialog.findByText('This took too long. Start again.')
    fireEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    await dialog.findByLabelText('Code from the app')
    expect(dialog.queryByText('This took too long. Start again.')).toBeNull()
  })

  it('beside a passkey brings no new recovery codes', async () => {
    openSection(
      { ...secondFactor, totp: false },
      { [startRoute]: () => Response.json(app), [confirmRoute]: () => Response.json({ recoveryCodes: null }) },
    )
    const dialog = await openAndProve('Set up an app', 'Continue')
    fireEvent.change(await dialog.findByLabelText('Code from the app'), { target: { value: '222222' } })
    await screen.findByText('Authenticator app set up')
    await waitForDialogToClose()
  })

  it('is removed with the password; a refusal keeps it and says why', async () => {
    const route = 'DELETE /api/user/second-factor/totp'
    const needed = 'Sign in again with your second factor to change this.'
    const api = openSection(secondFactor, { [route]: () => refusal(403, needed, { reason: 'SECOND_FACTOR_NEEDED' }) })
    const dialog = await openAndProve('Remove the authenticator app', 'Remove app')
    await dialog.findByText(needed)
    api.on(route, done)
    api.on(stateRoute, () => Response.json({ ...secondFactor, totp: false }))
    fireEvent.click(dialog.getByRole('button', { name: 'Remove app' }))
    await screen.findByText('Authenticator app removed')
    await screen.findByRole('button', { name: 'Set up an app' })
    expect(api.callsOf(route).at(-1)?.body).toEqual({ password })
  })
})

describe('recovery codes', () => {
  const route = 'POST /api/user/second-factor/recovery-codes'
  const openCodes = async () => {
    const api = openSection(secondFactor, { [route]: () => Response.json({ recoveryCodes }) })
    await openAndProve('Make new codes', 'Make new codes')
    await screen.findByRole('alertdialog', { name: 'Save your recovery codes' })
    return api
  }

  it('are shown until the member has saved them, and the focus returns to the section', async () => {
    await openCodes()
    expect(
      openDialog()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(recoveryCodes)
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
    fireEvent.click(openDialog().getByRole('button', { name: 'I have saved them' }))
    await waitForDialogToClose()
    await waitFor(() => expect(document.activeElement?.id).toBe('second-factor'))
    expect(screen.queryByText(recoveryCodes[0] ?? '')).toBeNull()
  })

  it('are copied one a line, and saved as a text file', async () => {
    await openCodes()
    let copied = ''
    const writeText = async (text: string) => {
      copied = text
    }
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    fireEvent.click(openDialog().getByRole('button', { name: 'Copy' }))
    await screen.findByText('Paste the codes where you keep them.')
    expect(copied).toBe(recoveryCodes.join('\n'))

    const files: Blob[] = []
    const names: string[] = []
    URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`
    HTMLAnchorElement.prototype.click = function click() {
      names.push(this.download)
    }
    fireEvent.click(openDialog().getByRole('button', { name: 'Download' }))
    expect(names).toEqual(['rostra-recovery-codes.txt'])
    expect(files[0]?.size).toBe(['Recovery codes of ada for Rostra', 'Each code works once.', '', ...recoveryCodes, ''].join('\n').length)
  })
})
