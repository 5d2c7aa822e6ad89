/** @throws when there is nothing to take the median of, which would otherwise pass as a number */
export function median(values: readonly number[]): number {
  const inOrder = values.toSorted((a, b) => a - b)
  const upper = inOrder[inOrder.length >> 1]
  const lower = inOrder[(inOrder.length - 1) >> 1]
  if (upper === undefined || lower === undefined) throw new Error('No values, so no median.')
  return (lower + upper) / 2
}

export function rounded(value: number, decimals = 0): number {
  return Number(value.toFixed(decimals))
}

/** Bytes in KB of 1024, to a hundredth. */
export function kilobytes(bytes: number): number {
  return rounded(bytes / 1024, 2)
}
