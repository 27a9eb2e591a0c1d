/** Whether the window has the width of a phone. */
export const isPhone = (): boolean => window.matchMedia('(width < 40rem)').matches
