// <script src="https://…/embed.js" data-persona="slug" async></script> adds the chat of a persona to a page.
// data-mode: bubble (a round button, the default) or inline (at the position of the script); data-theme: light, dark; data-label: accessible name.
;(() => {
  const script = document.currentScript
  const { persona, mode, theme, label = 'Chat with an AI persona' } = script?.dataset ?? {}
  if (!persona) return
  const home = new URL(script.src).origin

  const make = (name, attributes, look) => {
    const element = document.createElement(name)
    for (const key of Object.keys(attributes)) element.setAttribute(key, attributes[key])
    // Styles set through the object model are allowed by every content security policy.
    element.style.cssText = look
    return element
  }
  const query = theme === 'light' || theme === 'dark' ? `?theme=${theme}` : ''
  const makeFrame = (look) =>
    make(
      'iframe',
      {
        title: label,
        loading: 'lazy',
        referrerpolicy: 'strict-origin',
        allow: 'clipboard-write',
        sandbox: 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
        // The frame posts its close message to this origin only.
        src: `${home}/embed/${encodeURIComponent(persona)}${query}#for=${encodeURIComponent(location.origin)}`,
      },
      `border:0;border-radius:14px;${look}`,
    )

  if (mode === 'inline') {
    script.after(makeFrame('display:block;width:100%;height:600px;max-height:90vh'))
    return
  }

  const drawing = (path) => {
    const [svg, line] = ['svg', 'path'].map((name) => document.createElementNS('http://www.w3.org/2000/svg', name))
    svg.setAttribute('viewBox', '0 0 24 24')
    svg.setAttribute('aria-hidden', 'true')
    line.setAttribute('d', path)
    svg.style.cssText = 'width:26px;height:26px;fill:none;stroke:currentColor;stroke-width:2'
    svg.append(line)
    return svg
  }
  const speech = drawing('M4 5h16v11H10l-5 4v-4H4z')
  const cross = drawing('M6 6l12 12M18 6L6 18')

  const begin = () => {
    // Several buttons are side by side; one chat is open at a time.
    const right = 20 + 68 * document.querySelectorAll('[data-rostra]').length
    const host = make('div', { 'data-rostra': '' }, 'all:initial')
    const corner = host.attachShadow({ mode: 'open' })
    const place = 'position:fixed;z-index:2147483000;box-shadow:0 6px 20px rgb(0 0 0/.3)'
    const button = make(
      'button',
      { type: 'button', 'aria-label': label, 'aria-expanded': 'false' },
      `${place};bottom:20px;right:${right}px;display:grid;place-items:center;width:56px;height:56px;border:2px solid #fff;border-radius:50%;background:#4f46e5;color:#fff;cursor:pointer`,
    )
    button.append(speech)
    let frame
    let isOpen = false
    const toggle = (open) => {
      if (open) document.dispatchEvent(new Event('rostra:open'))
      isOpen = open
      button.setAttribute('aria-expanded', String(open))
      button.replaceChildren(open ? cross : speech)
      if (!frame) {
        frame = makeFrame(`${place};bottom:88px;right:20px;width:min(400px,100vw - 40px);height:min(640px,100vh - 112px);background:Canvas`)
        button.before(frame)
      }
      frame.style.display = open ? 'block' : 'none'
      if (open) frame.focus()
      else button.focus()
    }
    const close = () => isOpen && toggle(false)
    button.addEventListener('click', () => toggle(!isOpen))
    document.addEventListener('rostra:open', close)
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && close())
    addEventListener('message', ({ source, origin, data }) => {
      if (origin === home && data === 'rostra:close' && source === frame?.contentWindow) close()
    })
    corner.append(button)
    document.body.append(host)
  }
  if (document.body) begin()
  else addEventListener('DOMContentLoaded', begin)
})()
