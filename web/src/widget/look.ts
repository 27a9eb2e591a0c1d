import { inkOn } from '../lib/embed/ink-on.ts'
import type { Options } from './options.ts'

/** The height and distance of buttons, in pixels. */
const step = 68

/**
 * Returns the style sheet of a widget's shadow root. A constructed sheet is allowed by every content security policy. `index` counts the
 * widgets on the same side, whose buttons are side by side.
 */
export function createSheet({ color, side }: Options, index: number): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
:host{all:initial;color-scheme:light dark}
button,.greeting,iframe{position:fixed;z-index:2147483000;box-shadow:0 6px 20px rgb(0 0 0/.3)}
button{box-sizing:border-box;margin:0;padding:0;border:0;cursor:pointer;font:16px/1.5 system-ui,sans-serif}
button:focus-visible{outline:3px solid #fff;box-shadow:0 0 0 6px #191a1e}
.toggle{bottom:20px;${side}:${20 + step * index}px;display:grid;place-items:center;width:56px;height:56px;border:2px solid #fff;border-radius:50%;background:${color};color:${inkOn(color)}}
svg{width:26px;height:26px;fill:none;stroke:currentColor;stroke-width:2}
.cross,[aria-expanded=true] .speech{display:none}
[aria-expanded=true] .cross{display:block}
iframe{bottom:88px;${side}:20px;width:min(400px,100vw - 40px);height:min(640px,100vh - 112px);border:0;border-radius:14px;background:Canvas}
.greeting{bottom:88px;${side}:${20 + step * index}px;display:flex;max-width:min(280px,100vw - 40px);border-radius:14px;background:#fff;color:#191a1e}
.greeting button{position:static;box-shadow:none;background:none;color:inherit;border-radius:14px}
.greeting button:focus-visible{outline:2px solid #191a1e;outline-offset:-2px}
.greeting .say{padding-block:12px;padding-inline:16px 0;text-align:start;overflow-wrap:anywhere}
.dismiss{display:grid;place-items:center;width:44px;min-height:44px;flex:none}
.dismiss svg{width:16px;height:16px}
[hidden]{display:none!important}
@media (max-width:480px){iframe{inset:0;width:100vw;height:100vh;height:100dvh;border-radius:0}.live~.toggle[aria-expanded=true]{display:none}}
@media (prefers-reduced-motion:no-preference){iframe:not([hidden]){animation:enter .2s ease-out}@keyframes enter{from{opacity:0;transform:translateY(12px)}}}
@media (forced-colors:active){.toggle,.greeting,iframe{border:2px solid}}
@media print{:host{display:none}}`)
  return sheet
}
