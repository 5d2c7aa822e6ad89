/** Days of the week in English, and times of the day with two digits: `09:00`. */
export type OpeningHours = Record<'from' | 'to' | 'opens' | 'closes', string>

export const days = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** The days from the first to the last, both included. */
export function daysOpen({ from, to }: OpeningHours) {
  const names: readonly string[] = days
  const [first, last] = [names.indexOf(from), names.indexOf(to)]
  return days.filter((_, day) => day >= first && day <= last)
}

/** 'Monday to Friday, 9 am to 5:30 pm'. */
export function describeHours({ from, to, opens, closes }: OpeningHours): string {
  return `${from === to ? from : `${from} to ${to}`}, ${clock(opens)} to ${clock(closes)}`
}

function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`
}
