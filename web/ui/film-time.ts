/** '0:42' or '1:02:03': a moment in a film. */
export function formatFilmTime(at_seconds: number): string {
  const whole = Math.max(0, Math.floor(at_seconds))
  const [hours, minutes, seconds] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (count: number) => String(count).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
}
