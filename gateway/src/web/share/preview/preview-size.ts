/** The size of a preview image, in pixels: what sites recommend for `og:image`. */
export const width = 1_200
export const height = 630
