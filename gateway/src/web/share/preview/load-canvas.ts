import { registerPreviewFonts } from './preview-fonts.ts'

async function load() {
  const { createCanvas, loadImage, GlobalFonts } = await import('@napi-rs/canvas')
  return { createCanvas, loadImage, fonts: registerPreviewFonts(GlobalFonts) }
}

let loaded: ReturnType<typeof load> | undefined

/** Loads the canvas and the fonts with the first image, because most processes draw none. */
export function loadCanvas(): ReturnType<typeof load> {
  loaded ??= load()
  return loaded
}
