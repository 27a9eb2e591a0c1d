export const enCircle = {
  title: 'Circle of Experts',
}
