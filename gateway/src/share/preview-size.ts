/** What the places that show a link's picture ask for, in pixels. */
export const width = 1_200
export const height = 630
