/** The texts of the operators' console. */
export const enConsole = {
  title: 'Console',
}
